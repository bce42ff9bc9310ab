import { nodeAt, stringOf, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { handoffItems } from '../../records/kinds/task/handoff.ts';

/** The keys that name files of the repository. `location` of a pattern and `depends_on` of a step may be prose. */
const pathKeys = [
  ['files_created', 'path'],
  ['files_modified', 'path'],
  ['dependencies_for_next', 'file'],
] as const;

export default defineRule({
  id: 'task/relative-path',
  summary: 'Paths of a handoff start at the root of the repository',
  kinds: ['task'],
  severity: 'error',
  seed: true,
  overrides: ['privacy/absolute-path'],
  messages: {
    url: 'Unexpected URL `{actual}`, expected a path of the repository',
    absolute: 'Unexpected absolute path `{actual}`, expected one from the root of the repository',
    backslash: 'Unexpected `\\` in the path `{actual}`, expected `/`',
    outside: 'Unexpected path `{actual}`, which leaves the repository',
  },
  document({ doc, report }) {
    for (const [list, key] of pathKeys) {
      for (const { item } of handoffItems(doc, list)) {
        const node = nodeAt(item, key);
        const actual = stringOf(node)?.trim();
        if (!node || actual === undefined) continue;
        const fault = faultOf(actual);
        if (!fault) continue;
        const remedy = fault === 'backslash' ? withSlashes(node, key) : { help: help[fault] };
        report(fault, { at: node, data: { actual }, actual, ...remedy });
      }
    }
  },
});

const help = {
  url: 'write the path of the file in the repository, such as `src/auth/jwt.ts`; put links into `reason` or `description`',
  absolute: 'remove the folder of your checkout, as in `src/auth/jwt.ts`',
  outside: 'name a file of this repository; write about other files in `reason` or `description`',
} as const;

function faultOf(path: string): 'url' | 'absolute' | 'backslash' | 'outside' | undefined {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(path)) return 'url';
  if (/^(?:[/\\]|[a-z]:[/\\]|~(?:[/\\]|$)|~[\w.-]+[/\\])/i.test(path)) return 'absolute';
  if (path.includes('\\')) return 'backslash';
  let depth = 0;
  for (const step of path.split('/')) {
    if (step === '..') depth--;
    else if (step !== '' && step !== '.') depth++;
    if (depth < 0) return 'outside';
  }
  return undefined;
}

function withSlashes(node: YamlNode, key: string) {
  if (node.type !== 'scalar') return {};
  const text = String(node.value).trim().replace(/\\+/g, '/');
  const advice = `write \`${key}: ${text}\``;
  if (node.aliased || (node.style !== 'plain' && node.style !== 'single')) return { help: advice };
  const edits = [{ extent: node.extent, text: node.raw.replace(/\\+/g, '/') }];
  return { help: advice, fix: { kind: 'suggested' as const, title: 'Write slashes', edits } };
}
