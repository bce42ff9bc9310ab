import type pc from 'picocolors';
import { groupBy } from '../../core/collections/group.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { asRun } from '../../text/printed-commands.ts';
import { columnsOf } from '../../text/width.ts';
import { plural } from '../count.ts';
import { forTerminalLine } from '../neutralise/terminal.ts';
import type { RenderOptions } from './findings.ts';

export type Colours = ReturnType<typeof pc.createColors>;

/** The list of files that are not records: each with what it looks like; where they are many, each folder. */
export function renderUnclaimed(
  unclaimed: readonly Diagnostic[],
  options: RenderOptions,
  paint: Colours,
): string {
  const most = 13;
  const count = unclaimed.length;
  const all =
    count > most
      ? byFolder(unclaimed)
      : unclaimed.map(({ at, actual = '' }) => ({ name: forTerminalLine(at.path), words: actual }));
  const rows = all.slice(0, most);
  const width = Math.min(60, Math.max(...rows.map(({ name }) => columnsOf(name))));
  const lines = rows.map(({ name, words }) => {
    const gap = ' '.repeat(Math.max(0, width - columnsOf(name)));
    return `  ${paint.dim(name)}${words === '' ? '' : `${gap}  ${words}`}`;
  });
  if (all.length > most) lines.push(paint.dim(`  … and ${all.length - most} more folders`));
  const head =
    count === 1 ? '1 file makes no claim to be a record' : `${count} files make no claim to be records`;
  return [
    `${head} and ${count === 1 ? 'is' : 'are'} not checked:`,
    ...lines,
    `  ${paint.dim('=')} ${paint.bold('help: ')}mark what should be a record; move, \`ignore:\` or keep the others`,
    asRun(
      `          (\`baton explain record/unclaimed\`${count > most ? '; `--format json` lists every file' : ''})`,
      options.own,
    ),
    ...(unclaimed.some(({ help }) => help?.includes('`baton import '))
      ? [asRun('          `baton import FORMAT FILE` makes records from files of other tools', options.own)]
      : []),
  ].join('\n');
}

function byFolder(unclaimed: readonly Diagnostic[]): { name: string; words: string }[] {
  const folders = groupBy(unclaimed, ({ at }) => at.path.slice(0, at.path.lastIndexOf('/') + 1));
  return [...folders].map(([folder, files]) => {
    const looks = new Map<string, number>();
    for (const { actual } of files) if (actual !== undefined) looks.set(actual, (looks.get(actual) ?? 0) + 1);
    const kinds = [...looks].map(([look, number]) => `${number} like ${look}`);
    const words = [plural(files.length, 'file'), ...kinds].join(', ');
    return { name: forTerminalLine(folder), words };
  });
}
