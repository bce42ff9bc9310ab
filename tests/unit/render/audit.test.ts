import { describe, expect, it } from 'vitest';
import {
  auditFindings,
  renderAudit,
  renderAuditJson,
  type ShownAudit,
} from '../../../src/render/reporters/audit.ts';
import { renderGithub } from '../../../src/render/reporters/github.ts';
import { renderMarkdown } from '../../../src/render/reporters/markdown.ts';
import { rawControl } from '../../support/cli.ts';
import { at, finding, hostile, hostileFinding, path } from '../../support/findings.ts';

const text = 'outcome: complete\n';
const author = { name: 'Ada', email: 'ada@example.com' };
const commit = (oid: string, subject: string) => ({
  oid: oid.repeat(40),
  author,
  date: '2026-01-02T03:04:05+01:00',
  subject,
});

function audit(change: Partial<ShownAudit> = {}): ShownAudit {
  return {
    faults: [],
    commits: 3,
    records: 2,
    passedOver: 0,
    baselined: 0,
    waived: 0,
    textOf: (fault) => (fault.commit.subject === 'Skip' ? text : undefined),
    ...change,
  };
}

const skip = {
  commit: commit('a', 'Skip'),
  parent: 'b'.repeat(40),
  diagnostic: finding({ at: at(text, 'complete') }),
};
const undo = { ...skip, commit: commit('c', 'Undo'), diagnostic: finding({ severity: 'warning' }) };
const render = (change?: Partial<ShownAudit>) => renderAudit(audit(change), { colour: false, width: 80 });

describe('renderAudit', () => {
  it('names each commit once, with the lines of its own version', () => {
    expect(render({ faults: [skip, undo] })).toBe(
      [
        'aaaaaaaaaa Skip (Ada, 2026-01-02)',
        '',
        path,
        '',
        '  1:10  error  Unexpected value `complete`, expected `completed`  record/schema',
        '    1 │ outcome: complete',
        '      │          ^^^^^^^^',
        '',
        'cccccccccc Undo (Ada, 2026-01-02)',
        '',
        path,
        '',
        '  1:1  warning  Unexpected value `complete`, expected `completed`  record/schema',
        '',
        '✖ 1 error, 1 warning in 3 commits with 2 versions of records',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [{}, '✔ 3 commits with 2 versions of records checked, nothing to report\n'],
    [{ commits: 0, records: 0 }, '✔ no commits to check\n'],
    [
      { passedOver: 4, baselined: 1, waived: 2 },
      '✔ 3 commits with 2 versions of records checked, nothing to report (4 commits before `since`, 1 finding in the baseline, 2 waived)\n',
    ],
  ])('says what was checked where nothing is wrong: %j', (change, line) => {
    expect(render(change)).toBe(line);
  });

  it('clips a subject that somebody forgot to end', () => {
    const [line = ''] = render({ faults: [{ ...skip, commit: commit('a', 'x'.repeat(500)) }] }).split('\n');
    expect(line).toBe(`aaaaaaaaaa ${'x'.repeat(79)}… (Ada, 2026-01-02)`);
  });

  it('shows no text of a commit that a terminal acts on', () => {
    const evil = { ...commit('a', hostile), author: { name: hostile, email: hostile }, date: hostile };
    const out = render({ faults: [{ commit: evil, parent: undefined, diagnostic: hostileFinding() }] });
    expect(out).not.toMatch(rawControl);
    expect(out.split('\n')[0]).toMatch(/^aaaaaaaaaa /);
  });
});

describe('auditFindings', () => {
  it('names the commit in each message, and finds the text of the right version', () => {
    const findings = auditFindings(audit({ faults: [skip, undo] }));
    const [first, second] = findings.diagnostics;
    expect(first?.message).toBe(
      'Unexpected value `complete`, expected `completed`, in commit `aaaaaaaaaa` of Ada, “Skip”',
    );
    expect(findings.textOf(path, 'after', first)).toBe(text);
    expect(findings.textOf(path, 'after', second)).toBeUndefined();
  });

  it('lets no text of a commit act in another format', () => {
    const evil = { ...commit('a', hostile), author: { name: hostile, email: hostile } };
    const findings = auditFindings(
      audit({ faults: [{ commit: evil, parent: undefined, diagnostic: finding() }] }),
    );
    const github = renderGithub(findings);
    expect(github.split('\n').filter((line) => line.startsWith('::'))).toHaveLength(1);
    expect(github.trimEnd().split('\n')).toHaveLength(1);
    expect(renderMarkdown(findings)).not.toMatch(/^#+ heading/m);
  });
});

describe('renderAuditJson', () => {
  it('gives each finding its commit and its parent', () => {
    const result = JSON.parse(renderAuditJson(audit({ faults: [skip, { ...undo, parent: undefined }] })));
    expect(result.diagnostics).toMatchObject([
      { rule: 'record/schema', commit: skip.commit, parent: skip.parent },
      { rule: 'record/schema', commit: { subject: 'Undo' }, parent: null },
    ]);
    expect(result.summary).toEqual({
      commits: 3,
      records: 2,
      errors: 1,
      warnings: 1,
      infos: 0,
      passedOver: 0,
      baselined: 0,
      waived: 0,
    });
  });
});
