import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** New files, and what is left to do by hand. */
export interface Scaffold {
  /** Texts by path, from the top of the repository. */
  readonly files: Readonly<Record<string, string>>;
  /** One line each. */
  readonly next: readonly string[];
}

/**
 * Writes a scaffold; a file that exists is kept, and ends the run.
 *
 * @param scaffold undefined: the command line is wrong, and `usage` is printed
 * @returns the exit code
 */
export async function runScaffold(scaffold: Scaffold | undefined, usage: string): Promise<number> {
  if (!scaffold) {
    console.error(`usage: ${usage}`);
    return 2;
  }
  for (const [path, text] of Object.entries(scaffold.files)) {
    const file = join(top, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
    console.log(`written: ${path}`);
  }
  console.log(['next:', ...scaffold.next].join('\n  '));
  return 0;
}

/** `audit-note` → `auditNote`. */
export function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `audit-note` → `AuditNote`. */
export function pascal(name: string): string {
  return camel(name).replace(/^./, (letter) => letter.toUpperCase());
}
