import { expect, it } from 'vitest';
import { defaultConfig } from '../../../src/core/config.ts';
import { readDocument } from '../../../src/records/read/document.ts';
import { createPathRules } from '../../../src/records/record-paths.ts';
import { skillDetails } from '../../../src/review/kinds/skill.ts';
import { sidesOf } from '../../../src/review/sides.ts';
import { skillPath, skillText } from '../../support/records-skill.ts';
import { reviewClock } from '../../support/review-memory.ts';

/** A skill whose links nobody may ask for: remark, which reads them, takes as long as all else of a small review. */
function skillWithLink(word: string) {
  const text = skillText(undefined, `# Demo\n\n${word} [the guide](guide.md).\n`);
  const place = createPathRules(defaultConfig).classify(skillPath());
  const doc = place && readDocument(skillPath(), place, { ok: true, text, size: text.length });
  if (!doc?.markdown) throw new Error('no skill');
  Object.defineProperty(doc.markdown, 'links', {
    get() {
      throw new Error('the links of a skill are read');
    },
  });
  return doc;
}

it('says what changed in a skill without reading its links', () => {
  const [before, after] = [skillWithLink('Read'), skillWithLink('See')];
  const details = skillDetails(before, after, {
    ...sidesOf([], []),
    files: new Map(),
    configOf: () => defaultConfig,
    now: reviewClock,
    masked: new Set(),
    isDecided: () => false,
  });
  expect(details).toMatchObject([{ type: 'text' }]);
});
