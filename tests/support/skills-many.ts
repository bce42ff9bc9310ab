/** How one part of a front matter may be written: every style is valid for every known client. */
type Style = (text: string) => string;

const indented = (text: string) => text.match(/.{1,70}(?:\s|$)/gu)?.map((line) => `  ${line.trim()}`) ?? [];

const descriptionStyles: readonly Style[] = [
  (text) => `description: ${plain(text)}`,
  (text) => `description: ${JSON.stringify(text)}`,
  (text) => `description: '${text.replaceAll("'", "''")}'`,
  (text) => ['description: >', ...indented(text)].join('\n'),
  (text) => ['description: >-', ...indented(text), ''].join('\n'),
  (text) => ['description: |', ...indented(text)].join('\n'),
  (text) => ['description: |-', '', ...indented(text)].join('\n'),
  (text) => ['description:', ...indented(plain(text))].join('\n'),
  (text) => `"description": ${JSON.stringify(text)}`,
  (text) => ['# what it is for', `description:   ${JSON.stringify(text)}   # for whoever chooses`].join('\n'),
];

/** Without what a plain scalar cannot hold. */
function plain(text: string): string {
  return text
    .replace(/:(?=\s)/g, ' -')
    .replaceAll(' #', ' no. ')
    .replace(/^[^\p{L}]+/u, '');
}

const descriptions: readonly string[] = [
  'Extracts text and tables from PDF files. Use when the user mentions PDFs, forms or scanned documents.',
  'Use this skill when reviewing a pull request: check naming, tests and docs; say "LGTM" where there is nothing to say.',
  "Don't guess: asks before it deletes. Triggers: /cleanup, 'clean up', \"tidy the repo\".",
  '🚀 Deploys the app to staging — never to production — and posts a link. ✅ Checks health first.',
  '모든 모듈의 의존 그래프를 만들고, 변경의 영향을 분석합니다. "영향 분석"이라고 하면 사용하세요.',
  '技能の一覧を作る。新しい技能を書くとき、または既存の技能を直すときに使う。',
  '在评审之前检查提交信息。当用户说“检查提交”时使用。',
  'Construye una función de punta a punta: análisis, diseño, código y pruebas. Úsalo cuando pidan «la cadena completa».',
  'Fetches https://example.com/api/v2?x=1&y=2 and turns it into a table; needs 100% coverage, C#, C++ & {braces}.',
  'Runs `npm test -- --watch=false`, reads the report, lists what failed (file:line) and why.',
  `Long on purpose. ${'It explains when to use it, when not to, and what it needs. '.repeat(12).trim()}`,
  'Short.',
];

const fieldSets: readonly (readonly string[])[] = [
  [],
  ['license: MIT'],
  ['license: Apache-2.0; see LICENSE.txt'],
  ['license: "Complete terms in LICENSE.txt"', 'compatibility: Requires Node.js 20+ and git'],
  ['allowed-tools: Read, Grep, Glob'],
  ['allowed-tools: "Bash(git:*) Bash(npm run test:*) Read"'],
  ['allowed-tools: [Read, Write, "Bash(gh pr view:*)"]'],
  ['allowed-tools:', '  - Bash', '  - Read', '  - mcp__github__create_issue'],
  ['allowed-tools:', '- Bash(python3:*)', '- WebFetch'],
  ['metadata:', '  author: example-org', '  version: "1.0.0"'],
  ['metadata: { author: ada, tags: "pdf, forms" }'],
  [
    'metadata:',
    '  category: workflow',
    '  keywords:',
    '    - review',
    '    - quality',
    '  nested: { deep: { deeper: true } }',
  ],
  ['version: 1.1.0', 'author: Ada Lovelace <ada@example.com>', 'tags: [docs, pdf]'],
  ['version: "2"', 'release_date: "2026-01-23"', 'homepage: https://example.com/skills#pdf'],
  ['argument-hint: "[issue-number] [--dry-run]"', 'disable-model-invocation: true'],
  ['argument-hint: <file-path>', 'user-invocable: true'],
  ['argument-hint: (no arguments)', 'model: sonnet', 'context: fork', 'agent: Explore'],
  ['arguments: [expression]', 'shell: bash', 'effort: high'],
  ['when_to_use: When somebody asks for a summary', 'disallowed-tools: Write, Edit', 'model: inherit'],
  ['paths:', '  - "src/**/*.ts"', "  - 'docs/**'", 'user-invocable: false'],
  [
    'hooks:',
    '  PreToolUse:',
    '    - matcher: "Bash"',
    '      hooks:',
    '        - type: command',
    '          command: "./scripts/check.sh"',
  ],
  [
    'handoff:',
    '  accepts_handoff: true',
    '  handoff_categories: [research, analysis]',
    '  handoff_description: Takes research over',
  ],
  ['handoff: none', 'origin: a fork of example/skills', 'mcp-server: example'],
  ['dependencies: python>=3.8, pypdf>=4.0', 'triggers:', '  - pdf', '  - "extract: tables"'],
];

const bodies: readonly string[] = [
  '\n# Title\n\nDo this, then that. See [the reference](references/guide.md) and [the site](https://example.com).\n',
  '\n## When to use\n\n- Always\n- Never\n\n| a | b |\n| --- | --- |\n| `x` | y |\n\n```bash\necho "---"\n```\n',
  '# No blank line before it\n\n---\n\nA rule above, and one below.\n\n---\n',
  '\n<instructions>\nRead $ARGUMENTS first, then !`git status`.\n</instructions>\n\n1. One\n   1. Nested\n2. Two\n',
  '\n# 제목\n\n절차를 따르세요. 🙂\n\n> 인용\n',
  '',
];

const folders: readonly string[] = [
  '.agents/skills/',
  '.claude/skills/',
  '.github/skills/',
  'packages/app/.agents/skills/',
  'plugins/tools/skills/',
];

const names: readonly string[] = [
  'pdf',
  'code-review',
  'a',
  'x1-y2-z3',
  'deploy-to-staging',
  '2fa-setup',
  'skill',
];
const nameStyles: readonly Style[] = [
  (name) => `name: ${name}`,
  (name) => `name: "${name}"`,
  (name) => `name: '${name}'`,
  (name) => `name:  ${name}  `,
];

/** Where `skillsMany` puts skills that no root holds. */
export const skillGlobs: readonly string[] = folders
  .filter((folder) => !folder.includes('.agents/'))
  .map((folder) => `${folder}*/SKILL.md`);

/**
 * SKILL.md files as people write them, by path, no two alike in style: quotes, folded and literal texts, lists, fields of
 * clients, other scripts, CRLF, order of keys, ends of the fence. Each is valid. The same for every run.
 */
export function skillsMany(count: number): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index++) {
    // Strides without a common factor, so that the styles meet in ever new pairs.
    const of = <T>(list: readonly T[], stride: number): T =>
      list[(index * stride + Math.floor(index / list.length)) % list.length] as T;
    const name = `${of(names, 1)}-${index}`;
    const description = of(descriptionStyles, 3)(of(descriptions, 5));
    const head = [of(nameStyles, 1)(name), description];
    const rest = of(fieldSets, 7);
    const lines = index % 4 === 3 ? [...rest, ...head.reverse()] : [...head, ...rest];
    const end = index % 9 === 4 ? '---  ' : '---';
    const body = of(bodies, 1);
    const text = ['---', ...lines, end].join('\n') + (body === '' && index % 2 === 0 ? '' : `\n${body}`);
    const path = `${of(folders, 1)}${name}/SKILL.md`;
    files[path] = index % 5 === 2 ? text.replaceAll('\n', '\r\n') : text;
    if (body.includes('references/guide.md'))
      files[path.replace('SKILL.md', 'references/guide.md')] = '# Guide\n';
  }
  return files;
}
