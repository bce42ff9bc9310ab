import type { YamlData } from '../records/yaml/write.ts';
import { assumedOf, type ForeignDecision, importDecisions } from './decision-records.ts';
import {
  firstParagraph,
  isNamed,
  itemsIn,
  type Part,
  partNamed,
  partsOf,
  plainText,
  speaksOf,
} from './markdown-parts.ts';
import { listOf, notOfFormat, readMarkdown, textOf, without } from './read-file.ts';
import type { ForeignFile, ImportContext, Imported, Remark } from './types.ts';
import { timeOf } from './when.ts';

const restKey = 'x-madr';

/**
 * Decision records in the form of MADR, or of the older one with Status, Context, Decision and Consequences. The whole text
 * stays the text of the decision.
 *
 * @throws BatonError `unreadable` for what is none
 */
export function importMadr(files: readonly ForeignFile[], context: ImportContext): Imported {
  return importDecisions(
    'madr',
    files.map((file) => readMadr(file, context)),
    context,
  );
}

function readMadr(file: ForeignFile, context: ImportContext): ForeignDecision {
  const { data, body } = readMarkdown(file);
  const parts = partsOf(body);
  const outcome = partNamed(parts, /^decision(?: outcome)?$/i);
  if (/^AgDR-/i.test(textOf(data.id) ?? '')) throw notOfFormat(file, 'MADR decision', 'it is an AgDR one');
  if (!outcome) throw notOfFormat(file, 'MADR decision', 'it has no heading `Decision Outcome`');
  const title = plainText(parts.find(({ depth }) => depth === 1)?.title ?? '').replace(
    /^(?:ADR[- ]?)?\d+(?:[.:)]|[ \t]*[-–—])[ \t]+/i,
    '',
  );
  // The first versions of MADR had a list of these below the title, the older form has a section for each.
  const said = (name: RegExp) => {
    const key = Object.keys(data).find((one) => name.test(one));
    return key === undefined ? (listed(parts, name) ?? textOf(partNamed(parts, name)?.text)) : data[key];
  };
  const when = timeOf(said(/^date$/i));
  const makers = listOf(said(/^(?:decision[-_ ]?makers|deciders)$/i)).flatMap(
    (one) => textOf(one)?.split(/,\s*/) ?? [],
  );
  const set = assumedOf({ agent: makers[0], confidence: undefined, date: when?.at }, context, file.name);
  const { chosen, reason } = chosenIn(outcome);
  const options = itemsIn(partNamed(parts, /^considered options$/i)?.text ?? '').map(plainText);
  const isListed = chosen !== undefined && options.some((one) => isNamed(one, chosen));
  const front = Object.entries(data).flatMap(([key, value]) =>
    value === null ? [] : [[key, value] as const],
  );
  const tags = listOf(data.tags).filter((tag) => typeof tag === 'string');
  const rest = {
    imported_from: file.name,
    ...without(Object.fromEntries(front), [
      ...(when?.exact ? ['date'] : []),
      ...(tags.length > 0 ? ['tags'] : []),
    ]),
    ...set.imported,
  };
  return {
    file,
    name: file.name,
    wanted: undefined,
    date: set.date,
    title: title === '' ? (chosen ?? firstParagraph(outcome.text)) : title,
    agent: set.agent,
    continues: [],
    group: undefined,
    build: () => ({
      fields: {
        agent: set.agent,
        date: set.date,
        decision: decisionOf(title, chosen, outcome),
        confidence: set.confidence,
        alternatives: isListed
          ? options.filter((one) => !isNamed(one, chosen)).map((option) => ({ option }))
          : undefined,
        reasons: reason === undefined ? undefined : [{ text: reason }],
        ...(tags.length > 0 ? { tags } : {}),
      } satisfies YamlData,
      body,
      rest,
      restKey,
      remarks: remarksOf(
        set.remarks,
        Object.keys(without(rest, ['imported_from', ...Object.keys(set.imported)])),
        options,
        isListed,
        when,
      ),
    }),
  };
}

function remarksOf(
  assumed: readonly Omit<Remark, 'file'>[],
  kept: readonly string[],
  options: readonly string[],
  isListed: boolean,
  when: ReturnType<typeof timeOf>,
): readonly Omit<Remark, 'file'>[] {
  return [
    ...assumed,
    ...(when && !when.exact
      ? [{ what: 'assumed' as const, field: 'date', detail: `${when.at}, as UTC` }]
      : []),
    ...kept.map((field) => ({ what: 'kept' as const, field, detail: `under \`${restKey}\`` })),
    ...(options.length > 0 && !isListed
      ? [
          {
            what: 'kept' as const,
            field: 'Considered Options',
            detail: 'in the text, none of them is said to be chosen',
          },
        ]
      : []),
  ];
}

function listed(parts: readonly Part[], name: RegExp): string | undefined {
  const head = parts.filter(({ depth }) => depth <= 1).map(({ text }) => text);
  // The older form writes `Date: 2026-01-08` on a line of its own.
  for (const item of [...itemsIn(head.join('\n')), ...head.join('\n').split('\n')]) {
    const [, key = '', value] = /^([\w -]+):\s*(.*)$/.exec(plainText(item)) ?? [];
    if (name.test(key.trim())) return textOf(value);
  }
  return undefined;
}

/** `Chosen option: "Passkeys", because they cannot leak.` */
function chosenIn({ text }: Part): {
  readonly chosen: string | undefined;
  readonly reason: string | undefined;
} {
  const found =
    /chosen option:[ \t]*(?:"([^"\n]+)"|“([^”\n]+)”|\*\*([^*\n]+)\*\*|`([^`\n]+)`|\[([^\]\n]+)\]|([^,.\n]+))/i.exec(
      text,
    );
  const chosen = found?.slice(1).find((one) => one !== undefined);
  const because = /\bbecause\b[ \t:]*([^\n]*(?:\n(?![ \t]*(?:\n|[-*+] |#)).+)*)/i.exec(text)?.[1];
  return {
    chosen: chosen === undefined ? undefined : textOf(plainText(chosen)),
    reason: found && because !== undefined ? textOf(because.replace(/\s*\n\s*/g, ' ')) : undefined,
  };
}

function decisionOf(title: string, chosen: string | undefined, outcome: Part): string {
  if (title === '') return chosen ?? (firstParagraph(outcome.text) || outcome.title);
  if (chosen === undefined || speaksOf(title, chosen)) return title;
  return /[.?!:]$/.test(title) ? `${title} ${chosen}` : `${title}: ${chosen}`;
}
