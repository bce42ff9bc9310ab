import { lintFiles } from '../../src/check/check-files.ts';
import { pairChanges } from '../../src/check/pair.ts';
import { defaultConfig } from '../../src/core/config.ts';
import type { Document } from '../../src/core/document.ts';
import { readDocument } from '../../src/records/read/document.ts';
import { createPathRules } from '../../src/records/record-paths.ts';
import { claimedPaths } from '../../src/review/claims.ts';
import type { ConfigCommitFile } from '../../src/review/notices.ts';
import type { ReasoningDiff } from '../../src/review/reasoning-diff.ts';
import { reviewChanges } from '../../src/review/review.ts';
import type { FileChange } from '../../src/review/sides.ts';
import { rules } from '../../src/rules/index.gen.ts';
import type { Files } from './review-story.ts';

const pathRules = createPathRules(defaultConfig);

/** The date of the later side, unless a test says another. */
export const reviewClock = '2026-01-02T02:04:05Z';

/** Reviews two sets of files in memory, as the command does two trees. */
export function reviewMemory(before: Files, after: Files, now: string = reviewClock): ReasoningDiff {
  const isChanged = (path: string) => before[path] !== after[path];
  const changes = pairChanges(read(before, isChanged), read(after, isChanged), (path) => {
    const text = after[path];
    return text === undefined ? undefined : { type: 'unclaimed', text };
  });
  const others = read(after, (path) => !isChanged(path));
  const docs = changes.flatMap((change) => ('after' in change ? [change.after] : []));
  return reviewChanges({
    changes,
    others,
    files: new Map(claimedPaths(docs).map((path) => [path, fileChange(before[path], after[path])])),
    effectiveConfigs: effectiveConfigs(before, after),
    diagnostics: lintFiles(rules, { before, after, now, committed: true }),
    decisionTexts: docs.filter(({ kind }) => kind === 'decision').map(({ text }) => text),
    configOf: () => defaultConfig,
    now,
    masked: new Set(),
  });
}

function read(files: Files, isWanted: (path: string) => boolean): Document[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const place = pathRules.classify(path);
    if (!place || !isWanted(path)) return [];
    return readDocument(path, place, { ok: true, text, size: text.length }) ?? [];
  });
}

function fileChange(before: string | undefined, after: string | undefined): FileChange {
  const [old, now] = [linesOf(before), linesOf(after)];
  return {
    before: before !== undefined,
    after: after !== undefined,
    changed: before !== after,
    added: now.filter((line) => !old.includes(line)).length,
    removed: old.filter((line) => !now.includes(line)).length,
    length: after === undefined ? null : now.length,
  };
}

function linesOf(text = ''): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

function effectiveConfigs(before: Files, after: Files): ConfigCommitFile[] {
  const path = '.agents/baton.yaml';
  if (before[path] === after[path]) return [];
  return [{ path, kind: 'configuration', before: before[path], after: after[path] }];
}
