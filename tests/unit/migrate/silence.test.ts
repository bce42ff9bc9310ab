import { describe, expect, it } from 'vitest';
import { silenceOf } from '../../../src/migrate/unmapped.ts';
import { readNote } from '../../support/words.ts';

function read(text: string) {
  const migration = readNote(text);
  if (!migration.ok) throw new Error(migration.problem.message);
  return migration;
}

/** The text of lists that are asked because nothing says where they belong. */
function silentIn(text: string): string[] {
  return read(text).handoff.questions.flatMap(({ candidates, evidence }) =>
    candidates.length === 5 && evidence ? [evidence.text] : [],
  );
}

describe('a list that went to no field', () => {
  it.each([
    ['English', '## Clockwork\n\n- The new spring is in the drawer\n- A new rope hangs at the bell\n'],
    ['German', '## Uhrwerk\n\n- Die neue Feder liegt in der Lade\n- Ein neues Seil hängt an der Glocke\n'],
    ['Chinese', '## 钟表机构\n\n- 新发条放在抽屉里面\n- 新绳子挂在大钟旁边\n'],
  ])('is asked where its entries tell something: %s', (_, text) => {
    const entries = text.slice(text.indexOf('- ') + 2).trimEnd();
    expect(silentIn(text)).toEqual([entries]);
  });

  it.each([
    ['names alone', '## Parts\n\n- spring\n- bell\n'],
    [
      'a list that went to a field',
      '## Gotchas\n\n- The spring was changed again\n- The bell needs a rope\n',
    ],
    ['work that is done', '## Done\n\n- The spring was changed again\n- The bell got a new rope\n'],
    ['one entry', '## Clockwork\n\n- The spring was changed again\n'],
    ['ticked entries', '## Clockwork\n\n- [x] The spring was changed\n- [x] The bell was changed\n'],
  ])('is not asked: %s', (_, text) => {
    expect(silentIn(text)).toEqual([]);
  });
});

describe('what is in no field', () => {
  it('is counted in lines, with the places, headings left out', () => {
    const { handoff } = read(
      '# Clock\n\nOf brass.\n\n## Gotchas\n\n- It drifts\n\n## Case\n\nOak.\nOld oak.\n',
    );
    expect(silenceOf(handoff.unmapped)).toEqual({ lines: 3, places: ['3', '11-12'] });
  });

  it.each([
    '## Gotchas\n\n- It drifts\n',
    '**Gotchas**\n\n- It drifts\n',
    '**Nächste Schritte:**\n- Die Feder in `a.ts` tauschen\n',
    '__已知问题__\n- `a.ts` 走得太快\n',
  ])('is nothing where only headings are left: %j', (text) => {
    const { handoff } = read(text);
    expect(silenceOf(handoff.unmapped)).toEqual({ lines: 0, places: [] });
  });

  it('has a sentence in bold', () => {
    const { handoff } = read('## Gotchas\n\n- It drifts\n\n## Case\n\n**It is of oak.**\n');
    expect(silenceOf(handoff.unmapped)).toEqual({ lines: 1, places: ['7'] });
  });
});

describe('a form that nobody filled in', () => {
  it.each([
    [
      'English',
      '# Handoff\n\n- Branch:\n\n## Open Work\n\n- Blockers:\n\n## Next Steps\n\n1. Next action\n',
      ['Branch', 'Blockers', 'Next Steps'],
    ],
    [
      'German',
      '# Übergabe\n\n## Erledigt\n\n-\n\n## Nächste Schritte\n\n1. Nächster Schritt\n\n## Offene Fragen\n\n- [ ]\n',
      ['Erledigt', 'Nächste Schritte', 'Offene Fragen'],
    ],
    ['Chinese', '# 交接\n\n## 已知问题\n\n-\n\n## 下一步\n\n1. 下一步\n', ['已知问题', '下一步']],
  ])('is known by its empty fields: %s', (_, text, names) => {
    const { handoff, isForm } = read(text);
    expect(isForm).toBe(true);
    expect(handoff.unfilled.map((field) => field.text)).toEqual(names);
    const lines = text.split('\n');
    for (const { line, text: name } of handoff.unfilled) expect(lines[line - 1]).toContain(name);
  });

  it.each([
    ['one field that is filled in', '- Branch: main\n- Date:\n\n## Blockers\n\n-\n'],
    ['an answer that says none', '## Blockers\n\nNone.\n\n## Next Steps\n\n-\n\n## Gotchas\n\n-\n'],
    ['text that is in no field', '# Clock\n\nOf brass.\n\n## Blockers\n\n-\n\n## Next Steps\n\n-\n'],
    ['a single heading', '## Blockers\n'],
  ])('is not a note with %s', (_, text) => {
    expect(read(text).isForm).toBe(false);
  });

  it.each([
    ['English', '# Clock\n\nStatus: blocked\n\n## Done\n\n- Face\n'],
    ['German', '# Uhr\n\nStatus: blockiert\n\n## Erledigt\n\n- Zifferblatt\n\n## Offene Fragen\n\n- Wann?\n'],
    ['Chinese', '# 时钟\n\n状态：进行中\n\n## 已完成\n\n- 表盘\n'],
  ])('leaves no status empty that a list may be called by too: %s', (_, text) => {
    expect(read(text).handoff.unfilled).toEqual([]);
  });
});
