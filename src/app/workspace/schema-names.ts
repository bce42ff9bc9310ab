import { recordKinds } from '../../core/document.ts';

/** The schemas that ship: `schemas/<name>.schema.json`. */
export const schemaNames = [
  ...recordKinds,
  'config',
  'baseline',
  'lint-result',
  'audit-result',
  'review',
  'migration-result',
  'import-result',
  'export-result',
  'error',
] as const;
