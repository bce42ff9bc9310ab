import rule from '../../../../src/rules/agents-file/size.ts';
import { testRule } from '../../../support/rule-tester.ts';

const text = (length: number, more = '') => more + 'x'.repeat(length - more.length);

testRule(rule, {
  valid: [
    {
      name: 'what is just within the limits',
      after: { 'AGENTS.md': text(32_768), 'CLAUDE.md': text(40_000) },
    },
    {
      name: 'folders side by side, which are never read together',
      after: { 'AGENTS.md': text(10_000), 'a/AGENTS.md': text(20_000), 'b/AGENTS.md': text(20_000) },
    },
    {
      name: 'a file that another one replaces',
      after: { 'AGENTS.md': text(32_768), 'AGENTS.override.md': text(20), 'a/AGENTS.md': text(30_000) },
    },
    {
      name: 'clients that are not listed',
      config: { clients: ['gemini-cli'] },
      after: { 'AGENTS.md': text(50_000), 'CLAUDE.md': text(50_000) },
    },
    {
      name: 'characters of several bytes where characters count',
      after: { 'CLAUDE.md': '😀'.repeat(40_000) },
    },
    {
      name: 'large files that no client reads as instructions',
      after: {
        'README.md': text(50_000),
        'GEMINI.md': text(50_000, '@docs/a.md '),
        'docs/a.md': text(50_000),
      },
    },
    {
      name: 'imports where bytes count',
      after: { 'AGENTS.md': text(30_000, '@a.md '), 'a.md': text(30_000) },
    },
  ],
  invalid: [
    {
      name: 'one file for Codex, counted in bytes',
      after: { 'AGENTS.md': 'ä'.repeat(16_385) },
      diagnostics: [
        {
          messageId: 'cut',
          severity: 'info',
          path: 'AGENTS.md',
          message:
            'Unexpected 32770 bytes of instructions together with the folders above, expected at most 32768: Codex leaves out the rest',
          help: /project_doc_max_bytes/,
        },
      ],
    },
    {
      name: 'files that are too large together, once: where the limit is passed',
      after: {
        'AGENTS.md': text(20_000),
        'a/AGENTS.override.md': text(10_000),
        'a/b/c/AGENTS.md': text(3000),
        'a/b/c/d/AGENTS.md': text(10),
        'a/e/AGENTS.md': text(9000),
      },
      diagnostics: [
        { messageId: 'cut', path: 'a/b/c/AGENTS.md' },
        { messageId: 'cut', path: 'a/e/AGENTS.md' },
      ],
    },
    {
      name: 'CLAUDE.md, and what it imports through another file',
      config: { clients: ['claude-code'] },
      after: {
        'CLAUDE.md': text(40_001, '@AGENTS.md\n'),
        'AGENTS.md': '@docs/a.md\n',
        'docs/a.md': text(40_002),
      },
      diagnostics: [
        {
          messageId: 'large',
          path: 'CLAUDE.md',
          message:
            'Unexpected 40001 characters of instructions, expected at most 40000: Claude Code warns about a large file',
        },
        { messageId: 'large', path: 'docs/a.md' },
      ],
    },
  ],
});
