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
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { taskPath, taskText } from '../../../support/records-task.ts';
import { decision, decisionPath, thread, threadPath } from '../../../support/records-thread.ts';
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

describe('what is folded', () => {
  const said = renderSession(stageOf({}, 'TREE_OF_THOUGHT')).replace(
    'step 2 found.',
    'step 2 found. Late <b>.',
  );
  const one = view({}, { [sessionPath]: said });
  it('is in a page and in a comment below a summary, and left out in a terminal', () => {
    expect(renderReviewHtml(one)).toContain(
      '<details><summary>the rest of these steps</summary><ul><li>step 2 “Late &lt;b&gt;.”</li></ul></details>',
    );
    expect(renderReviewMarkdown(one)).toMatch(
      /<br><details><summary>the rest of these steps<\/summary>step 2 “Late [^<]+”<\/details>/,
    );
    expect(renderReviewText(one, plain)).toContain('step 2 “What step 2 found.”');
    expect(renderReviewText(one, plain)).not.toContain('Late');
  });
});

describe('a verdict', () => {
  const tidy = { [taskPath]: taskText({ status: null, handoff: null }) };
  const spaced = { [taskPath]: taskText({ status: null, handoff: null }).replaceAll('\n\n', '\n\n\n') };
  it.each<[string, Files, Files]>([
    ['No record changed', tidy, tidy],
    ['Nothing changed in meaning', tidy, spaced],
    ['Nothing stands out · 1 task changed', {}, tidy],
    [
      'Look first at decision dec_20261127_k3v9qx7m “F030 must not ship before F032” · 1 thread changed',
      { [threadPath]: thread() },
      { [threadPath]: thread(), [decisionPath]: decision() },
    ],
  ])('is said first: %s', (words, before, after) => {
    const one = view(before, after);
    expect(
      renderReviewText(one, { ...plain, width: 200 })
        .split('\n')[0]
        ?.slice(2),
    ).toBe(words);
    expect(renderReviewMarkdown(one).split('\n')[1]?.replaceAll('`', '')).toBe(`### ✅ ${words}`);
    expect(renderReviewHtml(one)).toContain(`<title>Reasoning diff: ${words}</title>`);
  });
});

describe('a head', () => {
  it('names the worst finding to look at first', () => {
    const look = 'Look first at skill lit-pm breaks the pending payload hnd_20260102_w4t1ng7m';
    expect(
      renderReviewText(story, { ...plain, width: 200 })
        .split('\n')[1]
        ?.trim(),
    ).toContain(look);
    expect(renderReviewMarkdown(story).split('\n')[3]?.replaceAll('`', '')).toContain(look);
    expect(renderReviewHtml(story)).toContain('<p>Look first at skill <code>lit-pm</code>');
  });

  it('names a rule where only a check finds something', () => {
    const bad = view({}, { [taskPath]: taskText({ handoff: 'outcome: perfect' }) });
    expect(bad.diff.findings).toEqual([]);
    expect(renderReviewText(bad, plain)).toContain(
      `  Look first at task task-005: ${bad.diff.records[0]?.check[0]?.rule}\n`,
    );
  });

  it.each([
    ['3f2c1ab', '3f2c1ab → HEAD (9d0e8f1a2)'],
    ['3f2c1ab9d0e8f1a2b3c4d5e6f7a8b9c0d1e2f3a4', '3f2c1ab9d0e8 → HEAD (9d0e8f1a2)'],
    ['abc', 'abc (3f2c1ab9d) → HEAD (9d0e8f1a2)'],
  ])('prints the id of a commit that is named %s once', (label, ends) => {
    const one = { ...story, before: { ...story.before, label } };
    expect(renderReviewText(one, plain)).toContain(`  ${ends}\n`);
    const html = renderReviewHtml(one).replaceAll(/<\/?code>/g, '');
    expect(html).toContain(`<p class="meta">${ends.replaceAll(/[()]/g, '')}</p>`);
  });
});

describe('a decision to decline what was asked', () => {
  const reasons = '[{ type: constraint, text: "<b> takes none" }]';
  const text = decision({ category: 'declined', decision: 'No plugin', reasons });
  const one = view({ [threadPath]: thread() }, { [threadPath]: thread(), [decisionPath]: text });
  it('has a row of its own in every format', () => {
    const head = 'decision dec_20261127_k3v9qx7m by code-reviewer declines what was asked';
    expect(renderReviewText(one, plain)).toContain(
      `${head}\n      “No plugin”\n      because “<b> takes none”\n`,
    );
    expect(renderReviewMarkdown(one).replaceAll('`', '')).toContain(head);
    expect(renderReviewMarkdown(one)).toContain('because “&#60;b&#62; takes none”');
    expect(renderReviewHtml(one).replaceAll(/<\/?code>/g, '')).toContain(head);
    expect(renderReviewHtml(one)).toContain('because “&lt;b&gt; takes none”');
    expect(JSON.parse(renderReviewJson(one)).findings).toMatchObject([
      { type: 'declined', conclusion: 'No plugin', reasons: ['<b> takes none'] },
    ]);
  });
});

describe('JSON', () => {
  it.each<[string, Files, Files]>([
    ['the story', storyBefore, storyAfter],
    ['the story backwards', storyAfter, storyBefore],
    ['nothing', {}, {}],
    ['odd records', {}, hostileRecords('@a | `b`')],
    ['odd records that went', hostileRecords('@a'), {}],
    ['a decline', {}, { [threadPath]: thread(), [decisionPath]: decision({ category: 'declined' }) }],
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
