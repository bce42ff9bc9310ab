import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { renderReviewHtml } from '../../../../src/render/review/html.ts';
import { renderReviewJson } from '../../../../src/render/review/json.ts';
import { renderReviewMarkdown } from '../../../../src/render/review/markdown.ts';
import { renderReviewText } from '../../../../src/render/review/text.ts';
import { hostileRecords } from '../../../support/hostile.ts';
import { example } from '../../../support/records-record.ts';
import { taskPath, taskText } from '../../../support/records-task.ts';
import { reviewMemory } from '../../../support/review-memory.ts';
import { type Files, storyAfter, storyBefore } from '../../../support/review-story.ts';

const view = (before: Files, after: Files) => ({
  before: { label: 'main', oid: '3f2c1ab9d0e8f1a2b3c4d5e6f7a8b9c0d1e2f3a4' },
  after: { label: 'HEAD', oid: '9d0e8f1a2b3c4d5e6f7a8b9c0d1e2f3a43f2c1ab' },
  diff: reviewMemory(before, after),
});
const story = view(storyBefore, storyAfter);
const plain = { colour: false, width: 80 };

describe('the story', () => {
  it('reads in a terminal', async () => {
    await expect(renderReviewText(story, plain)).toMatchFileSnapshot('story.txt.snap');
  });

  it('reads in a pull request', async () => {
    await expect(renderReviewMarkdown(story)).toMatchFileSnapshot('story.md.snap');
  });

  it('reads in a browser', async () => {
    await expect(renderReviewHtml(story)).toMatchFileSnapshot('story.html.snap');
  });

  it('reads for a program', async () => {
    await expect(renderReviewJson(story)).toMatchFileSnapshot('story.json.snap');
  });
});

describe('text', () => {
  it.each([80, 60, 120])('fits %i columns', (width) => {
    const wide = renderReviewText(story, { colour: false, width })
      .split('\n')
      .filter((line) => stringWidth(line) > width);
    expect(wide).toEqual([]);
  });

  it('says the same in colour', () => {
    const coloured = renderReviewText(story, { ...plain, colour: true });
    expect(coloured).toContain('\u001B[31m');
    expect(coloured.replace(/\u001B\[\d+m/g, '')).toBe(renderReviewText(story, plain));
  });
});

describe('a verdict', () => {
  const tidy = { [taskPath]: taskText({ status: null, handoff: null }) };
  const spaced = { [taskPath]: taskText({ status: null, handoff: null }).replaceAll('\n\n', '\n\n\n') };
  it.each<[string, Files, Files]>([
    ['No record changed', tidy, tidy],
    ['Nothing changed in meaning', tidy, spaced],
    ['Nothing stands out · 1 task changed', {}, tidy],
  ])('is said first: %s', (words, before, after) => {
    const one = view(before, after);
    expect(renderReviewText(one, plain).split('\n')[0]?.slice(2)).toBe(words);
    expect(renderReviewMarkdown(one).split('\n')[1]).toBe(`### ✅ ${words}`);
    expect(renderReviewHtml(one)).toContain(`<title>Reasoning diff: ${words}</title>`);
  });
});

describe('JSON', () => {
  it.each<[string, Files, Files]>([
    ['the story', storyBefore, storyAfter],
    ['the story backwards', storyAfter, storyBefore],
    ['nothing', {}, {}],
    ['odd records', {}, hostileRecords('@a | `b`')],
    ['odd records that went', hostileRecords('@a'), {}],
    ['a resume', {}, { ...example('thread'), ...example('resume') }],
  ])('follows its schema: %s', async (_, before, after) => {
    const schema = await readFile(new URL('../../../../schemas/review.schema.json', import.meta.url), 'utf8');
    const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
      JSON.parse(schema),
    );
    validate(JSON.parse(renderReviewJson(view(before, after))));
    expect(validate.errors).toBeNull();
  });
});

describe('HTML', () => {
  const html = renderReviewHtml(story);
  it('needs nothing from elsewhere and runs nothing', () => {
    expect(html).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(html).not.toMatch(/<script|<link|<img|url\(|@import|https?:/);
  });

  it('names what marks mean for those who do not see them', () => {
    const marks = html.match(/<span class="sign"[^>]*>/g) ?? [];
    expect(marks.length).toBeGreaterThan(5);
    expect(marks.filter((mark) => !/role="img" aria-label="\w+"/.test(mark))).toEqual([]);
  });
});
