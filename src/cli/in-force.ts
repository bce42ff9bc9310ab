import type { BeforeEdit } from '../app/knowledge/before-edit.ts';
import { asTyped, type Workspace } from '../app/workspace/workspace.ts';
import type { Lesson } from '../knowledge/items.ts';
import { renderInForce, renderLessons } from '../render/knowledge/in-force.ts';
import { renderRenamesSince } from '../render/knowledge/renames.ts';
import { forTerminalLine } from '../render/neutralise/terminal.ts';
import { ownCommand } from '../store/own-command.ts';
import { shellWord } from '../text/shell-word.ts';

/** What an agent gets about files, whatever it does with them: about so many tokens. */
export const inForceTokens = 300;
const lessonTokens = 150;
/** A budget that shows everything, for the command that a shortened answer names. */
const ample = 10_000;

/** The command that prints all that is in force for files, for the folder that the run is in. */
export function wholeCommand({ paths }: BeforeEdit, workspace: Workspace): string {
  const named = paths.map(({ path }) => shellWord(asTyped(workspace, path)));
  return `${ownCommand(workspace.cwd)} before-edit ${named.join(' ')} --budget ${ample}`;
}

/** Patterns and gotchas, beside what is in force. @returns '' for none */
export function lessonsText(lessons: readonly Lesson[], cwd: string): string {
  const subject = lessons.some(({ type }) => type === 'gotcha') ? 'gotchas' : 'patterns';
  return renderLessons(lessons, lessonTokens, `${ownCommand(cwd)} query ${subject}`).trimEnd();
}

/** What is in force, as an agent gets it beside other things, with what the answer may lack. @returns '' for nothing */
export function inForceText(found: BeforeEdit, workspace: Workspace, budget = inForceTokens): string {
  const own = ownCommand(workspace.cwd);
  const unreadable = found.unreadable.map((path) => `\`${forTerminalLine(path)}\``).join(', ');
  const parts = [
    renderInForce(found, budget, wholeCommand(found, workspace)).trimEnd(),
    unreadable === ''
      ? ''
      : `Not read, so something may be missing here: ${unreadable}. \`${own} lint\` says why.`,
    found.renamesSince === undefined ? '' : `Note: ${renderRenamesSince(found.renamesSince)}.`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
