import type { Lesson, TaskKnowledge } from '../../knowledge/items.ts';
import { ageText } from '../age.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';
import { quoteLines, quoteName, quoteNotice } from '../quote.ts';

/** A task with all that its handoff says (commands, `baton task`). Texts of the record are quoted. */
export function renderTask(
  task: TaskKnowledge & { readonly addedAt?: string | undefined },
  now: string,
): string {
  const { blockers, dependsOn, files, id, lessons, name, outcome, questions, reads, source, status, steps } =
    task;
  // What a task says is as old as the task.
  const since = ageText(task.addedAt, now);
  const age = since === '' ? ' (not committed yet)' : ` (${since})`;
  const state = [
    status === undefined ? 'no Status' : quoteName(status),
    outcome === undefined ? 'no handoff' : `outcome ${quoteName(outcome)}`,
  ];
  const blocks: readonly (readonly string[])[] = [
    [quoteNotice],
    [`Task ${quoteName(id)}, ${state.join(', ')}, ${forTerminalLine(source.path)}`, ...quoteLines(name)],
    listed('Depends on', dependsOn),
    listed(
      `Blocked by${age}`,
      blockers.map((one) =>
        withMore(one.text, [
          one.impact,
          one.resolution && `suggested: ${one.resolution}`,
          one.tasks.length > 0 && `blocks ${one.tasks.join(', ')}`,
        ]),
      ),
    ),
    listed(
      `Questions${age}`,
      questions.map(({ blocking, recommendation, text }) =>
        withMore(text, [blocking && 'blocking', recommendation && `recommended: ${recommendation}`]),
      ),
    ),
    listed(
      'Next steps',
      steps.map(({ priority, text }) => withMore(text, [priority])),
    ),
    listed(
      'Files',
      files.map(({ about, change, lines, path }) =>
        withMore(`${path} (${change})`, [about, lines && `lines ${lines}`]),
      ),
    ),
    listed(
      'Read next',
      reads.map(({ path, reason }) => withMore(path, [reason])),
    ),
    listed('Patterns', lessonsOf(lessons, 'pattern')),
    listed('Gotchas', lessonsOf(lessons, 'gotcha')),
  ];
  return `${blocks
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function lessonsOf(lessons: readonly Lesson[], type: Lesson['type']): string[] {
  return lessons
    .filter((one) => one.type === type)
    .map(({ mitigation, place, severity, tags, text }) =>
      withMore(text, [severity, mitigation, place && `in ${place}`, tags.length > 0 && tags.join(', ')]),
    );
}

function listed(title: string, texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  return [title, ...texts.flatMap((text) => quoteLines(`- ${text.replaceAll('\n', '\n  ')}`))];
}

function withMore(text: string, more: readonly (string | false | undefined)[]): string {
  const said = more.filter((one) => one !== false && one !== undefined && one !== '');
  return said.length === 0 ? text : `${text} (${said.join('; ')})`;
}
