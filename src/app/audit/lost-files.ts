import { LimitedMap } from '../../core/collections/limited-map.ts';
import { insidePath } from '../../records/kinds/handoff/session.ts';

/** Deleted files, and folders of such, that are remembered. */
const most = 100_000;

/** The files that are no records and that a range deleted: a payload may name one, or its folder. */
export class LostFiles {
  readonly #last = new LimitedMap<number>(most, () => 1);
  #any = false;

  /** Whether there are some. */
  get any(): boolean {
    return this.#any;
  }

  /** @param by the commit of the walk that deleted it */
  add(path: string, by: number): void {
    this.#any = true;
    for (let end = path.length; end !== -1; end = path.lastIndexOf('/', end - 1))
      this.#last.set(path.slice(0, end), by);
  }

  /** The last commit that deleted what a payload names, or a part of it; -1 where none did. */
  lastOf(named: string | undefined): number {
    return this.#last.get(insidePath(named) ?? '') ?? -1;
  }
}
