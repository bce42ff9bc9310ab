import { describe, expect, it } from 'vitest';
import { nodeAt, plainValue } from '../../../src/core/node.ts';
import { splitMessage } from '../../../src/interchange/decisions/lore.ts';
import { importLore } from '../../../src/interchange/decisions/lore-in.ts';
import { exportLore, loreText } from '../../../src/interchange/decisions/lore-out.ts';
import { contextOf, documentsOf, findingsOf } from '../../support/interchange.ts';

const at = '2026-01-08T12:00:00+01:00';
const oidOf = (number: number) => number.toString(16).padStart(2, '0').repeat(20);
const commits = (...messages: readonly string[]) => {
  const made = importLore(
    messages.map((text, number) => ({
      name: `commit ${oidOf(number + 1).slice(0, 7)}`,
      text,
      format: 'lore',
      folder: undefined,
      commit: { oid: oidOf(number + 1), author: 'ada', at, paths: ['src/a.ts'] },
    })),
    contextOf(),
  );
  expect(findingsOf(made)).toEqual([]);
  const docs = documentsOf(made).filter(({ kind }) => kind === 'decision');
  return {
    docs,
    data: docs.map((doc) => plainValue(doc.data) as Record<string, unknown>),
    remarks: made.remarks.map(({ field, what }) => `${what} ${field}`),
  };
};

const first = [
  'feat(mail): send resets through a queue',
  '',
  'The vendor answers in ten seconds.',
  '',
  'Constraint: the vendor limits to 5 mails a second',
  'Constraint: no new service before March',
  'Rejected: a cron job | misses the minute that we promise',
  'Rejected: mail at once',
  'Confidence: high',
  'Scope-risk: narrow',
  'Directive: keep the order of mails',
  'Tested: unit tests',
  'Not-tested: 10,000 mails',
  '',
  'Co-authored-by: Agent <agent@example.org>',
].join('\n');

describe('Lore trailers as decisions', () => {
  it('have what was rejected, what bound them, and the files', () => {
    const { data, docs, remarks } = commits(first);
    expect(data[0]).toMatchObject({
      agent: 'ada',
      date: at,
      decision: 'feat(mail): send resets through a queue',
      confidence: 0.5,
      alternatives: [
        { option: 'a cron job', rejected_because: 'misses the minute that we promise' },
        { option: 'mail at once' },
      ],
      reasons: [
        { text: 'the vendor limits to 5 mails a second', type: 'constraint' },
        { text: 'no new service before March', type: 'constraint' },
      ],
      files: ['src/a.ts'],
      'x-lore': {
        imported_from: 'commit 0101010',
        id: oidOf(1),
        confidence: 'high',
        'scope-risk': 'narrow',
        directive: 'keep the order of mails',
        tested: 'unit tests',
        'not-tested': '10,000 mails',
      },
    });
    expect(docs[0]?.text).toContain('\n\nThe vendor answers in ten seconds.\n');
    expect(remarks).toEqual([
      'assumed confidence',
      ...['Confidence', 'Scope-risk', 'Directive', 'Tested', 'Not-tested'].map((one) => `kept ${one}`),
    ]);
  });

  it.each([
    ['Confidence: 0.8', 0.8],
    ['Confidence: 80%', 0.8],
    ['Certainty: 1', 1],
    ['Certainty: medium', 0.5],
    ['Confidence: high for the contract; medium for the lift', 0.5],
    ['Confidence: 80', 0.5],
  ])('with %s are as sure as that', (line, confidence) => {
    const { data, remarks } = commits(`Use a queue\n\nConstraint: x\n${line}`);
    expect(data[0]?.confidence).toBe(confidence);
    expect(remarks.includes('assumed confidence')).toBe(confidence === 0.5);
  });

  it('of the tool with its own words are read the same', () => {
    const { data } = commits(
      'Use a queue\n\nRuled-out: cron | late\nLimit: 5 a second\nExpires: 2027-01-01\n',
    );
    expect(data[0]).toMatchObject({
      alternatives: [{ option: 'cron', rejected_because: 'late' }],
      reasons: [{ text: '5 a second', type: 'constraint' }],
      'x-lore': { expires: '2027-01-01' },
    });
  });

  it('supersede and follow commits of the range, by a short id or by their own', () => {
    const { data, docs } = commits(
      'A\n\nRejected: x\nLore-id: a1b2c3d4\n',
      `B\n\nRejected: y\nSupersedes: ${oidOf(1).slice(0, 8)} (too slow)\n`,
      'C\n\nRejected: z\nFollows: a1b2c3d4\n',
      'D\n\nRejected: z\nSupersedes: 99999999\n',
    );
    expect(data.map(({ decision }) => decision).sort()).toEqual(['A', 'B', 'C', 'D']);
    const of = (decision: string) =>
      docs.find((doc) => nodeAt(doc.data, 'decision') && doc.text.includes(`decision: ${decision}\n`));
    const value = (decision: string, key: string) => plainValue(nodeAt(of(decision)?.data, key));
    expect(value('B', 'supersedes')).toBe(of('A')?.id);
    expect(value('C', 'continues_decision')).toBe(of('A')?.id);
    expect(value('D', 'supersedes')).toBeUndefined();
    expect(value('D', 'x-lore')).toMatchObject({ supersedes: '99999999' });
  });

  it('leave other messages alone', () => {
    const { data } = commits(
      'Fix a typo',
      'Merge x\n\nSigned-off-by: Ada <a@example.org>',
      'Text\n\nConfidence: high\n',
      'Text\n\nRejected: this paragraph\ngoes on as prose\n',
      'Use it\n\nDirective: do not undo\n',
    );
    expect(data.map(({ decision }) => decision)).toEqual(['Use it']);
  });

  it('are not one where no message has them', () => {
    expect(() => commits('Fix a typo')).toThrow('has a trailer of Lore, such as `Rejected:`');
  });

  it('are found in real forms of messages', () => {
    expect(splitMessage('A\r\n\r\nConstraint: x\r\n  and y\r\n').trailers).toEqual([
      { name: 'Constraint', key: 'constraint', value: 'x and y' },
    ]);
    expect(splitMessage('A\nb\n\nc: d e\n').trailers).toEqual([{ name: 'c', key: 'c', value: 'd e' }]);
    expect(splitMessage('A\n\nNote: this\nis text\n\nRejected: x\n')).toMatchObject({
      subject: 'A',
      body: 'Note: this\nis text',
    });
    expect(splitMessage('Rejected: x')).toMatchObject({ subject: 'Rejected: x', trailers: [] });
    expect(splitMessage('')).toEqual({ subject: '', body: '', trailers: [] });
  });
});

describe('a decision as Lore trailers', () => {
  it('is the block that it came from', () => {
    const { docs } = commits(first);
    const block = first.slice(first.indexOf('Constraint'), first.indexOf('\n\nCo-authored'));
    const [doc] = docs;
    expect(doc && loreText(exportLore(doc).document)).toBe(`${block}\n`);
  });

  it('has no certainty that nobody stated, and says what it leaves out', () => {
    const { docs } = commits('Use a queue\n\nConstraint: x\n');
    const [doc] = docs;
    const { document, remarks } = exportLore(doc ?? expect.fail());
    expect(loreText(document)).toBe('Constraint: x\n');
    expect(remarks.map(({ field }) => field)).toEqual(['files']);
  });
});
