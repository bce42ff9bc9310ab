import { recordKinds } from '../../core/document.ts';
import { camel, pascal, type Scaffold } from './scaffold.ts';

export const kindUsage = 'npm run new:kind -- KIND';

/** @returns undefined if the command line is wrong */
export function kindOf(args: readonly string[]): Scaffold | undefined {
  const [kind = '', ...more] = args;
  // A marker is `baton/<kind>@1` and has letters only.
  if (more.length > 0 || !/^[a-z]+$/.test(kind) || recordKinds.some((one) => one === kind)) return undefined;
  return {
    files: {
      [`schemas/${kind}.schema.json`]: schemaText(kind),
      [`src/records/kinds/${kind}/model.ts`]: modelText(kind),
      [`tests/unit/records/kinds/${kind}.test.ts`]: testText(kind),
    },
    next: [
      'fill them in: every property of the schema has a title, a description and examples',
      ...registrations.map(([path, what]) => `${path}: ${what.replaceAll('KIND', kind)}`),
      '`npx tsc --noEmit` then names each table that has a row for every kind',
      'npm run generate && npm run check',
      'rules for it (`npm run new:rule`), its row in README.md, and a line in CHANGELOG.md',
    ],
  };
}

/** Where a kind is named by hand, and what of it. */
export const registrations: readonly (readonly [path: string, what: string])[] = [
  ['src/core/document.ts', '`KIND` in `recordKinds`'],
  ['src/core/facts.ts', 'what rules about the whole tree need of it'],
  ['src/records/record-paths.ts', 'its folder'],
  ['src/records/read/claim.ts', 'its shape, if a file without a marker can be one'],
];

const schemaText = (kind: string) => `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://unpkg.com/git-baton/schemas/${kind}.schema.json",
  "title": "${pascal(kind)}",
  "description": "Its path, and what it is for.",
  "type": "object",
  "required": ["title"],
  "properties": {
    "schema": {
      "title": "Marker",
      "description": "Says that this file is a record of Baton, a ${kind}.",
      "type": "string",
      "enum": ["baton/${kind}@1"],
      "examples": ["baton/${kind}@1"]
    },
    "title": {
      "title": "Title",
      "description": "One line.",
      "type": "string",
      "examples": ["What it is about"]
    }
  },
  "examples": [{ "schema": "baton/${kind}@1", "title": "What it is about" }]
}
`;

const modelText = (kind: string) => `import { nodeAt, stringOf, type YamlNode } from '../../../core/node.ts';

/** What a ${kind} says, as rules and commands read it. */
export interface ${pascal(kind)} {
  readonly title: string | undefined;
}

/**
 * Reads a ${kind}. A value that is missing or of another type is undefined: \`record/schema\` reports that.
 *
 * @param data the front matter, or the file where it is YAML
 */
export function ${camel(kind)}Of(data: YamlNode | undefined): ${pascal(kind)} {
  return { title: stringOf(nodeAt(data, 'title')) };
}
`;

const testText = (kind: string) => `import { describe, expect, it } from 'vitest';
import { ${camel(kind)}Of } from '../../../../src/records/kinds/${kind}/model.ts';
import { parseYaml } from '../../../../src/records/yaml/parse.ts';

const read = (text: string) => ${camel(kind)}Of(parseYaml(text).root);

describe('${camel(kind)}Of', () => {
  it('reads what is written', () => {
    expect(read('title: One')).toEqual({ title: 'One' });
  });

  it('takes a missing value, or one of another type, for none', () => {
    expect(read('title: [1]')).toEqual({ title: undefined });
    expect(${camel(kind)}Of(undefined)).toEqual({ title: undefined });
  });
});
`;
