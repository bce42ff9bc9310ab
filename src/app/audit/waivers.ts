import type { Waiver } from '../../core/config.ts';
import { isWaiverFor, isWaiverOver } from '../../records/config/waiver.ts';
import { notWaived, waiversOf } from '../config/apply-waivers.ts';
import { secretRule } from '../config/baseline.ts';
import type { Kept } from './faults.ts';
import type { ConfigState } from './state.ts';

/** What tells whether a waiver counts for a fault. */
export interface WaivedFault {
  readonly fault: Kept;
  /** The commit that the fault is reported of. */
  readonly commit: string;
  /** The configuration of that commit; undefined for a tree that is no commit's. */
  readonly config: ConfigState | undefined;
  /** Whether protected history has the commit. */
  readonly isLanded: boolean;
}

/** The waivers of the tip of a range (convention, section 10). */
export class Waivers {
  readonly #waivers: readonly Waiver[];

  /** @param clock the author date of the tip: a green tip stays green */
  constructor(tip: ConfigState, clock: string) {
    this.#waivers = waiversIn(tip).filter((waiver) => !isWaiverOver(waiver, clock));
  }

  /** Whether a waiver names a fault. */
  names(fault: Kept, commit: string): boolean {
    return this.#waivers.some((waiver) => isFor(waiver, fault, commit));
  }

  /**
   * Why a fault that a waiver names is not let pass all the same.
   *
   * @returns undefined where it is
   */
  whyNot({ fault, commit, config, isLanded }: WaivedFault): string | undefined {
    if (fault.diagnostic.rule === secretRule) return notWaived.secret;
    if (fault.isRepair) return undefined;
    if (!isLanded) return notWaived.fresh;
    const before = new Set(config ? waiversIn(config).map(keyOf) : []);
    const isLater = this.#waivers.some((one) => isFor(one, fault, commit) && !before.has(keyOf(one)));
    return isLater ? undefined : notWaived.early;
  }
}

function isFor(waiver: Waiver, { diagnostic, isRepair, record }: Kept, commit: string): boolean {
  const { at, rule } = diagnostic;
  const isOfCommit = waiver.commit === undefined || commit.startsWith(waiver.commit.toLowerCase());
  return isOfCommit && isWaiverFor(waiver, { rule, record, path: at.path, isRepair });
}

function waiversIn({ pathRules, files }: ConfigState): readonly Waiver[] {
  return waiversOf({ pathRules, files: [...files.keys()].map((path) => ({ path })) });
}

function keyOf(waiver: Waiver): string {
  const { rule, record, commit, reason, by, until } = waiver;
  return JSON.stringify([rule, record, commit, reason, by, until]);
}
