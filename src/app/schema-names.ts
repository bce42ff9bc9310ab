/** The schemas that ship: `schemas/<name>.schema.json`. */
export const schemaNames = [
  'session',
  'thread',
  'resume',
  'decision',
  'handoff',
  'ack',
  'task',
  'skill',
  'config',
  'baseline',
  'lint-result',
  'audit-result',
  'review',
  'migration-result',
  'import-result',
  'export-result',
] as const;
