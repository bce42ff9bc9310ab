import type { Config, Waiver } from '../../core/config.ts';
import { isNamedBy } from '../../core/record-name.ts';
import type { PathChange } from '../../git/diff.ts';
import type { Places } from '../../records/places.ts';
import { isWaiverFor, isWaiverOver } from '../../records/waiver.ts';
import { waiversOf } from '../let-waived.ts';
import { isConfigurationPath } from '../places.ts';
import type { Kept } from './faults.ts';
import type { ConfigState } from './state.ts';

/** What a waiver was added together with that is neither a waiver nor the mending. */
export interface Stray {
  readonly commit: string;
  readonly path: string;
}

/**
 * Which waivers of a range count: those that its beginning has, and those added by a commit whose own change adds nothing
 * but waivers and the mending (convention, section 10).
 */
export class WaiverLog {
  readonly #counted = new Set<string>();
  readonly #stray = new Map<string, Stray>();

  /** Waivers that are there before the range. */
  begin(config: ConfigState): void {
    for (const waiver of waiversIn(config)) this.#counted.add(keyOf(waiver));
  }

  /** @param bases of each parent; none for a root */
  onCommit(
    commit: string,
    own: ConfigState,
    bases: readonly { readonly config: ConfigState; readonly changes: readonly PathChange[] }[],
  ): void {
    const old = bases.map(({ config }) => new Set(waiversIn(config).map(keyOf)));
    const added = waiversIn(own).filter((waiver) => old.every((keys) => !keys.has(keyOf(waiver))));
    if (added.length === 0) return;
    const [base] = bases;
    const stray = base && strayPath(own, base.config, base.changes, added);
    for (const waiver of added) {
      if (stray === undefined) this.#counted.add(keyOf(waiver));
      else if (!this.#stray.has(keyOf(waiver))) this.#stray.set(keyOf(waiver), { commit, path: stray });
    }
  }

  /** @param clock the author date of the tip: a green tip stays green */
  of(tip: ConfigState, clock: string): Waivers {
    const valid = waiversIn(tip).filter((waiver) => !isWaiverOver(waiver, clock));
    return new Waivers(
      valid.filter((waiver) => this.#counted.has(keyOf(waiver))),
      new Map(
        valid.flatMap((waiver) => {
          const stray = this.#counted.has(keyOf(waiver)) ? undefined : this.#stray.get(keyOf(waiver));
          return stray ? [[waiver, stray]] : [];
        }),
      ),
    );
  }
}

/** The waivers of one tip. */
export class Waivers {
  readonly #waivers: readonly Waiver[];
  readonly #stray: ReadonlyMap<Waiver, Stray>;

  constructor(waivers: readonly Waiver[], stray: ReadonlyMap<Waiver, Stray>) {
    this.#waivers = waivers;
    this.#stray = stray;
  }

  /** True where a fault is let pass. */
  covers(fault: Kept, commit: string): boolean {
    return this.#waivers.some((waiver) => isFor(waiver, fault, commit));
  }

  /** Why a waiver that names a fault does not count. */
  strayOf(fault: Kept, commit: string): Stray | undefined {
    return [...this.#stray].find(([waiver]) => isFor(waiver, fault, commit))?.[1];
  }
}

function isFor(waiver: Waiver, { diagnostic, record }: Kept, commit: string): boolean {
  const { at, rule } = diagnostic;
  const isOfCommit = waiver.commit === undefined || commit.startsWith(waiver.commit.toLowerCase());
  return isOfCommit && isWaiverFor(waiver, { rule, record, path: at.path });
}

function waiversIn({ places, files }: ConfigState): readonly Waiver[] {
  return waiversOf({ places, files: [...files.keys()].map((path) => ({ path })) });
}

/** The first path that is neither a configuration to which only waivers were added nor a record that they name. */
function strayPath(
  own: ConfigState,
  base: ConfigState,
  changes: readonly PathChange[],
  added: readonly Waiver[],
): string | undefined {
  const isMended = (path: string) =>
    added.some(({ record }) => path === record || isRecordNamed(own.places, path, record));
  return changes.find(({ path }) =>
    isConfigurationPath(path)
      ? restOf(own.places.configOf(path)) !== restOf(base.places.configOf(path))
      : !isMended(path),
  )?.path;
}

function isRecordNamed(places: Places, path: string, id: string): boolean {
  const kind = places.placeOf(path)?.kind;
  return kind !== undefined && isNamedBy(kind, path, id);
}

function restOf({ waivers: _, path: __, ...rest }: Config): string {
  return JSON.stringify(rest);
}

function keyOf(waiver: Waiver): string {
  const { rule, record, commit, reason, by, until } = waiver;
  return JSON.stringify([rule, record, commit, reason, by, until]);
}
