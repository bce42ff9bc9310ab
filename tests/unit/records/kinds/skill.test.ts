import { describe, expect, it } from 'vitest';
import { fieldsOf, quoted, skillFacts } from '../../../../src/records/kinds/skill/model.ts';
import { parseYaml } from '../../../../src/records/yaml/parse.ts';
import { quotable } from '../../../../src/records/yaml/quotable.ts';
import { readAll } from '../../../support/check-memory.ts';
import { handoffBlock, skill, skillPath, skillWith } from '../../../support/records-skill.ts';

function only(files: Readonly<Record<string, string>>) {
  const [doc] = readAll(files);
  if (!doc) throw new Error('no record');
  return doc;
}

describe('skillFacts', () => {
  it('reads the block of 2.0', () => {
    expect(skillFacts(only(skillWith(handoffBlock('requires: [context.original_prompt, 1]'))))).toMatchObject(
      {
        name: 'demo',
        accepts: true,
        categories: ['research'],
        requires: [{ value: 'context.original_prompt', span: { start: { line: 8, column: 14 } } }],
        providesTo: [],
        links: [],
      },
    );
  });

  it('lets the fields of 3.0 win', () => {
    const block = [
      'accepts_handoff: false',
      'handoff_categories: [old]',
      'accepts_from: ["*"]',
      'provides_to: [other]',
    ];
    const facts = skillFacts(
      only(skillWith(`categories: [new]\nhandoff:\n${block.map((line) => `  ${line}\n`).join('')}`)),
    );
    expect(facts).toMatchObject({
      accepts: true,
      categories: ['new'],
      providesTo: [{ value: 'other', span: { start: { line: 9 } } }],
    });
  });

  it.each([
    ['no block', ''],
    ['another convention', 'handoff: { to: other }'],
    ['a scalar', 'handoff: true'],
    ['a string for a boolean', 'handoff: { accepts_handoff: "true" }'],
    ['nobody to accept from', 'handoff: { accepts_handoff: true, accepts_from: [] }'],
  ])('does not accept with %s', (_name, more) => {
    expect(skillFacts(only(skillWith(more))).accepts).toBe(false);
  });

  it('lists relative links where their address stands, query and fragment cut off', () => {
    const { links } = skillFacts(
      only(skill(undefined, 'a.md [a.md](a.md?x#y) [b](https://x.y) ![c](c.png)\n')),
    );
    expect(links).toMatchObject([
      { value: 'a.md', span: { start: { line: 6, column: 13 }, end: { line: 6, column: 17 } } },
      { value: 'c.png', span: { start: { line: 6, column: 45 } } },
    ]);
  });

  it('keeps the name and the links of a skill that cannot be read', () => {
    expect(skillFacts(only({ [skillPath()]: '---\nname: [\n---\n[a](a.md)\n' }))).toMatchObject({
      name: 'demo',
      accepts: false,
      links: [{ value: 'a.md' }],
    });
  });
});

describe('fieldsOf', () => {
  it.each([
    ['---\n---\n', 0],
    ['---\n# nothing\n---\n', 0],
    ['---\nname: demo\n---\n', 1],
    ['---\n- name\n---\n', undefined],
    ['---\nname: [\n---\n', undefined],
    ['# Demo\n', undefined],
  ])('of %j are %j', (text, count) => expect(fieldsOf(only({ [skillPath()]: text }))?.length).toBe(count));
});

describe('quoted', () => {
  it.each(['a: b', `it's`, '"a" \\b', `'"`, '[x] #y', 'a\n  b: c'])('is read back from %j', (raw) => {
    const { root, problems } = parseYaml(`key: ${quoted(raw)}\n`);
    expect(problems).toEqual([]);
    expect(root).toMatchObject({ entries: [{ value: { value: raw.replace(/\n\s*/, ' ') } }] });
  });
});

describe('quotable', () => {
  const texts = (files: Readonly<Record<string, string>>) => {
    const doc = only(files);
    return quotable(doc.text, doc.frontMatter?.yaml).map(({ text }) => text);
  };

  it('fixes nothing that is readable', () => expect(texts(skill())).toEqual([]));

  it('fixes faults up to the first of another kind', () => {
    expect(texts(skillWith('when_to_use: a: b\nmetadata:\n\tx: y'))).toEqual(['"a: b"']);
  });

  it('leaves a flow map alone', () => expect(texts(skillWith('metadata: { a: b: c }'))).toEqual([]));

  it('leaves a list of maps alone', () => expect(texts(skillWith('hooks: - a: b'))).toEqual([]));

  it('fixes a value of an item', () => {
    expect(texts(skillWith('hooks:\n  - run: a: b\n    if: c'))).toEqual(['"a: b"']);
  });

  it('ends where the front matter begins with a blank line', () => {
    expect(texts({ [skillPath()]: '---\n\n  a: b: c\n---\n' })).toEqual(['"b: c"']);
    expect(texts({ [skillPath()]: '---\n\n @x\n---\n' })).toEqual([]);
  });

  it('leaves very long front matter alone', () => {
    expect(texts(skillWith(`x: a: b ${' '.repeat(16_000)}x`))).toHaveLength(1);
    expect(texts(skillWith(`x: a: b\ny: ${'z'.repeat(70_000)}`))).toEqual([]);
  });
});
