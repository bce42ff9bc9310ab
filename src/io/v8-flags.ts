import { setFlagsFromString } from 'node:v8';

/** The V8 of Node 20. That of 21 and later has other flags, and prints an error for each that it does not know. */
const hasFlags = process.versions.v8.startsWith('11.3.');

/** V8's own values. */
const usual = { 'interrupt-budget': 67_584, 'heap-growing-percent': 0, 'semi-space-growth-factor': 2 };

type Flag = keyof typeof usual;

const key = Symbol.for('git-baton.v8-flags');
const shared = globalThis as { [key]?: Map<Flag, number> };
shared[key] ??= new Map();
/** What is set. Flags are those of the process, and each bundle has a copy of this module. */
const values = shared[key];

function setFlag(flag: Flag, value: number): void {
  values.set(flag, value);
  give(flag, value);
}

function give(flag: Flag, value: number): void {
  if (hasFlags) setFlagsFromString(`--${flag}=${value}`);
}

/** While something is done under V8's own flags: it may do more of it. */
let isUsual = false;

/**
 * Does something under V8's own flags: what is compiled under others counts under those alone, Node's own modules too. Afterwards
 * those are set again that were.
 */
export function underUsualFlags<T>(work: () => T): T {
  if (isUsual) return work();
  isUsual = true;
  for (const flag of values.keys()) give(flag, usual[flag]);
  try {
    return work();
  } finally {
    isUsual = false;
    for (const [flag, value] of values) give(flag, value);
  }
}

/**
 * Has V8 wait longer before it compiles a function with its optimising compiler: a run of a second or less is over before most of
 * that work pays. Of the processor's time a hook takes a tenth less, a query a sixth, a lint of 1,000 records a quarter, an audit a
 * third.
 */
export function compileLate(): void {
  setFlag('interrupt-budget', 500_000);
}

/** Takes back {@link compileLate}, for a run of some seconds: a lint of 10,000 records that nobody has read yet takes a twentieth less. */
export function compileAsUsual(): void {
  setFlag('interrupt-budget', usual['interrupt-budget']);
}

/**
 * Has V8 collect the heap when it is one and a half times what was in use, not four times: for some percent of the time a lint of
 * 100,000 records holds 270 MiB at most instead of 350.
 */
export function holdLittle(): void {
  setFlag('heap-growing-percent', 50);
}

/**
 * Has V8 leave its young generation as large as it is, some MiB: it grows to 16 otherwise, of which each page costs time when it is used
 * for the first time. An audit takes a tenth less for it, and holds 10 MiB less.
 */
export function stopGrowing(): void {
  setFlag('semi-space-growth-factor', 1);
}
