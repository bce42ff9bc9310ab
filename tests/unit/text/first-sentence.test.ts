import { describe, expect, it } from 'vitest';
import { splitFirstSentence } from '../../../src/text/first-sentence.ts';

describe('the first sentence of a markdown text', () => {
  it.each<[string, string, string | undefined, string]>([
    ['one sentence', 'The cookie is lost.', 'The cookie is lost.', ''],
    ['two sentences', 'It is lost. It was set late.', 'It is lost.', 'It was set late.'],
    ['a wrapped sentence', 'The cookie\nis lost. More.', 'The cookie is lost.', 'More.'],
    [
      'an abbreviation',
      'Some cookies, e.g. the last, are lost. So.',
      'Some cookies, e.g. the last, are lost.',
      'So.',
    ],
    ['a version', 'Node 20.1 is needed. So.', 'Node 20.1 is needed.', 'So.'],
    ['a heading above', '### Result\n\nIt is lost.', 'It is lost.', ''],
    ['an item', '- It is lost\n- It was late', 'It is lost', '- It was late'],
    ['a label below', 'Conclusion: ship it\nConfidence: 0.8', 'ship it', 'Confidence: 0.8'],
    ['a fence above', '```yaml output\nshare: a bug\n```\n\nIt is lost.', 'It is lost.', ''],
    ['a fence between', 'It is lost.\n\n~~~\nno\n~~~\n\nSo.', 'It is lost.', 'So.'],
    ['a fence in a longer fence', '````\n```\nno\n````\nIt is lost.', 'It is lost.', ''],
    ['an open fence', 'It is lost.\n```\nno', 'It is lost.', ''],
    ['lines of Windows', 'It is\r\nlost. So.\r\n', 'It is lost.', 'So.'],
    ['no prose', '```\nno\n```\n\n---\n', undefined, ''],
  ])('is found: %s', (_, text, sentence, rest) => {
    expect(splitFirstSentence(text)).toEqual(sentence === undefined ? undefined : { sentence, rest });
  });
});
