import { describe, expect, it } from 'vitest';
import { decisionFormat } from '../../../src/interchange/decisions/decision-format.ts';

describe('decisionFormat', () => {
  it.each([
    ['docs/adr/queue.md', '# 큐\n\n## 결정 / Decision\n\nRedis.\n', 'madr'],
    ['docs/decisions/0002-a.md', '# A\n\n## 3. Decision (proposed)\n\nx\n', 'madr'],
    ['notes/ADR-12_cache.md', '# A\n\n## Decisions\n\n- x\n', 'madr'],
    ['a.md', '# ADR-3: A\n\n## Entscheidung\n\nx\n', 'madr'],
    ['arch/0004-a.md', '# A\n\n## Status\n\nAccepted\n\n## Decision\n\nx\n', 'madr'],
    ['docs/AgDR-0007-queue.md', '# Queue\n\nWe take Redis.\n', 'agdr'],
    ['docs/queue.md', '# AgDR-0007: Queue\n\nx\n', 'agdr'],
    ['docs/queue.md', 'In the context of the import,\nfacing doubles, I decided for Redis.\n', 'agdr'],
  ])('%s is read: %j', (name, text, format) => {
    expect(decisionFormat(name, text)).toBe(format);
  });

  it.each([
    ['docs/adr/README.md', '# ADRs\n\n## Decisions\n\n- [A](0001-a.md)\n'],
    ['docs/adr/notes.md', '# Notes\n\nNothing was decided.\n'],
    ['notes/584.md', '# Handoff\n\n## Status\n\nDone\n\n## Decisions\n\n- x\n'],
    ['notes/2026-01-08-a.md', '# Handoff\n\n## Context\n\nx\n\n## Decision\n\nx\n'],
    ['HANDOFF.md', '# Handoff\n\n## Context\n\nx\n\n## Decisions\n\n- x\n'],
    ['.agents/decisions/dec_1.md', '---\nschema: baton/decision@1\n---\n\n## Decision\n\nx\n'],
    ['docs/adr/a.yaml', 'decision: x\n'],
  ])('%s is not: %j', (name, text) => {
    expect(decisionFormat(name, text)).toBeUndefined();
  });
});
