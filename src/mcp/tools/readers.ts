import { beforeEdit } from '../../app/knowledge/before-edit.ts';
import { loadKnowledge } from '../../app/knowledge/load.ts';
import { query } from '../../app/knowledge/query.ts';
import { lintUnlessKnown } from '../../app/lint/kept-lint.ts';
import type { LintTarget } from '../../app/lint/request.ts';
import { flagIn, type Given, numberIn, textIn, textsIn } from '../../app/operations/parameters.ts';
import { remarksOf } from '../../app/operations/remarks.ts';
import { inForceForTask, taskContextText } from '../../cli/query/task-context.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';
import { contextOf } from '../../knowledge/context.ts';
import {
  checkFilters,
  parseComparison,
  type QueryFilters,
  type QuerySubject,
  querySubjects,
} from '../../knowledge/query/filters.ts';
import { countOf } from '../../render/count.ts';
import { renderInForce } from '../../render/knowledge/in-force.ts';
import { renderRenamesSince } from '../../render/knowledge/renames.ts';
import { suggest } from '../../text/closest-match.ts';
import { pageOf } from './page.ts';
import type { Tool } from './tool.ts';

const contextBudget = 2000;
const editBudget = 300;
const budget = { type: 'number', about: 'Tokens', least: 1 } as const;

export const contextTool: Tool = {
  name: 'context',
  about: 'What earlier tasks hand on to a task.',
  writes: false,
  parameters: { task: { type: 'text', isRequired: true }, budget },
  async run(context, given) {
    const loaded = await loadKnowledge(context);
    const { knowledge } = loaded;
    const task = textIn(given, 'task') ?? '';
    const found = contextOf(knowledge, task);
    if (!found) {
      const ids = knowledge.tasks.map(({ id }) => id);
      throw new BatonError('usage', `Unknown task \`${task}\``, {
        help: suggest(task, ids, '`query` with subject tasks lists them'),
      });
    }
    const inForce = await inForceForTask(context, loaded, found);
    const text = taskContextText(
      found,
      inForce,
      loaded.workspace,
      numberIn(given, 'budget') ?? contextBudget,
    );
    return { data: {}, text };
  },
};

export const beforeEditTool: Tool = {
  name: 'before_edit',
  about: 'Decisions, rejected options and gotchas in force for files. Call it before you edit them.',
  writes: false,
  parameters: {
    files: { type: 'texts', isRequired: true },
    tags: { type: 'texts' },
    budget,
  },
  async run(context, given) {
    const files = textsIn(given, 'files');
    if (files.length === 0) throw new BatonError('usage', 'Missing files', { help: 'name at least one' });
    const found = await beforeEdit(context, { files, tags: textsIn(given, 'tags') });
    const whole = 'before_edit with a larger budget';
    const text = renderInForce(found, numberIn(given, 'budget') ?? editBudget, whole);
    const { renamesSince } = found;
    const notes = renamesSince === undefined ? [] : [renderRenamesSince(renamesSince)];
    return {
      data: { ...remarksOf({ notes }) },
      text: text === '' ? 'Nothing is in force for these files.\n' : text,
    };
  },
};

const filterNames = [
  'severity',
  'state',
  'status',
  'outcome',
  'agent',
  'thread',
  'task',
  'file',
  'category',
  'text',
] as const;

export const queryTool: Tool = {
  name: 'query',
  about: 'Search the records. Each subject has its own filters.',
  writes: false,
  parameters: {
    subject: { type: 'text', isRequired: true, words: querySubjects },
    ...Object.fromEntries(filterNames.map((name) => [name, { type: 'text' } as const])),
    tags: { type: 'texts' },
    confidence: { type: 'text', about: '<0.5' },
    open: { type: 'flag' },
    blocking: { type: 'flag' },
    pending: { type: 'flag' },
    cursor: { type: 'text' },
  },
  async run(context, given) {
    const subject = given.subject as QuerySubject;
    const filters = filtersIn(given);
    checkFilters(subject, filters, (filter) => filter);
    const rows = await query(context, subject, filters);
    return { data: { ...pageOf(rows, given) } };
  },
};

function filtersIn(given: Given): QueryFilters {
  const sent = textIn(given, 'confidence');
  const confidence = sent === undefined ? undefined : parseComparison(sent);
  if (sent !== undefined && !confidence) {
    throw new BatonError('usage', `Unexpected \`${sent}\` for \`confidence\`, expected a comparison`, {
      help: 'write `<0.5` or `>=0.8`',
    });
  }
  const texts = filterNames.flatMap((name) => {
    const value = textIn(given, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const flags = (['open', 'blocking', 'pending'] as const).filter((name) => flagIn(given, name));
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(flags.map((name) => [name, true])),
    ...(given.tags === undefined ? {} : { tags: textsIn(given, 'tags') }),
    confidence,
  };
}

export const lintTool: Tool = {
  name: 'lint',
  about: 'Check records; findings come with their fix.',
  writes: false,
  parameters: {
    target: { type: 'text', words: ['worktree', 'staged', 'branch', 'text'], about: 'Default: worktree' },
    since: { type: 'text', about: 'branch: the revision it began from' },
    paths: { type: 'texts' },
    path: { type: 'text', about: 'text: its path' },
    text: { type: 'text' },
    cursor: { type: 'text' },
  },
  async run(context, given) {
    const { target, since } = targetIn(given);
    const asked = { target, since, paths: textsIn(given, 'paths'), findsSkills: true };
    const found = await lintUnlessKnown(context, { ...asked, build: context.build });
    const { diagnostics, notices, records } = found;
    const page = pageOf(diagnostics.map(findingOf), given);
    const counts = { errors: countOf(diagnostics, 'error'), warnings: countOf(diagnostics, 'warning') };
    return { data: { records, ...counts, notices, ...page } };
  },
};

function targetIn(given: Given): { readonly target: LintTarget; readonly since: string | undefined } {
  const type = textIn(given, 'target') ?? 'worktree';
  const [path, since, text] = ['path', 'since', 'text'].map((name) => textIn(given, name));
  if (type === 'branch' && since === undefined) {
    throw new BatonError('usage', 'Missing `since` for branch', {
      help: 'name the revision that the branch began from, such as `main`',
    });
  }
  if (type === 'text' && (path === undefined || text === undefined)) {
    throw new BatonError('usage', 'Missing `path` or `text`', {
      help: 'the path says the kind of record, the text is checked',
    });
  }
  const target: LintTarget =
    type === 'text'
      ? { type: 'stdin', path: path ?? '', text: text ?? '' }
      : { type: type === 'staged' ? 'index' : 'worktree' };
  return { target, since: type === 'branch' ? since : undefined };
}

function findingOf({ at, fix, help, message, rule, severity }: Diagnostic) {
  return {
    rule,
    severity,
    path: at.path,
    line: at.span?.start.line ?? null,
    message,
    help: help ?? null,
    fix: fix ?? null,
  };
}
