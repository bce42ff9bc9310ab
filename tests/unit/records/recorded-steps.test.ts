import { describe, expect, it } from 'vitest';
import { readRecordedSteps } from '../../../src/records/kinds/session/recorded-steps.ts';

describe('a text of several steps', () => {
  it('is markdown with a section for each, whose own headings and fences stay', () => {
    const text = `## Step 0: Johari Window Discovery

share: a fix
ask: []

# Step 3.2

### A heading

\`\`\`yaml output
SKILL_DETECTED: true
## Step 9
\`\`\`

## Notes

More.
`;
    expect(readRecordedSteps(text)).toEqual([
      { step: '0', output: 'share: a fix\nask: []' },
      {
        step: '3b',
        output: '### A heading\n\n```yaml output\nSKILL_DETECTED: true\n## Step 9\n```\n\n## Notes\n\nMore.',
      },
    ]);
  });

  it('is JSON with a text or an object for each', () => {
    const text = JSON.stringify({ '0': { share: 'a: b', ask: [] }, '1': 'Found.' });
    expect(readRecordedSteps(text)).toEqual([
      { step: '0', output: 'share: "a: b"\nask: []\n' },
      { step: '1', output: 'Found.' },
    ]);
  });

  it.each([
    ['', 'has no section of a step'],
    ['{', 'is not JSON'],
    ['{}', 'has no step'],
    ['{"0": 3}', 'has neither a text nor an object for step `0`'],
    ['{"0": null}', 'has neither a text nor an object for step `0`'],
    ['Found.\n\n## Step 0\n\nx', 'has text before its first step'],
    ['```\n## Step 0\n```\n', 'has no section of a step'],
  ])('is refused where it is %j', (text, problem) => {
    expect(readRecordedSteps(text)).toMatchObject({ problem: expect.stringContaining(problem) });
  });
});
