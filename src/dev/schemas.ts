import { readFile } from 'node:fs/promises';
import { recordKinds } from '../core/document.ts';

/** The schemas in `schemas/` that have a validator or serve editors, by the first part of their file names. */
export const schemaNames = [...recordKinds, 'config'] as const;

/** Reads one schema of `schemas/`. */
export async function readSchema(name: string): Promise<Record<string, unknown>> {
  const url = new URL(`../../schemas/${name}.schema.json`, import.meta.url);
  return JSON.parse(await readFile(url, 'utf8')) as Record<string, unknown>;
}
