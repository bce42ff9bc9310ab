import rule from '../../../../src/rules/decisions/number.ts';
import { testRule } from '../../../support/rule-tester.ts';

const config = { numbered: ['docs/adr'] };
const adr = '# Use it\n';

testRule(rule, {
  valid: [
    {
      name: 'two of one number where no folder is named',
      after: { 'docs/adr/0007-a.md': adr, 'docs/adr/0007-b.md': adr },
    },
    { name: 'numbers that differ', config, after: { 'docs/adr/0007-a.md': adr, 'docs/adr/0008-b.md': adr } },
    {
      name: 'translations',
      config,
      after: { 'docs/adr/0007-a.md': adr, 'docs/adr/0007-a.de.md': adr, 'docs/adr/0007-a.pt-br.md': adr },
    },
    {
      name: 'the same number in another folder',
      config: { numbered: ['docs/adr', 'lib/adr/'] },
      after: { 'docs/adr/0007-a.md': adr, 'lib/adr/0007-b.md': adr },
    },
    {
      name: 'names that begin with a day',
      config,
      after: {
        'docs/adr/2026-01-08-a.md': adr,
        'docs/adr/2026-01-09-b.md': adr,
        'docs/adr/20260108-c.md': adr,
        'docs/adr/20260108-d.md': adr,
      },
    },
    {
      name: 'READMEs, templates and pictures',
      config,
      after: {
        'docs/adr/README.md': adr,
        'docs/adr/0000-template.md': adr,
        'docs/adr/0000-adr-template.md': adr,
        'docs/adr/0001-a.md': adr,
        'docs/adr/0001-a.png': adr,
      },
    },
    {
      name: 'what is ignored',
      config: { ...config, ignore: ['docs/adr/old/**'] },
      after: { 'docs/adr/0007-a.md': adr, 'docs/adr/old/0007-b.md': adr },
    },
    {
      name: 'a superseded one that is there',
      config,
      after: { 'docs/adr/0007-a.md': adr, 'docs/adr/0012-b.md': '# B\n\n* Supersedes: [ADR-7](0007-a.md)\n' },
    },
    {
      name: 'words for none',
      config,
      after: { 'docs/adr/0012-b.md': '---\nsupersedes: none\nsupersedes_note: 3\n---\n' },
    },
  ],
  invalid: [
    {
      name: 'two of one number, however it is written',
      config,
      after: {
        'docs/adr/0007-use-a-queue.md': adr,
        'docs/adr/more/ADR-7-use-passkeys.md': adr,
        'docs/adr/0011-x.md': adr,
      },
      diagnostics: [
        {
          messageId: 'twice',
          severity: 'error',
          path: 'docs/adr/more/ADR-7-use-passkeys.md',
          message: 'Unexpected number 7, `docs/adr/0007-use-a-queue.md` has it already',
          help: /^give the newer one the next free number, 12, /,
        },
      ],
    },
    {
      name: 'superseded ones that do not exist',
      config,
      after: {
        'docs/adr/0012-b.md': '---\nstatus: accepted\nsupersedes:\n  - ADR-0003\n  - 12\n---\n\n# B\n',
      },
      diagnostics: [
        {
          messageId: 'unknown',
          severity: 'warning',
          line: 4,
          text: 'ADR-0003',
          message: 'Unexpected number 3 in `supersedes`, `docs/adr` holds none of that number',
        },
      ],
    },
    {
      name: 'superseded ones in a list and in a line',
      config,
      after: {
        'docs/adr/0012-b.md': '---\nsupersedes: [0003, 0012]\n---\n',
        'docs/adr/0013-c.md': '# C\n\n- **Supersedes:** AgDR-0004-x\n',
      },
      diagnostics: [
        { messageId: 'unknown', text: '0003' },
        { messageId: 'unknown', text: 'AgDR-0004', path: 'docs/adr/0013-c.md' },
      ],
    },
  ],
});
