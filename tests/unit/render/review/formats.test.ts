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
      '<details class="more"><summary>the rest of these steps</summary><ul><li>step 2 “<bdi>Late &lt;b&gt;.</bdi>”</li></ul></details>',
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
      'Look first: decision dec_20261127_k3v9qx7m “F030 must not ship before F032” · 1 thread changed',
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
    expect(renderReviewHtml(one)).toContain(`<title>Reasoning diff: ${words} · Baton</title>`);
  });
});

describe('a head', () => {
  it('names the worst finding to look at first', () => {
    const look = 'Look first: skill lit-pm breaks the pending payload hnd_20260102_w4t1ng7m';
    expect(
      renderReviewText(story, { ...plain, width: 200 })
        .split('\n')[1]
        ?.trim(),
    ).toContain(look);
    expect(renderReviewMarkdown(story).split('\n')[3]?.replaceAll('`', '')).toContain(look);
    expect(renderReviewHtml(story)).toContain(
      '<p class="notice">Look first: skill <a href="#r-lit-pm"><code>lit-pm</code></a>',
    );
  });

  it('says of a finding the words, not the ids alone, and how many more there are', () => {
    const lost = story.diff.findings.filter(({ type }) => type === 'lost-on-the-way');
    const text = renderReviewText(
      { ...story, diff: { ...story.diff, findings: lost, records: [] } },
      { ...plain, width: 300 },
    );
    expect(text).toContain(
      'Look first: handoff hnd_20260102_k3v9qx7m lost what hnd_20260102_p4r3nt5x left open: “True cost of GDPR compliance for our data model”, and 2 more\n',
    );
  });

  it('names a rule where only a check finds something', () => {
    const bad = view({}, { [taskPath]: taskText({ handoff: 'outcome: perfect' }) });
    expect(bad.diff.findings).toEqual([]);
    expect(renderReviewText(bad, plain)).toContain(
      `  Look first: task task-005: ${bad.diff.records[0]?.check[0]?.rule}\n`,
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
    expect(html).toContain(`<p class="facts"><span>${ends.replaceAll(/[()]/g, '')}</span>`);
  });
});

describe('the lines of a record', () => {
  const id = (name: string) => `dec_20261128_${name.repeat(8)}`;
  const made = (name: string, keys: Readonly<Record<string, string>> = {}) => ({
    [`.agents/threads/thread_pr94/${id(name)}.md`]: decision({
      id: id(name),
      date: `2026-11-28T0${name.charCodeAt(0) - 96}:00:00Z`,
      decision: `Choose ${name}`,
      ...keys,
    }),
  });
  const linesOf = (before: Files, fresh: Files) =>
    renderReviewText(view(before, { ...before, ...fresh }), { ...plain, width: 160 });

  it('say "then" of a decision that continues the one above it, and name any other one', () => {
    const fresh = {
      ...made('b', { continues_decision: id('a') }),
      ...made('c', { continues_decision: id('b') }),
      ...made('d', { continues_decision: id('b') }),
    };
    expect(linesOf({ [threadPath]: thread(), ...made('a') }, fresh)).toContain(
      [
        `  decision    ${id('b')} by code-reviewer, confidence 0.40`,
        '              “Choose b”',
        `              then, after ${id('a')}`,
        `  then        ${id('c')} by code-reviewer, confidence 0.40`,
        '              “Choose c”',
        `  decision    ${id('d')} by code-reviewer, confidence 0.40`,
        '              “Choose d”',
        `              then, after ${id('b')}`,
        '',
      ].join('\n'),
    );
  });

  it('print a conclusion once where a decision supersedes one that says the same', () => {
    const text = linesOf(
      { [threadPath]: thread(), ...made('a') },
      made('b', { decision: 'choose A', supersedes: id('a'), confidence: '0.45' }),
    );
    expect(text).toContain(
      `              “choose A”\n              confidence 0.40\u00a0→\u00a00.45\u00a0▲ (supersedes ${id('a')}, which concludes the same)\n`,
    );
  });

  it('leave out what is no news: that a new thread is active, and had no head before', () => {
    const text = linesOf({}, { [threadPath]: thread(), ...made('a'), ...made('b') });
    expect(text).not.toContain('status');
    expect(text).toContain('  heads       2 heads: the thread forks\n');
  });

  it('count the boxes that are ticked, and show a claim that is alone', () => {
    const handoff = 'outcome: partial\nfiles_created:\n  - { path: src/a.ts, purpose: A, lines: all }';
    const body = '## Acceptance Criteria\n\n- [ ] A\n- [x] B\n';
    const text = linesOf({}, { [taskPath]: taskText({ handoff, body }), 'src/a.ts': 'a\n' });
    expect(text).toContain('  criteria    1 of 2 ticked\n');
    expect(text).toContain('  claims      ✔ src/a.ts created (+1 −0)\n');
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
    expect(renderReviewHtml(one).replaceAll(/<\/?(?:code|a)\b[^>]*>/g, '')).toContain(head);
    expect(renderReviewHtml(one)).toContain('because “<bdi>&lt;b&gt; takes none</bdi>”');
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

  it('says how severe a row is in words', () => {
    const words = [...html.matchAll(/<p class="age">(?:<strong class="alert">)?(\w+)/g)].map(
      ([, word]) => word,
    );
    const severities = story.diff.findings.map(({ severity }) => (severity === 'info' ? 'note' : severity));
    expect(words).toEqual([...story.diff.notices.map(() => 'warning'), ...severities]);
  });

  it('links names to the records of the page, and to nothing else', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...html.matchAll(/ href="([^"]*)"/g)].map(([, target]) => target);
    expect(targets.filter((target) => target?.startsWith('#r-')).length).toBeGreaterThan(5);
    expect(targets.filter((target) => !ids.includes(target?.slice(1)))).toEqual([]);
  });

  it('draws new decisions in lanes, after those that they continue', () => {
    const id = (name: string) => `dec_20261128_${name.repeat(8)}`;
    const path = (name: string) => `.agents/threads/thread_pr94/${id(name)}.md`;
    const of = (name: string, ...continues: string[]) => ({
      [path(name)]: decision({
        id: id(name),
        decision: `Choose ${name}`,
        continues_decision: `[${continues.map(id)}]`,
      }),
    });
    const before = { [threadPath]: thread(), ...of('a') };
    const page = renderReviewHtml(
      view(before, { ...before, ...of('b', 'a'), ...of('c', 'a'), ...of('d', 'b', 'c') }),
    );
    const labels = /<ol class="labels">(.*?)<\/ol>/.exec(page)?.[1] ?? '';
    expect([...labels.matchAll(/<bdi>(Choose .)<\/bdi>/g)].map(([, text]) => text)).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => `Choose ${name}`),
    );
    expect(labels).toContain('before this change');
    expect(page.match(/<path d=/g)).toHaveLength(4);
    expect(page.match(/class="what" href="#r-dec_/g)).toHaveLength(3);
  });

  it('draws nothing where a decision stands alone', () => {
    expect(renderReviewHtml(view({}, { [threadPath]: thread(), [decisionPath]: decision() }))).not.toContain(
      '<svg',
    );
  });

  it('folds what comes after the first ten records', () => {
    const tasks = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [
        `.agents/tasks/task-${at}.md`,
        taskText({ status: null, handoff: null }).replace('task-005', `task-${at}`),
      ]),
    );
    const page = renderReviewHtml(view({}, tasks));
    expect(page.match(/<article class="record"[^>]*><details open="">/g)).toHaveLength(10);
    expect(page.match(/<article class="record"[^>]*><details>/g)).toHaveLength(2);
  });
});
