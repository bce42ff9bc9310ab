import { describe, expect, it } from 'vitest';
import { effectOf, type PromptEffect } from '../../../src/app/agents/prompt.ts';
import type { SessionRow } from '../../../src/app/session/view.ts';
import type { SessionStart } from '../../../src/core/config.ts';

const session = { id: 'aaaaaaaa-001' } as SessionRow;
const work = 'Fix the parser of dates';

describe('what a prompt does', () => {
  it.each<[SessionStart, string, 'open' | 'halted' | 'none', PromptEffect]>([
    ['every', 'thanks', 'none', 'starts'],
    ['every', work, 'open', 'starts'],
    ['auto', work, 'none', 'starts'],
    ['auto', 'thanks', 'none', 'nothing'],
    ['auto', work, 'open', 'goes-on'],
    ['auto', 'go on', 'open', 'nothing'],
    ['auto', 'the second one', 'halted', 'starts'],
    ['asked', work, 'none', 'nothing'],
    ['asked', `${work}, with a baton session`, 'none', 'starts'],
    ['asked', '用Baton修复', 'none', 'starts'],
    ['asked', 'Run npx --no -- git-baton session start', 'open', 'starts'],
    ['asked', 'Count the batons in baton_count', 'none', 'nothing'],
    ['asked', 'the second one', 'halted', 'starts'],
    ['never', `${work}, with a baton session`, 'none', 'nothing'],
    ['never', 'the second one', 'halted', 'nothing'],
  ])('%s: %s (session: %s) → %s', (sessions, prompt, has, effect) => {
    const standing = {
      open: has === 'open' ? session : undefined,
      halted: has === 'halted' ? session : undefined,
    };
    expect(effectOf(sessions, prompt, standing)).toBe(effect);
  });
});
