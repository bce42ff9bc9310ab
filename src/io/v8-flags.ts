import { setFlagsFromString } from 'node:v8';

/** The V8 of Node 20. That of 21 and later has other flags, and prints an error for each that it does not know. */
const hasFlags = process.versions.v8.startsWith('11.3.');

function setFlag(flag: string): void {
  if (hasFlags) setFlagsFromString(flag);
}

/**
 * Has V8 wait longer before it compiles a function with its optimising compiler: a run of a second or less is over before most of
 * that work pays. Of the processor's time a hook takes a tenth less, a query a sixth, a lint of 1,000 records a quarter, an audit a
 * third.
 *
 * Under another flag Node compiles those of its own modules anew that it has not loaded: what every command needs is loaded before.
 * Code of ours is kept under the flag that it was compiled with: the flag is set before any is loaded, and stays.
 */
export function compileLate(): void {
  setFlag('--interrupt-budget=500000');
}

/** Takes back {@link compileLate}, for a run of some seconds: a lint of 10,000 records that nobody has read yet takes a twentieth less. */
export function compileAsUsual(): void {
  setFlag('--interrupt-budget=135168');
}

/**
 * Has V8 collect the heap when it is one and a half times what was in use, not four times: for some percent of the time a lint of
 * 100,000 records holds 270 MiB at most instead of 350.
 */
export function holdLittle(): void {
  setFlag('--heap-growing-percent=50');
}

/** Takes back {@link holdLittle}: compiled code that is kept under a flag is of no use to a run without it. */
export function holdAsUsual(): void {
  setFlag('--heap-growing-percent=0');
}

/**
 * Has V8 leave its young generation as large as it is, some MiB: it grows to 16 otherwise, of which each page costs time when it is used
 * for the first time. An audit takes a tenth less for it, and holds 10 MiB less.
 */
export function stopGrowing(): void {
  setFlag('--semi-space-growth-factor=1');
}

/** Takes back {@link stopGrowing}, with the value of V8. */
export function growAsUsual(): void {
  setFlag('--semi-space-growth-factor=2');
}
