const maxDrawn = 8;

/** A path as a message shows it: `a → b → a`, a long one cut out in the middle. */
export function formatPath(names: readonly string[]): string {
  const half = maxDrawn / 2;
  return (names.length > maxDrawn ? [...names.slice(0, half), '…', ...names.slice(-half)] : names).join(
    ' → ',
  );
}
