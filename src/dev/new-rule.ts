import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run new:rule -- group/name` writes a rule, its page and its test, ready to be filled in.

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const ruleText = (id: string) => `import { defineRule } from '../../core/rule.ts';

export default defineRule({
  id: '${id}',
  summary: 'What it checks, in one line',
  kinds: ['session'],
  severity: 'warning',
  seed: false,
  messages: { found: 'Unexpected \`{actual}\`' },
  document({ doc, report }) {
    if (!doc.data) return;
    report('found', { at: doc.data, data: { actual: doc.path } });
  },
});
`;

const pageText = (id: string) => `# ${id}

## What

## Why

## Wrong

## Right

## Fix

## Options

None.
`;

const testText = (id: string) => `import rule from '../../../../src/rules/${id}.ts';
import { testRule } from '../../../support/rule-tester.ts';

testRule(rule, {
  valid: [],
  invalid: [],
});
`;

async function main(id: string | undefined): Promise<number> {
  if (id === undefined || !/^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(id)) {
    console.error('usage: npm run new:rule -- group/rule-name');
    return 2;
  }
  const files = {
    [`src/rules/${id}.ts`]: ruleText(id),
    [`src/rules/${id}.md`]: pageText(id),
    [`tests/unit/rules/${id}.test.ts`]: testText(id),
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(top, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
    console.log(`written: ${path}`);
  }
  console.log('fill them in, then run `npm run generate`');
  return 0;
}

process.exitCode = await main(process.argv[2]);
