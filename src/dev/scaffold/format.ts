import { exporters, importers } from '../../interchange/formats.ts';
import { camel, pascal, type Scaffold } from './scaffold.ts';

export const formatUsage = 'npm run new:format -- NAME';

/** @returns undefined if the command line is wrong */
export function formatOf(args: readonly string[]): Scaffold | undefined {
  const [name = '', ...more] = args;
  const isKnown = Object.hasOwn(importers, name) || Object.hasOwn(exporters, name);
  if (more.length > 0 || !/^[a-z]+(-[a-z]+)*$/.test(name) || isKnown) return undefined;
  return {
    files: {
      [`src/interchange/${name}.ts`]: importerText(name),
      [`tests/unit/interchange/${name}.test.ts`]: testText(name),
    },
    next: [
      'fill them in; `src/interchange/types.ts` says what goes in and out, `decisions/madr.ts` and `tasks/humanlayer.ts` are examples',
      ...registrations.map(([path, what]) => `${path}: ${what.replaceAll('NAME', name)}`),
      `npx vitest run --project unit tests/unit/interchange/${name}.test.ts`,
      'npm run check, and a line in CHANGELOG.md',
    ],
  };
}

/** Where a format is named by hand, and what of it. */
export const registrations: readonly (readonly [path: string, what: string])[] = [
  [
    'src/interchange/formats.ts',
    '`NAME` in `importers` and `extensionsOf`, and in `exporters` where it can be written',
  ],
  ['src/records/foreign.ts', 'how to recognise a file of the format'],
  ['schemas/import-result.schema.json', '`NAME` among the formats'],
  ['src/cli/import/command.ts', '`NAME` in the help of `import`'],
  ['docs/formats.md', 'a section that says which field goes where'],
];

const importerText = (name: string) => `import { notOfFormat, readMarkdown, textOf } from './read-file.ts';
import type { ForeignFile, ImportContext, Imported, ImportedRecord, Remark } from './types.ts';

/** Files of ${name} as records. @throws BatonError \`unreadable\` for a file of another format */
export function import${pascal(name)}(files: readonly ForeignFile[], context: ImportContext): Imported {
  const remarks: Remark[] = [];
  const records = files.flatMap((file) => importOne(file, context, remarks));
  return { records, additions: [], remarks };
}

/** @param remarks gets what has no field of its own, what is assumed, and what is left out */
function importOne(file: ForeignFile, { now }: ImportContext, remarks: Remark[]): ImportedRecord[] {
  const { data } = readMarkdown(file);
  const title = textOf(data.title);
  if (title === undefined) throw notOfFormat(file, '${name} file', 'it has no \`title\`');
  remarks.push({ file: file.name, what: 'assumed', field: 'date', detail: now });
  return [];
}
`;

const testText = (name: string) => `import { describe, expect, it } from 'vitest';
import { import${pascal(name)} } from '../../../src/interchange/${name}.ts';
import { contextOf } from '../../support/interchange.ts';

const ${camel(name)} = (text: string) =>
  import${pascal(name)}([{ name: 'in/file.md', text, format: '${name}', folder: 'in' }], contextOf());

describe('${name}', () => {
  it('says what it assumed', () => {
    const { records, remarks } = ${camel(name)}('---\\ntitle: One\\n---\\n');
    expect(records).toEqual([]);
    expect(remarks).toMatchObject([{ what: 'assumed', field: 'date' }]);
  });

  it('refuses a file of another format', () => {
    expect(() => ${camel(name)}('# One\\n')).toThrow('\`in/file.md\`');
  });
});
`;
