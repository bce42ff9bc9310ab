import { describe, expect, it } from 'vitest';
import { levelOf, levelOfHeading } from '../../../src/migrate/items/level.ts';

describe('levelOf', () => {
  it.each([
    ['The queue must NOT be drained', 'high'],
    ['You MUST flush first', 'high'],
    ['Never commit the key', 'high'],
    ['[P1] Fix it', 'high'],
    ['🔴 Data loss', 'high'],
    ['Severity: critical', 'high'],
    ['High priority: fix it', 'high'],
    ['High', 'high'],
    ['Prioridad: alta', 'high'],
    ['优先级：高', 'high'],
    ['Nice to have: SIMD', 'low'],
    ['Clean up (low)', 'low'],
    ['CRITICAL, and not to be left for later', 'high'],
    ['P2 Sort them', 'medium'],
    ['We should sort them', 'medium'],
  ])('%j says %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it.each([
    'The lock is not reentrant',
    'Dates must be in UTC',
    'High load breaks it',
    'A non-blocking call returns at once',
    'Das Backup lädt die Dateien hoch',
    'Hay que dar de alta al usuario',
    'The media folder is ignored',
  ])('%j says none', (text) => {
    expect(levelOf(text)).toBeUndefined();
  });
});

describe('levelOfHeading', () => {
  it.each([
    ['What is NOT implemented', undefined],
    ['What you MUST know', undefined],
    ['Most Important Next Steps', 'high'],
    ['Das Wichtigste zuerst', 'high'],
    ['最重要的下一步', 'high'],
    ['Самое важное', 'high'],
    ['P2', 'medium'],
    ['Nice to have', 'low'],
  ])('%j says %s', (text, level) => {
    expect(levelOfHeading(text)).toBe(level);
  });
});
