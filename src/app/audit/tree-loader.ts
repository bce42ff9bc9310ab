import type { PathChange } from '../../git/diff/diff.ts';
import type { TreePair } from '../../git/diff/tree-differ.ts';
import type { History } from '../../git/history/history.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { isConfigurationPath } from '../config/load-config.ts';
import type { Base } from './auditor.ts';
import type { CommitState, ConfigState, States } from './state.ts';

/** Loads the trees of versions that the walk does not come by. */
export class TreeLoader {
  readonly #history: History;
  readonly #states: States;
  readonly #empty: string;

  constructor(history: History, states: States, repository: Repository) {
    this.#history = history;
    this.#states = states;
    this.#empty = repository.emptyTree();
  }

  /** The trees that the range begins with, in the order of the walk; none for a whole history. */
  async begins(): Promise<readonly Base[]> {
    const { commits, differ } = this.#history;
    const inside = new Set(commits.map(({ oid }) => oid));
    const outside = new Set(commits.flatMap(({ parents }) => parents.filter((one) => !inside.has(one))));
    const [first, ...others] = outside;
    if (first === undefined) return [];
    const state = await this.load(first);
    const pairs = others.map((after): TreePair => ({ type: 'commits', before: first, after }));
    const answers = await differ.diff(pairs);
    const bases: Base[] = [{ oid: first, state }];
    for (const [index, oid] of others.entries()) {
      bases.push({ oid, state: await this.#states.after(state, answers[index] ?? [], -1) });
    }
    return bases;
  }

  /** @param version the id of a commit or tree */
  async load(version: string): Promise<CommitState> {
    return this.#states.after(this.#states.empty(), await this.#list(version), -1);
  }

  /** The configuration alone. */
  async configOf(commit: string): Promise<ConfigState> {
    const files = (await this.#list(commit)).filter(({ path }) => isConfigurationPath(path));
    return (await this.#states.after(this.#states.empty(), files, -1)).config;
  }

  /** What differs between two versions, each a commit or a tree. */
  async diff(before: string, after: string): Promise<readonly PathChange[]> {
    const [from, to] = [
      await this.#history.objects.treeOf(before),
      await this.#history.objects.treeOf(after),
    ];
    return (await this.#history.differ.diff([{ type: 'trees', before: from, after: to }]))[0] ?? [];
  }

  async #list(version: string): Promise<readonly PathChange[]> {
    const after = await this.#history.objects.treeOf(version);
    return (await this.#history.differ.diff([{ type: 'trees', before: this.#empty, after }]))[0] ?? [];
  }
}
