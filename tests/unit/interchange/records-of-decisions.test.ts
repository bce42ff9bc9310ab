import { describe, expect, it } from 'vitest';
import { nodeAt, plainValue } from '../../../src/core/node.ts';
import { hostileTexts } from '../../support/hostile.ts';
import { documentsOf, findingsOf, imported, onlyOf } from '../../support/interchange.ts';

const madr = (front: string, body: string) => `---\n${front}---\n\n${body}`;
const body = [
  '# Use passkeys',
  '',
  '## Context and Problem Statement',
  '',
  'Passwords leak.',
  '',
  '## Considered Options',
  '',
  '* Passwords',
  '* **Passkeys**',
  '* [Magic links](https://example.org)',
  '',
  '## Decision Outcome',
  '',
  'Chosen option: "Passkeys", because they',
  'cannot leak.',
  '',
  '### Consequences',
  '',
  '* Good, because of it',
  '',
].join('\n');

const dataOf = (format: string, text: string, said = {}) =>
  plainValue(onlyOf(imported(format, text, { said }), 'decision').data) as Record<string, unknown>;

describe('a MADR decision', () => {
  it('is a decision with its options, its reason and its whole text', () => {
    const front =
      'status: accepted\ndate: 2026-01-08T12:00:00Z\ndecision-makers: [ada, grace]\nconsulted: []\n';
    const made = imported('madr', madr(front, body), { said: { confidence: 0.7 } });
    expect(findingsOf(made)).toEqual([]);
    const doc = onlyOf(made, 'decision');
    expect(plainValue(doc.data)).toMatchObject({
      agent: 'ada',
      date: '2026-01-08T12:00:00Z',
      decision: 'Use passkeys',
      confidence: 0.7,
      alternatives: [{ option: 'Passwords' }, { option: 'Magic links' }],
      reasons: [{ text: 'they cannot leak.' }],
      'x-madr': { imported_from: 'in/file', status: 'accepted', 'decision-makers': ['ada', 'grace'] },
    });
    expect(doc.text).toContain(body.trim());
    expect(onlyOf(made, 'thread').text).toContain('title: Use passkeys');
  });

  it.each([
    [
      'a question for a title',
      '# Which login?\n\n## Decision Outcome\n\nChosen option: Passkeys\n',
      'Which login? Passkeys',
    ],
    ['a numbered title', '# 12. Use passkeys\n\n## Decision\n\nWe do.\n', 'Use passkeys'],
    ['a dashed number', '# ADR-0012 - Use passkeys\n\n## Decision\n\nWe do.\n', 'Use passkeys'],
    ['a year in the title', '# 2026 plan\n\n## Decision\n\nWe do.\n', '2026 plan'],
    ['no title', '## Context\n\nx\n\n## Decision\n\nWe use\npasskeys.\n\nMore.\n', 'We use passkeys.'],
    ['nothing else', '## Decision Outcome\n', 'Decision Outcome'],
  ])('with %s', (_, text, decision) => {
    expect(dataOf('madr', text).decision).toBe(decision);
  });

  it('of an earlier version has its facts in a list below the title, of the older form in sections', () => {
    const listed =
      '# A\n\n* Status: accepted\n* Deciders: ada, grace\n* Date: 2026-01-08\n\n## Decision Outcome\n\nx\n';
    expect(dataOf('madr', listed)).toMatchObject({ agent: 'ada', date: '2026-01-08T00:00:00Z' });
    const line = '# 1. A\n\nDate: 2026-01-07\n\n## Status\n\nAccepted\n\n## Decision\n\nx\n';
    expect(dataOf('madr', line)).toMatchObject({ date: '2026-01-07T00:00:00Z' });
    const older =
      '# A\n\n## Date\n\n2026-01-09\n\n## Status\n\nAccepted\n\n## Context\n\nx\n\n## Decision\n\ny\n\n## Consequences\n\nz\n';
    expect(dataOf('madr', older)).toMatchObject({ date: '2026-01-09T00:00:00Z' });
  });

  it('says which options it cannot place', () => {
    const made = imported('madr', body.replace('"Passkeys"', '"Something else"'));
    expect(dataOf('madr', body.replace('"Passkeys"', '"Something else"')).alternatives).toBeUndefined();
    expect(made.remarks).toContainEqual(
      expect.objectContaining({ what: 'kept', field: 'Considered Options' }),
    );
  });

  it('gets the same id again, and another file another one', () => {
    const [one] = imported('madr', { 'a.md': body }).records;
    expect(imported('madr', { 'a.md': body.replace('leak', 'leak!') }).records[0]?.id).toBe(one?.id);
    expect(imported('madr', { 'b.md': body }).records[0]?.id).not.toBe(one?.id);
  });

  it('is not one without a decision', () => {
    expect(() => imported('madr', '# A\n')).toThrow('it has no heading `Decision Outcome`');
  });

  // A fence that is never closed takes every heading with it: that is no decision.
  it.each(hostileTexts.filter((text) => !text.includes('~~~')))(
    'stands in a record that can be read, whatever it says: %j',
    (text) => {
      const made = imported(
        'madr',
        `# ${text}\n\n## Considered Options\n\n* ${text}\n* b\n\n## Decision Outcome\n\nChosen option: "b", because ${text}\n`,
      );
      expect(documentsOf(made).every(({ problems }) => problems.length === 0)).toBe(true);
      expect(findingsOf(made).filter((fault) => !/record\/placeholder|suppression/.test(fault))).toEqual([]);
    },
  );
});

describe('an AgDR decision', () => {
  const agdr = (id: string, more = '') =>
    [
      '---',
      `id: ${id}`,
      'timestamp: 2026-01-08T12:00:00Z',
      'agent: builder',
      'model: large',
      'session: s-1',
      'status: executed',
      ...(more === '' ? [] : [more]),
      '---',
      '',
      `# ${id}: Keep tokens in memory`,
      '',
      '> In the context of the login, facing theft, I decided for **memory** to',
      '> lose them at a reload, accepting a new login.',
      '',
      '## Options Considered',
      '',
      '| Option | Pros | Cons |',
      '| --- | --- | --- |',
      '| memory | safe | reload |',
      '| cookie \\| local | stays | can be read |',
      '',
    ].join('\n');

  it('is a decision with what it turned down', () => {
    const made = imported('agdr', agdr('AgDR-0007'));
    expect(findingsOf(made)).toEqual([]);
    expect(plainValue(onlyOf(made, 'decision').data)).toMatchObject({
      agent: 'builder',
      decision: 'Keep tokens in memory',
      alternatives: [{ option: 'cookie | local', rejected_because: 'can be read' }],
      'x-agdr': {
        imported_from: 'in/file',
        id: 'AgDR-0007',
        model: 'large',
        session: 's-1',
        status: 'executed',
      },
    });
  });

  it('supersedes decisions of the run and of the tree, and guesses no other', () => {
    const files = {
      'a.md': agdr('AgDR-0007'),
      'b.md': agdr('AgDR-0008', 'supersedes: [AgDR-0007, AgDR-0001]'),
    };
    const context = {
      decision: (name: string) => (name === 'AgDR-0001' ? { id: 'dec_1', thread: 't' } : undefined),
    };
    const made = imported('agdr', files, context);
    const [first, second] = documentsOf(made).filter(({ kind }) => kind === 'decision');
    expect(plainValue(nodeAt(second?.data, 'supersedes'))).toEqual([first?.id, 'dec_1']);
    const alone = imported('agdr', agdr('AgDR-0008', 'supersedes: AgDR-0007'));
    expect(findingsOf(alone)).toEqual([]);
    expect(nodeAt(onlyOf(alone, 'decision').data, 'supersedes')).toBeUndefined();
    expect(alone.remarks).toContainEqual(expect.objectContaining({ what: 'kept', field: 'supersedes' }));
  });

  it('says where the options speak of more than one', () => {
    const text = agdr('AgDR-0007').replace('facing theft', 'facing cookie or local');
    const made = imported('agdr', text.replace('cookie \\| local', 'cookie'));
    expect(made.remarks).toContainEqual(expect.objectContaining({ what: 'kept', field: 'Options' }));
  });

  it('is not one without its id', () => {
    expect(() => imported('agdr', body)).toThrow('has an id `AgDR-…`, and no sentence');
    expect(() => imported('madr', agdr('AgDR-0007').replace('Options Considered', 'Decision'))).toThrow(
      'it is an AgDR decision',
    );
  });
});
