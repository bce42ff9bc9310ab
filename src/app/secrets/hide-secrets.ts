import type { Diagnostic } from '../../core/diagnostic.ts';
import { KnownSecrets } from './known-secrets.ts';
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
 * @param after the texts of the checked version by path, `before` those of the one before
 */
export async function hideSecrets(
  diagnostics: readonly Diagnostic[],
  after: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<Shown> {
  const known = new KnownSecrets();
  const texts = { after: await maskAll(after, known), before: await maskAll(before, known) };
  return {
    diagnostics: await Promise.all(diagnostics.map((one) => maskDiagnostic(one, known))),
    textOf: (path, side) => texts[side].get(path),
  };
}

async function maskAll(
  texts: ReadonlyMap<string, string>,
  known: KnownSecrets,
): Promise<ReadonlyMap<string, string>> {
  const masked = new Map(texts);
  for (const [path, text] of texts) if (mayHoldSecret(text)) masked.set(path, await maskText(text, known));
  return masked;
}

/** A text with stars in the place of each secret. */
export async function maskText(text: string, known?: KnownSecrets): Promise<string> {
  let out = '';
  let at = 0;
  for (const { extent } of await findSecrets(text)) {
    known?.add(text.slice(extent.from, extent.to));
    // One may be in another, or reach into it.
    const from = Math.max(at, extent.from);
    at = Math.max(at, extent.to);
    out += text.slice(out.length, from) + text.slice(from, at).replace(/[^\r\n]/g, '*');
  }
  return out + text.slice(at);
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

async function maskDiagnostic(diagnostic: Diagnostic, known: KnownSecrets): Promise<Diagnostic> {
  const whole = JSON.stringify(diagnostic);
  if (known.isEmpty && !mayHoldSecret(whole)) return diagnostic;
  const spelt = (diagnostic.expected ?? []).filter((text) => known.isSpeltBy(text));
  const mask = async (text: string) => maskText(known.mask(maskWhole(text, spelt)));
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

function maskWhole(text: string, parts: readonly string[]): string {
  return parts.reduce((out, part) => out.replaceAll(part, '*'.repeat(part.length)), text);
}
