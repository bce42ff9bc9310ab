import type { Diagnostic } from '../core/diagnostic.ts';
import { findSecrets, mayHoldSecret } from './secrets.ts';

/** What may be shown of a run. */
export interface Shown {
  readonly diagnostics: readonly Diagnostic[];
  textOf(path: string, side: 'before' | 'after'): string | undefined;
}

/**
 * Masks the secrets in what findings quote and in the lines that are shown with them, whichever rule the findings are of.
 * Lengths and line breaks of the texts stay, so places still hold. A fix that would write a secret is left out.
 *
 * @param after the texts of the judged version by path, `before` those of the one before
 */
export async function hideSecrets(
  diagnostics: readonly Diagnostic[],
  after: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<Shown> {
  const known = new Set<string>();
  const texts = { after: await maskAll(after, known), before: await maskAll(before, known) };
  return {
    diagnostics: await Promise.all(diagnostics.map((one) => maskDiagnostic(one, known))),
    textOf: (path, side) => texts[side].get(path),
  };
}

async function maskAll(
  texts: ReadonlyMap<string, string>,
  known: Set<string>,
): Promise<ReadonlyMap<string, string>> {
  const masked = new Map(texts);
  for (const [path, text] of texts) if (mayHoldSecret(text)) masked.set(path, await maskText(text, known));
  return masked;
}

/** A text with stars in the place of each secret. */
export async function maskText(text: string, known?: Set<string>): Promise<string> {
  let out = text;
  for (const { extent } of await findSecrets(text)) {
    const secret = text.slice(extent.from, extent.to);
    known?.add(secret);
    out = out.slice(0, extent.from) + secret.replace(/[^\r\n]/g, '*') + out.slice(extent.to);
  }
  return out;
}

/** Text changes as they may be shown: a diff of a file with a secret is for reading, not for `git apply`. */
export async function hideInChanges<C extends { readonly before: string; readonly after: string }>(
  changes: readonly C[],
): Promise<readonly C[]> {
  return Promise.all(
    changes.map(async (one) => ({
      ...one,
      before: await maskText(one.before),
      after: await maskText(one.after),
    })),
  );
}

async function maskDiagnostic(diagnostic: Diagnostic, known: ReadonlySet<string>): Promise<Diagnostic> {
  const whole = JSON.stringify(diagnostic);
  if (known.size === 0 && !mayHoldSecret(whole)) return diagnostic;
  const spelt = (diagnostic.expected ?? []).filter((text) => spellsSecret(text, known));
  const mask = async (text: string) => maskText(maskKnown(maskWhole(text, spelt), known));
  const { actual, expected, fix, help, related, ...rest } = diagnostic;
  const writes = [fix?.title ?? '', ...(fix?.edits ?? []).map(({ text }) => text)];
  const isFixShown = (await Promise.all(writes.map(async (text) => (await mask(text)) === text))).every(
    Boolean,
  );
  return {
    ...rest,
    message: await mask(diagnostic.message),
    ...(help === undefined ? {} : { help: await mask(help) }),
    ...(actual === undefined ? {} : { actual: await mask(actual) }),
    ...(expected === undefined ? {} : { expected: await Promise.all(expected.map(mask)) }),
    related: await Promise.all(related.map(async (one) => ({ ...one, message: await mask(one.message) }))),
    ...(fix !== undefined && isFixShown ? { fix } : {}),
  };
}

/** True for a proposal that is a secret in another spelling: what is near to a tag keeps its letters. */
function spellsSecret(text: string, known: ReadonlySet<string>): boolean {
  const letters = lettersOf(text);
  return [...known].some((secret) => letters.includes(lettersOf(secret).slice(0, telling)));
}

function lettersOf(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

function maskWhole(text: string, parts: readonly string[]): string {
  return parts.reduce((out, part) => out.replaceAll(part, '*'.repeat(part.length)), text);
}

/** The fewest characters that give a secret away; a message may quote the beginning of a long value only. */
const telling = 12;

function maskKnown(text: string, known: ReadonlySet<string>): string {
  let out = text;
  for (const secret of known) {
    const head = secret.slice(0, telling);
    for (let at = out.indexOf(head); at !== -1; at = out.indexOf(head, at + 1)) {
      let length = head.length;
      while (length < secret.length && out[at + length] === secret[length]) length++;
      out = out.slice(0, at) + '*'.repeat(length) + out.slice(at + length);
    }
  }
  return out;
}
