import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { renderJson } from '../../../src/render/reporters/json.ts';

describe('renderJson', () => {
  it('escapes what a terminal would obey, and says the same to a program', () => {
    const message = 'a\u001b[31m \u009b2J \u202e \u2028 \ufeff \u{e0041} é 日本 😀';
    const finding: Diagnostic = {
      rule: 'g/a',
      messageId: 'm',
      severity: 'error',
      at: { path: 'a', side: 'after' },
      message,
      related: [],
      docs: 'd',
    };
    const text = renderJson({ diagnostics: [finding], records: 1 });
    expect(text).not.toMatch(/[\u001b\u009b\u202e\u2028\ufeff\u{e0041}]/u);
    expect(text).toContain('é 日本 😀');
    expect(JSON.parse(text).diagnostics[0].message).toBe(message);
  });
});
