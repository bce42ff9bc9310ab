// The library: the pure core. The command line is a thin user of it.

export { lintFiles } from './check/check-files.ts';
export type { Change } from './core/change.ts';
export { type Config, defaultConfig } from './core/config.ts';
export type { Diagnostic, Fix, Location, RelatedLocation, Severity } from './core/diagnostic.ts';
export type { Document, RecordKind } from './core/document.ts';
export { memorySnapshot } from './core/memory-snapshot.ts';
export type { Extent, Point, Span } from './core/position.ts';
export type { Rule } from './core/rule.ts';
export type { Snapshot, SnapshotEntry, Source } from './core/snapshot.ts';
export { BatonError, type BatonErrorCode } from './errors.ts';
export { type ConfigFault, parseConfig } from './records/config/config-file.ts';
export { parseRecord } from './records/read/parse-record.ts';
export { createPathRules, type PathRules, type RecordPath } from './records/record-paths.ts';
export { rules } from './rules/index.gen.ts';
