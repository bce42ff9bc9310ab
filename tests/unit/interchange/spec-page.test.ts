import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import decisionSchema from '../../../schemas/decision.schema.json' with { type: 'json' };
import { loreTrailers } from '../../../src/interchange/decisions/lore.ts';
import { exporters, importers } from '../../../src/interchange/formats.ts';
import { stateKeys } from '../../../src/interchange/sessions/reasoning-state.ts';
import { continuesKeys, declined } from '../../../src/records/kinds/decision/model.ts';

// The tables and lists of docs/spec/formats.md say the same as the code.

const page = readFileSync('docs/spec/formats.md', 'utf8');
const [built = '', target = ''] = page.split('## Target: not built yet');
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The section below a heading. */
function section(title: string): string {
  const text = built.split(/^## /m).find((one) => one.startsWith(title));
  if (text === undefined) throw new Error(`no section ${title}`);
  return text;
}

/** The cells of the row of a table that begins with a cell. */
function row(text: string, first: string): string {
  return text.split('\n').find((line) => line.startsWith(`| ${first} |`)) ?? '';
}

describe('the page on formats', () => {
  it('lists the keys of a state file in their order', () => {
    const [table = ''] = section('Reasoning-protocol').split('**`fsm`**');
    const cells = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) => namesIn(cell));
    expect(cells).toEqual(stateKeys);
    expect(table).toContain(`${stateKeys.length} top-level keys`);
  });

  it('lists the values of a decision as its schema does', () => {
    const values = (first: string) => row(section('CSTP'), first).split(' | ')[1]?.replace(/ \|$/, '');
    const { category, outcome, reasons, stakes, status } = decisionSchema.properties;
    const listed = {
      '`category`': category.enum.filter((one) => one !== declined),
      '`stakes`': stakes.enum,
      '`status`': status.enum,
      '`outcome`': outcome.enum,
      'type of a reason': reasons.items.properties.type.enum,
    };
    for (const [first, words] of Object.entries(listed)) expect(values(first)).toBe(words.join(', '));
  });

  it('names each key that says what a decision continues', () => {
    expect(namesIn(section('CSTP'))).toEqual(expect.arrayContaining([...continuesKeys]));
  });

  it('names each trailer of Lore', () => {
    const [, item = ''] = /\*\*Lore trailers\*\*([\s\S]*?)\n- \*\*/.exec(built) ?? [];
    const words = item.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g);
    expect(Object.keys(loreTrailers).filter((key) => !words?.includes(key))).toEqual([]);
  });

  it('calls no format a target that can be imported or exported', () => {
    const formats = [...Object.keys(importers), ...Object.keys(exporters)];
    const named = namesIn(target);
    expect(named).toContain('knowledge');
    expect(named.filter((name) => formats.includes(name))).toEqual([]);
  });
});

describe("the user's page on formats", () => {
  const headings = [...readFileSync('docs/formats.md', 'utf8').matchAll(/^## (`.*)$/gm)].map(
    ([, text = '']) => text,
  );

  it('has a section for each format, which says whether it is read and written', () => {
    for (const format of Object.keys(importers)) {
      const heading = headings.find((one) => namesIn(one).includes(format));
      const isBoth = Object.hasOwn(exporters, format);
      expect(heading, format).toMatch(isBoth ? /, in and out$/ : /, in$/);
    }
  });
});
