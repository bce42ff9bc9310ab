import type { YamlData, YamlValue } from '../records/yaml/write.ts';
import { assumedOf, type ForeignDecision, importDecisions } from './decision-records.ts';
import { firstParagraph, partNamed, partsOf, plainText, rowsIn, speaksOf } from './markdown-parts.ts';
import { listOf, notOfFormat, readMarkdown, textOf, without } from './read-file.ts';
import type { ForeignFile, ImportContext, Imported, Remark } from './types.ts';
import { timeOf } from './when.ts';

const restKey = 'x-agdr';

/**
 * Agent decision records (`AgDR-0007`). The whole text stays the text of the decision; the id, a counter that branches
 * count up alike, is kept beside a new one.
 *
 * @throws BatonError `unreadable` for what is none
 */
export function importAgdr(files: readonly ForeignFile[], context: ImportContext): Imported {
  return importDecisions(
    'agdr',
    files.map((file) => readAgdr(file, context)),
    context,
  );
}

function readAgdr(file: ForeignFile, context: ImportContext): ForeignDecision {
  const { data, body } = readMarkdown(file);
  const name = textOf(data.id);
  if (name === undefined || !/^AgDR-/i.test(name)) {
    throw notOfFormat(file, 'AgDR decision', 'its front matter has no `id: AgDR-…`');
  }
  const parts = partsOf(body);
  const when = timeOf(data.timestamp ?? data.date);
  const set = assumedOf({ agent: textOf(data.agent), confidence: undefined, date: when?.at }, context, name);
  const title = plainText(parts.find(({ depth }) => depth === 1)?.title ?? '').replace(
    /^AgDR-[\w.-]+[ \t]*[:–—-]?[ \t]*/i,
    '',
  );
  const statement = statementIn(body);
  const decided = partNamed(parts, /^decision$/i)?.text ?? '';
  const decision = title || firstParagraph(decided) || statement || name;
  const { alternatives, hasOptions } = optionsIn(
    partNamed(parts, /^options\b/i)?.text ?? '',
    `${decided}\n${statement}`,
  );
  const older = listOf(data.supersedes).flatMap((one) => textOf(one) ?? []);
  const front = without(data, ['agent', ...(when?.exact ? ['timestamp'] : [])]);
  return {
    file,
    name,
    wanted: undefined,
    date: set.date,
    title: decision,
    agent: set.agent,
    continues: [],
    group: undefined,
    build(ids) {
      const known = older.flatMap((one) => ids.of(one) ?? []);
      const isKnown = older.length > 0 && known.length === older.length;
      const rest = {
        imported_from: file.name,
        ...Object.fromEntries(
          Object.entries(front).filter(
            ([key, value]) => value !== null && !(key === 'supersedes' && isKnown),
          ),
        ),
        ...set.imported,
      };
      const kept = Object.keys(without(rest, ['imported_from', 'id', ...Object.keys(set.imported)]));
      const remarks: Omit<Remark, 'file'>[] = [
        ...set.remarks,
        ...(when && !when.exact
          ? [{ what: 'assumed' as const, field: 'timestamp', detail: `${when.at}, as UTC` }]
          : []),
        ...kept.map((field) => ({ what: 'kept' as const, field, detail: `under \`${restKey}\`` })),
        ...(hasOptions && alternatives === undefined
          ? [
              {
                what: 'kept' as const,
                field: 'Options',
                detail: 'in the text, which of them was chosen cannot be told',
              },
            ]
          : []),
      ];
      const fields = {
        agent: set.agent,
        date: set.date,
        decision,
        confidence: set.confidence,
        alternatives,
        ...(isKnown ? { supersedes: known.length === 1 ? (known[0] ?? '') : known } : {}),
      } satisfies Record<string, YamlValue | undefined>;
      return { fields, body, rest, restKey, remarks };
    },
  };
}

/** `In the context of …, facing …, I decided for …`, in a quote or a paragraph of its own. */
function statementIn(body: string): string {
  const paragraph = body.split(/\n[ \t]*\n/).find((one) => /^[ \t>*_]*in the context of\b/i.test(one));
  return paragraph === undefined ? '' : plainText(firstParagraph(paragraph));
}

/** The options that were not chosen, where exactly one is spoken of as the decision. */
function optionsIn(
  text: string,
  decision: string,
): { readonly alternatives: readonly YamlData[] | undefined; readonly hasOptions: boolean } {
  const [head = [], ...rows] = rowsIn(text);
  const options = rows.filter(([name = '']) => name !== '');
  const chosen = options.filter(([name = '']) => speaksOf(decision, name));
  if (chosen.length !== 1) return { alternatives: undefined, hasOptions: options.length > 0 };
  const against = head.findIndex((cell) => /^(?:against|cons?|disadvantages|drawbacks|rejected)/i.test(cell));
  const alternatives = options
    .filter((row) => row !== chosen[0])
    .map((row) => {
      const why = against === -1 ? undefined : textOf(row[against]);
      return { option: row[0] ?? '', ...(why === undefined ? {} : { rejected_because: why }) };
    });
  return { alternatives, hasOptions: true };
}
