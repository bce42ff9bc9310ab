import { renderHandoff, renderTask, taskIdOf } from '../../records/create/new-task.ts';
import { type Data, isData, listOf, notOfFormat, readLines, textOf } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, ImportedRecord, Remark } from '../types.ts';

/** A todo of a session. */
interface Todo {
  readonly text: string;
  readonly status: string;
}

/** What a session did, as far as it is taken over. */
interface Session {
  readonly id: string | undefined;
  readonly cwd: string | undefined;
  readonly branch: string | undefined;
  readonly startedAt: string | undefined;
  readonly todos: readonly Todo[];
  /** Absolute paths as the session wrote them; true where a file was created. */
  readonly files: ReadonlyMap<string, boolean>;
}

/**
 * Transcripts of Claude Code: the todos that were open at the end, and the files that were written. No text of a conversation is
 * taken over.
 *
 * @throws BatonError `unreadable` for another file
 */
export function importTranscripts(files: readonly ForeignFile[], context: ImportContext): Imported {
  const remarks: Remark[] = [];
  const records = files.flatMap((file) => importOne(file, context, remarks));
  return { records, additions: [], remarks };
}

function importOne(file: ForeignFile, context: ImportContext, remarks: Remark[]): ImportedRecord[] {
  const lines = readLines(file).flatMap(({ value }) => (isData(value) ? [value] : []));
  const session = sessionOf(lines);
  if (session.id === undefined)
    throw notOfFormat(file, 'transcript of Claude Code', 'no line has a `sessionId`');
  const note = (what: Remark['what'], field: string, detail: string) =>
    remarks.push({ file: file.name, what, field, detail });
  const open = session.todos.filter(({ status }) => status !== 'completed' && status !== 'deleted');
  const closed = session.todos.length - open.length;
  if (open.length === 0) {
    note('left out', 'session', 'no todo was open at its end');
    return [];
  }
  if (closed > 0) note('left out', 'todos', `${closed} that were completed`);
  note('left out', 'messages', 'no text of the conversation is imported');
  note('assumed', 'outcome', 'none, a transcript does not say it (add it to the handoff)');
  const paths = [...session.files].map(([path, isNew]) => ({ path: relativeTo(session.cwd, path), isNew }));
  const outside = paths.filter(({ path }) => path === undefined).length;
  if (outside > 0) note('left out', 'files', `${outside} outside of the folder of the session`);
  const named = (isNew: boolean) =>
    paths.flatMap((one) => (one.path !== undefined && one.isNew === isNew ? [{ path: one.path }] : []));
  const id = context.renamed('task', taskIdOf(`session ${session.id.slice(0, 12)}`));
  const text = [
    renderTask({
      id,
      name: `Open todos of session ${session.id}`,
      metadata: [
        ['Status', 'in_progress'],
        ['Session', session.id],
        ...(session.branch === undefined ? [] : [['Branch', session.branch] as const]),
        ...(session.startedAt === undefined ? [] : [['Started', session.startedAt] as const]),
      ],
      objective: `Open work at the end of session ${session.id}.`,
      dependsOn: [],
      criteria: open.map((todo) => ({ text: todo.text, isDone: false })),
    }),
    renderHandoff(
      {
        outcome: null,
        migrated_from: file.name,
        files_created: named(true),
        files_modified: named(false),
        suggested_next_steps: open.map((todo) => ({ step: todo.text })),
      },
      undefined,
    ),
  ].join('\n');
  return [{ kind: 'task', id, path: `tasks/${id}.md`, text, file: file.name }];
}

/** Follows the calls of tools that keep todos and write files; what failed did nothing. */
function sessionOf(lines: readonly Data[]): Session {
  const failed = new Set(
    lines.flatMap((line) =>
      blocksOf(line).flatMap((block) =>
        block.type === 'tool_result' && block.is_error === true ? [String(block.tool_use_id)] : [],
      ),
    ),
  );
  const results = new Map(
    lines.flatMap((line) =>
      blocksOf(line).flatMap((block) =>
        block.type === 'tool_result' && isData(line.toolUseResult)
          ? [[String(block.tool_use_id), line.toolUseResult] as const]
          : [],
      ),
    ),
  );
  let list: Todo[] = [];
  const tasks = new Map<string, Todo>();
  const files = new Map<string, boolean>();
  for (const line of lines) {
    // What a subagent kept for itself is no todo of the session; what it wrote is written.
    for (const block of blocksOf(line)) {
      if (block.type !== 'tool_use' || failed.has(String(block.id))) continue;
      const input = isData(block.input) ? block.input : {};
      const result = results.get(String(block.id));
      const path = textOf(input.file_path) ?? textOf(input.notebook_path);
      if (/^(?:Write|Edit|MultiEdit|NotebookEdit)$/.test(String(block.name)) && path !== undefined) {
        files.set(path, files.get(path) === true || result?.type === 'create');
      } else if (line.isSidechain === true) continue;
      else if (block.name === 'TodoWrite') list = todosIn(input.todos);
      else if (block.name === 'TaskCreate') {
        const made = isData(result?.task) ? textOf(result.task.id) : undefined;
        tasks.set(made ?? String(tasks.size + 1), { text: textOf(input.subject) ?? '', status: 'pending' });
      } else if (block.name === 'TaskUpdate') {
        const key = String(input.taskId);
        const known = tasks.get(key);
        if (!known) continue;
        tasks.set(key, {
          text: textOf(input.subject) ?? known.text,
          status: textOf(input.status) ?? known.status,
        });
      }
    }
  }
  const first = (key: string) => lines.map((line) => textOf(line[key])).find((one) => one !== undefined);
  return {
    id: first('sessionId'),
    cwd: first('cwd'),
    branch: first('gitBranch'),
    startedAt: first('timestamp'),
    todos: [...list, ...tasks.values()].filter(({ text }) => text !== ''),
    files,
  };
}

function todosIn(value: unknown): Todo[] {
  return listOf(value).flatMap((one) => {
    const text = isData(one) ? textOf(one.content)?.replace(/\s+/g, ' ') : undefined;
    return isData(one) && text !== undefined ? [{ text, status: textOf(one.status) ?? 'pending' }] : [];
  });
}

function blocksOf({ message }: Data): readonly Data[] {
  return isData(message) ? listOf(message.content).filter(isData) : [];
}

/** A path from the folder of the session, with `/`; undefined for one outside of it. */
function relativeTo(folder: string | undefined, path: string): string | undefined {
  const [from, to] = [folder?.replaceAll('\\', '/').replace(/\/$/, ''), path.replaceAll('\\', '/')];
  if (!/^(?:\/|[A-Za-z]:\/)/.test(to))
    return to.split('/').includes('..') ? undefined : to.replace(/^\.\//, '');
  if (from === undefined || !to.startsWith(`${from}/`)) return undefined;
  const inside = to.slice(from.length + 1);
  return inside.split('/').includes('..') ? undefined : inside;
}
