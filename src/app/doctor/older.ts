import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap } from '../../core/collections/map.ts';
import { plainValue } from '../../core/node.ts';
import { parseYaml } from '../../records/yaml/parse.ts';
import type { Check } from '../../render/checks.ts';
import { readTextIfExists } from '../../store/files.ts';
import { unguarded } from '../../store/ground.ts';
import { packageFolder } from '../../store/package-files.ts';

/** The part of a JSON schema that says which keys there are. */
interface KeySchema {
  readonly properties?: Readonly<Record<string, KeySchema>>;
  readonly additionalProperties?: boolean | object;
}

/**
 * The keys of a value that a schema does not allow.
 *
 * @returns with the keys that lead to each, joined by dots
 */
export function unknownKeys(value: unknown, schema: KeySchema): readonly string[] {
  const { properties } = schema;
  if (!isMap(value) || !properties) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const known = properties[key];
    if (known) return unknownKeys(below, known).map((one) => `${key}.${one}`);
    return schema.additionalProperties === false ? [key] : [];
  });
}

/**
 * Whether the Baton that the hooks start, which may be older than this one, knows every key of the configuration: it would refuse
 * every commit.
 *
 * @param program the file that the hooks start; '' for none
 * @param config the text of the configuration; undefined for none
 */
export async function olderCheck(program: string, config: string | undefined): Promise<Check[]> {
  if (program === '' || config === undefined) return [];
  const folder = dirname(dirname(realpathSync(program)));
  if (folder === packageFolder()) return [];
  const schema = await jsonIn(join(folder, 'schemas', 'config.schema.json'));
  // Whatever it is, it is not this package.
  if (!schema) return [];
  const unknown = unknownKeys(plainValue(parseYaml(config).root), schema);
  if (unknown.length === 0) return [];
  const { version = 'unknown' } = (await jsonIn(join(folder, 'package.json'))) ?? {};
  const keys = unknown.map((key) => `\`${key}\``).join(', ');
  return [
    {
      name: 'baton',
      status: 'problem',
      message: `The hooks start version ${version} in \`${folder}\`, which does not know ${keys} of the configuration: it refuses every commit of records`,
      help: 'update it there (`npm install git-baton@latest`, with `--global` for a global one), or remove the key',
    },
  ];
}

async function jsonIn(path: string): Promise<(KeySchema & { readonly version?: string }) | undefined> {
  const text = await readTextIfExists(path, unguarded).catch(() => undefined);
  try {
    return JSON.parse(text ?? '') as KeySchema & { readonly version?: string };
  } catch {
    return undefined;
  }
}
