import type { Document } from '../../core/document.ts';
import { nodeAt, plainValue, stringOf } from '../../core/node.ts';
import { isRecordId } from '../../records/create/new-id.ts';
import { fenceAround } from '../../records/markdown/fence-around.ts';
import { parseYaml } from '../../records/yaml/parse.ts';
import { renderYaml, type YamlData } from '../../records/yaml/write.ts';
import { type Data, isData, isSame, listOf, notOfFormat, readData, textOf, without } from '../read-file.ts';
import type { Exported, ForeignFile, ImportContext, Imported, Remark, ThreadAddition } from '../types.ts';
import { timeOf } from '../when.ts';
import { exportCstpDecision, readCstpDecision } from './cstp-decision.ts';
import { type ForeignDecision, importDecisions, type ThreadPlan, unknownAgent } from './decision-records.ts';

const format = 'cstp-bundle/v1';
/** How a thread's text marks the fences that hold what its bundles said besides decisions. */
const fenceMeta = 'cstp-bundle';
/** The key of a bundle that says which thread it was made of. */
const threadKey = 'x-baton-thread';

/**
 * Bundles: the decisions of each in one thread, with where they come from; what is said of the bundle as a whole is in
 * the thread.
 *
 * @throws BatonError `unreadable` for what is not a bundle
 */
export function importBundles(files: readonly ForeignFile[], context: ImportContext): Imported {
  const bundles = files.map((file) => {
    const data = readData(file);
    if (data.format !== format) throw notOfFormat(file, 'CSTP bundle', `it has no \`format: ${format}\``);
    const named = isData(data[threadKey]) ? data[threadKey] : {};
    return { file, data, named };
  });
  const remarks: Remark[] = [];
  const decisions = bundles.flatMap(({ file, data }) =>
    listOf(data.decisions).flatMap((one): ForeignDecision[] => {
      if (isData(one))
        return [readCstpDecision(file, one, context, provenanceOf(data, one, context), file.name)];
      remarks.push({
        file: file.name,
        what: 'left out',
        field: 'decisions',
        detail: 'an item that is not a decision',
      });
      return [];
    }),
  );
  const planOf = (group: string | undefined): ThreadPlan | undefined => {
    const bundle = bundles.find(({ file }) => file.name === group);
    return bundle && planFor(bundle.data, bundle.named, bundle.file, context.now);
  };
  const made = importDecisions('cstp', decisions, context, planOf);
  const additions = bundles.flatMap(({ file, data, named }): ThreadAddition[] => {
    const path = made.records.find((one) => one.kind === 'decision' && one.file === file.name)?.path;
    const thread = path?.split('/')[1];
    const value = saidBesides(data, listOf(named.derived).map(String));
    if (thread === undefined || value === undefined) return [];
    for (const field of Object.keys(without(value, ['agent', 'exported_at']))) {
      remarks.push({ file: file.name, what: 'kept', field, detail: 'in the text of the thread' });
    }
    const from = (textOf(value.agent) ?? unknownAgent).replace(/\s+/g, ' ');
    const fence = fenceAround(renderYaml(value as YamlData).trimEnd(), `yaml ${fenceMeta}`).join('\n');
    return [{ thread, section: `## Bundle of ${from}\n\n${fence}` }];
  });
  return { records: made.records, additions, remarks: [...made.remarks, ...remarks] };
}

/**
 * What a bundle says of its decisions as a whole, but for what its maker computed of them; undefined if that is
 * nothing.
 */
function saidBesides(bundle: Data, derived: readonly string[]): Data | undefined {
  const rest = without(bundle, ['format', 'decisions', threadKey, ...derived]);
  const said = Object.fromEntries(
    Object.entries(rest).filter(([, value]) =>
      isData(value) ? Object.keys(value).length > 0 : listOf(value).length > 0,
    ),
  );
  return Object.keys(without(said, ['agent', 'exported_at'])).length === 0 ? undefined : said;
}

/** What bundles said that were imported into a thread. */
function broughtTo(thread: Document): readonly Data[] {
  return (thread.markdown?.fences ?? []).flatMap((fence) => {
    const isBundle = fence.lang === 'yaml' && fence.meta === fenceMeta;
    const { root, problems } = parseYaml(isBundle ? fence.value : '');
    const value = problems.length === 0 ? plainValue(root) : undefined;
    return isData(value) ? [value] : [];
  });
}

/** What a thread is about, without the sections of its bundles. */
function aboutOf(about: string): string {
  const parts = about.split(/^(?=## )/m);
  const isBundle = (part: string) => part.startsWith('## Bundle of ') && part.includes(`yaml ${fenceMeta}\n`);
  return parts
    .filter((part) => !isBundle(part))
    .join('')
    .trim();
}

function provenanceOf(bundle: Data, decision: Data, context: ImportContext): Data {
  const id = typeof decision.id === 'string' ? decision.id : '';
  const here = context.decision(id)?.id;
  return {
    source_agent: textOf(bundle.agent) ?? null,
    imported_at: (here === undefined ? undefined : context.importedAt('decision', here)) ?? context.now,
    trust_score: context.said.trust ?? (typeof bundle.trust_score === 'number' ? bundle.trust_score : null),
  };
}

function planFor(bundle: Data, named: Data, file: ForeignFile, now: string): ThreadPlan {
  const scope = isData(bundle.scope) ? bundle.scope : {};
  const by = textOf(named.started_by) ?? textOf(bundle.agent) ?? unknownAgent;
  const dates = listOf(bundle.decisions).flatMap((one) =>
    isData(one) ? (timeOf(one.date ?? one.timestamp)?.at ?? []) : [],
  );
  const id = textOf(named.id);
  return {
    ...(id !== undefined && isRecordId(id) ? { id } : {}),
    title: textOf(named.title) ?? `Decisions of ${textOf(scope.project) ?? by}`,
    by,
    at: timeOf(named.created_at)?.at ?? dates.sort()[0] ?? timeOf(bundle.exported_at)?.at ?? now,
    about: textOf(named.about) ?? `Imported from \`${file.name}\`.`,
  };
}

export interface BundleRequest {
  readonly thread: Document;
  /** In an order in which none comes before one that it continues. */
  readonly decisions: readonly Document[];
  /** What the thread is about. */
  readonly about: string;
  /** How well confidence predicted the outcome, where the thread brought no such figures along. */
  readonly calibration: Data;
  /** Records of the thread that a bundle has no place for. */
  readonly resumes: number;
  /** RFC 3339. */
  readonly now: string;
}

/** Decisions of a thread as a bundle (formats, "Bundle"). */
export function exportBundle({
  thread,
  decisions,
  about,
  calibration,
  resumes,
  now,
}: BundleRequest): Exported {
  const made = decisions.map((decision) => exportCstpDecision(decision, true));
  const brought = broughtTo(thread);
  const at = (key: string) => stringOf(nodeAt(thread.data, key));
  const dates = made.flatMap(({ document }) => textOf(document.date) ?? []).sort();
  const tags = [...new Set(made.flatMap(({ document }) => listOf(document.tags).map(String)))].sort();
  const projects = [...new Set(made.flatMap(({ document }) => textOf(document.project) ?? []))];
  const [only] = brought.length === 1 ? brought : [];
  const guardrails = brought.flatMap((one) => listOf(one.guardrails));
  const status = at('status');
  return {
    document: {
      ...without(only ?? {}, ['exported_at', 'agent', 'scope', 'guardrails', 'patterns']),
      format,
      exported_at: now,
      agent: at('started_by') ?? unknownAgent,
      scope: isData(only?.scope)
        ? only.scope
        : {
            project: projects.length === 1 ? projects[0] : null,
            tags,
            date_range: dates.length === 0 ? [] : [dates[0], dates.at(-1)],
          },
      decisions: made.map(({ document }) => document),
      guardrails: guardrails.filter(
        (one, index) => guardrails.findIndex((other) => isSame(one, other)) === index,
      ),
      patterns: only?.patterns ?? { calibration, anti_patterns: [] },
      [threadKey]: {
        id: thread.id,
        title: at('title'),
        started_by: at('started_by'),
        created_at: at('created_at'),
        ...(aboutOf(about) === '' ? {} : { about: aboutOf(about) }),
        derived: [
          ...(isData(only?.scope) ? [] : ['scope']),
          ...(only?.patterns === undefined ? ['patterns'] : []),
        ],
      },
    },
    remarks: [
      ...made.flatMap(({ remarks }) => remarks),
      ...(status === undefined || status === 'active'
        ? []
        : [
            leftOut(
              thread,
              'status',
              `\`${status}\`: a bundle contains decisions, and an import creates a new thread`,
            ),
          ]),
      ...(resumes === 0 ? [] : [leftOut(thread, 'resumes', `${resumes}: a bundle contains only decisions`)]),
    ],
  };
}

function leftOut({ path }: Document, field: string, detail: string): Remark {
  return { file: path, what: 'left out', field, detail };
}
