import type { YamlData } from '../../records/yaml/write.ts';
import { firstParagraph, type Part, partsOf, plainText, speaksOf } from '../markdown-parts.ts';
import { listOf, notOfFormat, readMarkdown, textOf, without } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, Remark } from '../types.ts';
import { dateOf, dateRemarks, decisionPart, type FoundDate, optionsIn, saidIn } from './decision-parts.ts';
import { assumedOf, type ForeignDecision, importDecisions } from './decision-records.ts';

const restKey = 'x-madr';

/**
 * Decision records in the form of MADR, or of the older one with Status, Context, Decision and Consequences. The whole text
 * stays the text of the decision.
 *
 * @throws BatonError `unreadable` for anything else
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
  const outcome = decisionPart(parts, file.name);
  if (/^AgDR-/i.test(textOf(data.id) ?? ''))
    throw notOfFormat(file, 'MADR decision', 'it is an AgDR decision');
  if (!outcome) throw notOfFormat(file, 'MADR decision', 'it has no heading `Decision Outcome`');
  const title = plainText(parts.find(({ depth }) => depth === 1)?.title ?? '').replace(
    /^(?:ADR[- ]?)?\d+(?:[.:)]|[ \t]*[-–—])[ \t]+/i,
    '',
  );
  // The first versions of MADR had a list of these below the title, the older form has a section for each.
  const said = (name: RegExp) => {
    const key = Object.keys(data).find((one) => name.test(one));
    return key === undefined ? saidIn(parts, name) : data[key];
  };
  const status = said(/^(?:status|état|estado|статус|상태|状态|ステータス)$/i);
  const when = dateOf(said(/^(?:date|datum|fecha|data|дата|날짜|日期|日付)$/i), textOf(status), file.name);
  const makers = listOf(said(makersName)).flatMap(
    (one) => textOf(one)?.split(/\s*(?:[,;\n]|\s(?:and|&)\s)\s*/) ?? [],
  );
  const agent = textOf(plainText(makers[0] ?? '').replace(/^[-*+][ \t]+|^@/, ''));
  const set = assumedOf({ agent, confidence: undefined, date: when?.at }, context, file, file.name);
  const { chosen, reason } = chosenIn(outcome);
  const { hasSome, others } = optionsIn(parts, chosen, title);
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
        alternatives: others?.map(({ option, rejected_because }) => ({ option, rejected_because })),
        reasons: reason === undefined ? undefined : [{ text: reason }],
        ...(tags.length > 0 ? { tags } : {}),
      } satisfies YamlData,
      body,
      rest,
      restKey,
      remarks: remarksOf(
        set.remarks,
        Object.keys(without(rest, ['imported_from', ...Object.keys(set.imported)])),
        hasSome && others === undefined,
        when,
      ),
    }),
  };
}

const makersName =
  /^(?:decision[-_ ]?makers?|deciders?|decided[-_ ]by|decision[-_ ]owners?|entscheider|décideurs?|결정자|決定者|决策者)$/i;

function remarksOf(
  assumed: readonly Omit<Remark, 'file'>[],
  kept: readonly string[],
  isUndecided: boolean,
  when: FoundDate | undefined,
): readonly Omit<Remark, 'file'>[] {
  const options = {
    what: 'kept' as const,
    field: 'Considered Options',
    detail: 'in the text; the file does not say which of them was chosen',
  };
  return [
    ...assumed,
    ...dateRemarks(when, 'date'),
    ...kept.map((field) => ({ what: 'kept' as const, field, detail: `under \`${restKey}\`` })),
    ...(isUndecided ? [options] : []),
  ];
}

/** `Chosen option: "Passkeys", because they cannot leak.` */
function chosenIn({ text }: Part): {
  readonly chosen: string | undefined;
  readonly reason: string | undefined;
} {
  const found =
    /(?:chosen|selected) option\**:\**[ \t]*(?:"([^"\n]+)"|“([^”\n]+)”|\*\*([^*\n]+)\*\*|`([^`\n]+)`|\[([^\]\n]+)\]|([^,.\n]+))/i.exec(
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
