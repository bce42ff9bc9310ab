import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { BatonError } from '../../errors.ts';
import { exportBundle } from '../../interchange/decisions/cstp-bundle.ts';
import { exportCstpDecision } from '../../interchange/decisions/cstp-decision.ts';
import { exportLore, loreText } from '../../interchange/decisions/lore-out.ts';
import { exporters } from '../../interchange/formats.ts';
import { exportPayload } from '../../interchange/payloads/payload-out.ts';
import { exportState } from '../../interchange/sessions/reasoning-state-out.ts';
import type { Exported } from '../../interchange/types.ts';
import { calibrationOf } from '../../knowledge/stats.ts';
import { statedConfidence } from '../../records/kinds/decision/model.ts';
import { threadFolder } from '../../records/kinds/thread/model.ts';
import { renderYaml, type YamlData } from '../../records/yaml/write.ts';
import { writeNamedFile } from '../../store/named-file.ts';
import { oneOf } from '../../text/one-of.ts';
import { loadThread, refuseUnreadable } from '../thread/load.ts';
import type { Context } from '../workspace/context.ts';
import { findRecord, openRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { refusing } from '../workspace/refused.ts';

export interface ExportRequest {
  readonly format: string;
  /** An id or a path. */
  readonly record: string;
  /** A file that takes it, from the current folder. */
  readonly output?: string | undefined;
}

export interface ExportResult extends Exported {
  readonly id: string;
  /** The document as the format writes it. */
  readonly text: string;
  readonly as: 'json' | 'yaml' | 'text';
}

/**
 * Writes a record in the form of another tool. What the form has no place for is reported.
 *
 * @throws BatonError `usage` for a record that the format is not for, and for an output at a record path
 */
export async function exportRecord(context: Context, request: ExportRequest): Promise<ExportResult> {
  const records = await openRecords(context);
  const exporter = Object.hasOwn(exporters, request.format) ? exporters[request.format] : undefined;
  if (!exporter) throw new Error(`no exporter of ${request.format}`);
  const doc = await findRecord(records, request.record);
  if (!exporter.kinds.includes(doc.kind)) {
    const fitting = Object.keys(exporters).filter((name) => exporters[name]?.kinds.includes(doc.kind));
    throw new BatonError(
      'usage',
      `\`${doc.path}\` is a ${doc.kind}, expected a ${exporter.kinds.join(' or a ')}`,
      {
        help:
          fitting.length === 0
            ? `a ${doc.kind} cannot be exported`
            : `a ${doc.kind} can be exported as ${oneOf(fitting)}: \`baton export ${fitting[0]} ${request.record}\``,
      },
    );
  }
  const made = await madeOf(context, records, request, doc);
  const texts = {
    yaml: () => renderYaml(made.document as YamlData),
    json: () => `${JSON.stringify(made.document, null, 2)}\n`,
    text: () => loreText(made.document),
  };
  const text = texts[exporter.as]();
  if (request.output !== undefined) await writeOutput(records, context.cwd, request.output, text);
  return { ...made, id: doc.id ?? '', text, as: exporter.as };
}

async function madeOf(
  context: Context,
  records: WorktreeRecords,
  { format }: ExportRequest,
  doc: Document,
): Promise<Exported> {
  if (format === 'reasoning-state') return exportState(doc);
  if (format === 'cstp-decision') return exportCstpDecision(doc);
  if (format === 'payload') return exportPayload(doc);
  if (format === 'lore') return exportLore(doc);
  const thread = doc.kind === 'thread' ? doc.id : (stringOf(nodeAt(doc.data, 'thread')) ?? threadFolder(doc));
  const loaded = await loadThread(records, doc.kind === 'thread' ? doc.path : (thread ?? ''));
  await refusing(`\`${doc.id}\` cannot be exported`, () => refuseUnreadable(loaded));
  const byPath = new Map(loaded.others.map((other) => [other.path, other]));
  const all = loaded.state.decisions.flatMap(({ path }) => byPath.get(path) ?? []);
  const decisions = doc.kind === 'thread' ? all : [doc];
  const calibration = calibrationOf(
    decisions.map(({ data }) => ({
      statedConfidence: statedConfidence(data),
      outcome: stringOf(nodeAt(data, 'outcome')),
    })),
  );
  return exportBundle({
    thread: loaded.doc,
    decisions,
    about: loaded.state.about,
    calibration: { ...calibration, brier: calibration.brier ?? null },
    resumes: doc.kind === 'thread' ? loaded.others.filter(({ kind }) => kind === 'resume').length : 0,
    now: context.now,
  });
}

/** Records are written by the verbs that check them. */
async function writeOutput(
  records: WorktreeRecords,
  cwd: string,
  output: string,
  text: string,
): Promise<void> {
  const path = resolve(cwd, output);
  const real = await realpath(path).catch(() => path);
  const top = await realpath(records.workspace.top);
  const place = records.entries.find((entry) => join(top, entry.path) === real);
  if (place) {
    throw new BatonError('usage', `\`${output}\` is a record path`, {
      help: 'name a file outside of the record folders',
    });
  }
  await writeNamedFile(path, text);
}
