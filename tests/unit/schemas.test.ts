import { readdir, readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { generateValidators } from '../../src/dev/generate-validators.ts';
import { readSchema, schemaNames } from '../../src/dev/schemas.ts';
import { anyFormat, exporters, importers } from '../../src/interchange/formats.ts';
import { reasonTypes } from '../../src/records/kinds/decision/model.ts';

const options = { strict: true, allowUnionTypes: true, validateFormats: false, allErrors: true } as const;

interface Sub {
  readonly pointer: string;
  readonly schema: Record<string, unknown>;
  /** It describes a property, an item or the root: what an editor shows. */
  readonly shown: boolean;
}

const mapKeywords = ['properties', 'patternProperties', '$defs'];

function subschemas(schema: Record<string, unknown>, pointer = '#', shown = true): Sub[] {
  const out: Sub[] = [{ pointer, schema, shown }];
  for (const [key, value] of Object.entries(schema)) {
    if (typeof value !== 'object' || value === null) continue;
    if (mapKeywords.includes(key)) {
      for (const [name, child] of Object.entries(value)) {
        const isCondition = /\/(?:if|then|else)$/.test(pointer);
        out.push(...subschemas(child, `${pointer}/${key}/${name}`, !isCondition));
      }
    } else if (['items', 'additionalProperties'].includes(key)) {
      out.push(...subschemas(value as Record<string, unknown>, `${pointer}/${key}`));
    } else if (['if', 'then', 'else'].includes(key)) {
      out.push(...subschemas(value as Record<string, unknown>, `${pointer}/${key}`, false));
    }
  }
  return out;
}

describe.each([...schemaNames, 'import-result', 'export-result'])('schemas/%s.schema.json', (name) => {
  it('compiles in strict mode under its own id', async () => {
    const schema = await readSchema(name);
    expect(schema.$id).toBe(`https://unpkg.com/git-baton/schemas/${name}.schema.json`);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(() => new Ajv2020(options).compile(schema)).not.toThrow();
  });

  it('describes every property with a title, a text and examples', async () => {
    const bare = subschemas(await readSchema(name))
      .filter(({ shown }) => shown)
      .filter(({ schema }) => !schema.title || !schema.description || !Array.isArray(schema.examples))
      .map(({ pointer }) => pointer);
    expect(bare).toEqual([]);
  });

  it('accepts its own examples', async () => {
    const schema = await readSchema(name);
    const ajv = new Ajv2020(options);
    const wrong: string[] = [];
    for (const sub of subschemas(schema)) {
      const validate = ajv.compile(
        sub.pointer === '#' ? schema : { ...sub.schema, $defs: schema.$defs ?? {} },
      );
      for (const example of (sub.schema.examples ?? []) as unknown[]) {
        if (!validate(example))
          wrong.push(`${sub.pointer}: ${JSON.stringify(example)} ${ajv.errorsText(validate.errors)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('unknown keys', () => {
  it.each(schemaNames)('are closed out by %s only where it is the configuration', async (name) => {
    const closed = subschemas(await readSchema(name)).filter(
      ({ schema }) => schema.additionalProperties === false,
    );
    expect(closed.length > 0).toBe(name === 'config');
  });

  it('are closed out at every level of the configuration', async () => {
    const open = subschemas(await readSchema('config')).filter(
      ({ schema }) => schema.type === 'object' && schema.additionalProperties === undefined,
    );
    expect(open).toEqual([]);
  });
});

describe('the handoff condition of skill.schema.json', () => {
  it.each([
    [{ accepts_handoff: true }, false],
    [{ accepts_handoff: true, handoff_categories: [], handoff_description: 'x' }, false],
    [{ accepts_handoff: true, handoff_categories: ['research'], handoff_description: 'x' }, true],
    [{ accepts_handoff: false }, true],
    [{ note: 'another convention' }, true],
  ])('%j: %s', async (handoff, right) => {
    const validate = new Ajv2020(options).compile(await readSchema('skill'));
    expect(validate({ name: 'lit-pm', description: 'Reads.', handoff })).toBe(right);
  });
});

describe('a decision', () => {
  it('may have every type of reason that is known, and no other', async () => {
    const { properties } = (await readSchema('decision')) as {
      properties: { reasons: { items: { properties: { type: { enum: string[] } } } } };
    };
    expect(properties.reasons.items.properties.type.enum).toEqual(reasonTypes);
  });
});

describe('what import and export print', () => {
  it('names the formats that there are', async () => {
    const formatsOf = async (name: string) =>
      ((await readSchema(name)).properties as { format: { enum: string[] } }).format.enum;
    expect(await formatsOf('import-result')).toEqual([anyFormat, ...Object.keys(importers)]);
    expect(await formatsOf('export-result')).toEqual(Object.keys(exporters));
  });
});

describe('generated files', () => {
  const folder = new URL('../../src/records/schema/validators/', import.meta.url);

  it('hold the validators of the schemas, each of which imports nothing', async () => {
    const files = await generateValidators();
    expect((await readdir(folder)).sort()).toEqual([...files.keys()].sort());
    for (const [name, text] of files) {
      expect(text).toBe(await readFile(new URL(name, folder), 'utf8'));
      if (!name.startsWith('index')) expect(text).not.toMatch(/\brequire\(|^\s*import\b/m);
    }
  });
});
