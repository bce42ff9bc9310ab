/** A git hook that Baton has something to do in. */
export interface Gate {
  readonly name: string;
  /** What it refuses; undefined for one that only helps or tells, and so never stands in the way. */
  readonly refuses: 'commit' | 'push' | undefined;
  /** False for the hooks of a server, which `baton init` does not install. */
  readonly isInstalled: boolean;
  /** What it does, for whoever installs it. */
  readonly note: string;
  /** How many arguments git passes to it at most (githooks). */
  readonly args: number;
  /** True where git writes to its standard input what it is about. */
  readonly readsInput?: true;
  /**
   * How the pre-commit framework calls its stage, since its version 3.2 and before; undefined where the framework has it do
   * nothing, as it shows what a hook says only where the hook fails.
   */
  readonly stage: { readonly name: string; readonly old: string; readonly passesFile: boolean } | undefined;
}

const same = (name: string, passesFile: boolean) => ({ name, old: name, passesFile });

/** Every gate, in the order of a commit's life (git, section 1). `init`, `doctor` and `hook` read this table. */
export const gates = [
  {
    name: 'pre-commit',
    refuses: 'commit',
    isInstalled: true,
    note: 'checks staged records at every commit',
    args: 0,
    stage: { name: 'pre-commit', old: 'commit', passesFile: false },
  },
  {
    name: 'pre-merge-commit',
    refuses: 'commit',
    isInstalled: true,
    note: 'checks what a merge makes of records',
    args: 0,
    stage: { name: 'pre-merge-commit', old: 'merge-commit', passesFile: false },
  },
  {
    name: 'prepare-commit-msg',
    refuses: undefined,
    isInstalled: true,
    note: 'keeps `Baton-` trailers over a squash',
    args: 3,
    stage: same('prepare-commit-msg', true),
  },
  {
    name: 'commit-msg',
    refuses: 'commit',
    isInstalled: true,
    note: 'checks `Baton-` trailers, and the records once more',
    args: 1,
    stage: same('commit-msg', true),
  },
  {
    name: 'post-merge',
    refuses: undefined,
    isInstalled: true,
    note: 'tells when a merge made an illegal record',
    args: 1,
    stage: undefined,
  },
  {
    name: 'post-checkout',
    refuses: undefined,
    isInstalled: true,
    note: 'tells when another branch has an illegal record',
    args: 3,
    stage: undefined,
  },
  {
    name: 'pre-push',
    refuses: 'push',
    isInstalled: true,
    note: 'checks every commit that is pushed',
    args: 2,
    readsInput: true,
    stage: { name: 'pre-push', old: 'push', passesFile: false },
  },
  {
    name: 'pre-receive',
    refuses: 'push',
    isInstalled: false,
    note: 'checks what is pushed to this server',
    args: 0,
    readsInput: true,
    stage: undefined,
  },
  {
    name: 'update',
    refuses: 'push',
    isInstalled: false,
    note: 'checks one ref that is pushed to this server',
    args: 3,
    stage: undefined,
  },
] as const satisfies readonly Gate[];

export type GateName = (typeof gates)[number]['name'];

/** The gates that `baton init` installs. */
export const installedGates: readonly Gate[] = gates.filter(({ isInstalled }) => isInstalled);
