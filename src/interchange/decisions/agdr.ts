import type { YamlValue } from '../../records/yaml/write.ts';
import { firstParagraph, partNamed, partsOf, plainText } from '../markdown-parts.ts';
import { listOf, notOfFormat, readMarkdown, textOf, without } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, Remark } from '../types.ts';
import { dateOf, dateRemarks, optionsIn, saidIn } from './decision-parts.ts';
import { assumedOf, type ForeignDecision, importDecisions } from './decision-records.ts';

const restKey = 'x-agdr';

/**
 * Agent decision records (`AgDR-0007`). The whole text stays the text of the decision; the id, a counter that branches
 * count up alike, is kept next to a new one.
 *
 * @throws BatonError `unreadable` for anything else
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
  const parts = partsOf(body);
  const heading = plainText(parts.find(({ depth }) => depth === 1)?.title ?? '');
  const statement = statementIn(body);
  const id = [textOf(data.id), numberIn(heading), numberIn(file.name.split('/').pop() ?? '')].find(
    (one) => one !== undefined && /^AgDR-/i.test(one),
  );
  if (id === undefined && statement === '') {
    throw notOfFormat(
      file,
      'AgDR decision',
      'neither its front matter, its name nor its title has an id `AgDR-…`, and no sentence begins with `In the context of`',
    );
  }
  const name = id ?? file.name;
  const said = (key: string, words: RegExp) => data[key] ?? saidIn(parts, words);
  const status = textOf(said('status', /^status$/i));
  const when = dateOf(data.timestamp ?? said('date', /^(?:date|timestamp)$/i), status, file.name);
  const agent = textOf(said('agent', /^agent$/i));
  const set = assumedOf({ agent, confidence: undefined, date: when?.at }, context, file, name);
  const title = heading.replace(/^AgDR-[\w.-]+[ \t]*[:–—-]?[ \t]*/i, '');
  const decided = partNamed(parts, /^decision$/i)?.text ?? '';
  const decision = title || firstParagraph(decided) || statement || name;
  const { hasSome, others } = optionsIn(parts, undefined, `${decided}\n${statement}`);
  const older = listOf(said('supersedes', /^supersedes$/i)).flatMap(
    (one) => textOf(one)?.match(/AgDR-\d+[\w-]*/gi) ?? textOf(one) ?? [],
  );
  const front = without(data, ['agent', ...(when?.exact && when.from === undefined ? ['timestamp'] : [])]);
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
        ...(data.id === undefined && id !== undefined ? { id } : {}),
        ...set.imported,
      };
      const kept = Object.keys(without(rest, ['imported_from', 'id', ...Object.keys(set.imported)]));
      const remarks: Omit<Remark, 'file'>[] = [
        ...set.remarks,
        ...dateRemarks(when, 'timestamp'),
        ...kept.map((field) => ({ what: 'kept' as const, field, detail: `under \`${restKey}\`` })),
        ...(hasSome && others === undefined
          ? [
              {
                what: 'kept' as const,
                field: 'Options',
                detail: 'in the text; the file does not say which of them was chosen',
              },
            ]
          : []),
      ];
      const fields = {
        agent: set.agent,
        date: set.date,
        decision,
        confidence: set.confidence,
        alternatives: others?.map(({ option, rejected_because }) => ({ option, rejected_because })),
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

/** `AgDR-0007` where a text begins with it. */
function numberIn(text: string): string | undefined {
  return /^AgDR-\d+/i.exec(text)?.[0].replace(/^agdr/i, 'AgDR');
}
