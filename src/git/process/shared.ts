import type { GitContext } from './environment.ts';
import { IgnoreReader } from './ignore-reader.ts';
import { ObjectReader } from './object-reader.ts';

/** The processes of git that stay open for all that is asked in a context. Each is started by the first question. */
class SharedProcesses {
  readonly #context: GitContext;
  #objects: ObjectReader | undefined;
  #ignores: IgnoreReader | undefined;

  constructor(context: GitContext) {
    this.#context = context;
  }

  get objects(): ObjectReader {
    this.#objects ??= new ObjectReader(this.#context);
    return this.#objects;
  }

  get ignores(): IgnoreReader {
    this.#ignores ??= new IgnoreReader(this.#context);
    return this.#ignores;
  }

  /** Lets them go: they end with their input, and nobody waits for that. */
  end(): void {
    this.#objects?.end();
    this.#ignores?.end();
  }
}

const shared = new WeakMap<GitContext, SharedProcesses>();

/** The open processes of a context; undefined where each question starts its own. */
export function sharedProcesses(context: GitContext): SharedProcesses | undefined {
  return shared.get(context);
}

/** Has questions about objects and about what is ignored put to processes that stay open while `work` runs. */
export async function sharingProcesses<T>(context: GitContext, work: () => Promise<T>): Promise<T> {
  // What is open already is left to who opened it.
  if (shared.has(context)) return work();
  const processes = new SharedProcesses(context);
  shared.set(context, processes);
  try {
    return await work();
  } finally {
    shared.delete(context);
    processes.end();
  }
}
