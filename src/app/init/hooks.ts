/**
 * A hook of git that Baton has something to do in. `init` and `doctor` read where it is installed, `src/dev/hook-stubs.ts` makes
 * its stub in `hooks/`, `src/githooks/commit-hooks.ts` or `src/githooks/all-hooks.ts` has its handler by name, and docs/hooks.md gets its row.
 */
interface HookFacts {
  readonly name: string;
  /** False for the hooks of a server, which `baton init` does not install. */
  readonly isInstalled: boolean;
  /** What it does, for whoever installs it. */
  readonly note: string;
  /** How many arguments git passes to it at most (githooks). */
  readonly args: number;
  /** True if git writes to its standard input what it is about. */
  readonly readsInput?: true;
  /**
   * How the pre-commit framework calls its stage, since its version 3.2 and before; undefined if the framework has it
   * do nothing, as it shows what a hook says only where the hook fails.
   */
  readonly stage: { readonly name: string; readonly old: string; readonly passesFile: boolean } | undefined;
  readonly stub: Stub;
  /** Its row in docs/hooks.md: when git runs it, and what it does; undefined for the hooks of a server, which have a page. */
  readonly row: { readonly when: string; readonly does: string } | undefined;
}

/** What differs between the sh files of `hooks/`; the rest are parts in `src/githooks/stubs/`. */
interface Stub {
  /** Its first comment. */
  readonly what: string;
  /** The parts that decide in sh that Node is not needed. None: it always is. */
  readonly guards: readonly string[];
  /** What the stub does at a commit without staged records and outside of a merge, as one command of sh. */
  readonly idle?: string;
  /** True where pre-commit has checked the same before, and has noted what it passed. */
  readonly isSecond?: true;
}

/**
 * What it refuses; undefined for one that only helps or reports, and so never stops git. Such a one has `lost`: what was not
 * done where Node or Baton is missing.
 */
type Effect =
  | { readonly refuses: 'commit' | 'push' }
  | { readonly refuses: undefined; readonly lost: string };

export type GitHook = HookFacts & Effect;

const same = (name: string, passesFile: boolean) => ({ name, old: name, passesFile });

/**
 * Every hook, in the order of a commit's life: the one table. It is here since `app/` may not import `githooks/`, and
 * `githooks/` may import `app/`.
 */
export const gitHooks = [
  {
    name: 'pre-commit',
    refuses: 'commit',
    isInstalled: true,
    note: 'checks staged records at every commit',
    args: 0,
    stage: { name: 'pre-commit', old: 'commit', passesFile: false },
    stub: {
      what: 'Checks the records that are staged.',
      guards: ['staged'],
      // The hook of the message, which git calls next, need not list it again.
      idle: '{ { echo "$PPID" >"$folder/baton/idle"; } 2>/dev/null; exit 0; }',
    },
    row: {
      when: 'before a commit, and before the commit that concludes a merge',
      does: 'checks what is staged against HEAD, in a merge against every parent',
    },
  },
  {
    name: 'pre-merge-commit',
    refuses: 'commit',
    isInstalled: true,
    note: 'checks the records that a merge results in',
    args: 0,
    stage: { name: 'pre-merge-commit', old: 'merge-commit', passesFile: false },
    stub: { what: 'Checks the records that a merge results in.', guards: [] },
    row: {
      when: 'in `git merge`, where there was no conflict',
      does: 'checks the result against every parent',
    },
  },
  {
    name: 'prepare-commit-msg',
    refuses: undefined,
    lost: '`Baton-` trailers of the squashed commits are not kept',
    isInstalled: true,
    note: 'keeps `Baton-` trailers in a squash',
    args: 3,
    stage: same('prepare-commit-msg', true),
    stub: { what: 'Keeps the `Baton-` trailers of squashed commits.', guards: ['prepare-commit-msg'] },
    row: {
      when: 'before the message is edited',
      does: 'after `git merge --squash`, carries the `Baton-` trailers of the squashed commits into the message',
    },
  },
  {
    name: 'commit-msg',
    refuses: 'commit',
    isInstalled: true,
    note: 'checks `Baton-` trailers, and the records again',
    args: 1,
    stage: same('commit-msg', true),
    stub: {
      what: 'Checks `Baton-` trailers, and the records again.',
      guards: ['staged'],
      // A message that cannot be read is checked.
      idle: '! names "$1" && exit 0',
      isSecond: true,
    },
    row: {
      when: 'after the message is written',
      does: 'checks `Baton-` trailers, and the records again if `pre-commit` has not passed them',
    },
  },
  {
    name: 'post-merge',
    refuses: undefined,
    lost: 'the records that the merge resulted in are not checked',
    isInstalled: true,
    note: 'reports invalid records after a merge',
    args: 1,
    stage: undefined,
    stub: { what: 'Reports invalid records after a merge.', guards: ['trees', 'post-merge'] },
    row: {
      when: 'after a merge or a fast-forward',
      does: 'reports an invalid record that the merge made or brought in',
    },
  },
  {
    name: 'post-checkout',
    refuses: undefined,
    lost: 'the records of this branch are not checked',
    isInstalled: true,
    note: 'reports invalid records after a checkout',
    args: 3,
    stage: undefined,
    stub: {
      what: 'Reports invalid records of the branch that is checked out.',
      guards: ['trees', 'post-checkout'],
    },
    row: { when: 'after another commit was checked out', does: 'reports an invalid record of that commit' },
  },
  {
    name: 'pre-push',
    refuses: 'push',
    isInstalled: true,
    note: 'checks every commit that is pushed',
    args: 2,
    readsInput: true,
    stage: { name: 'pre-push', old: 'push', passesFile: false },
    stub: { what: 'Checks the records of every commit that is pushed.', guards: ['pre-push'] },
    row: {
      when: 'before a push',
      does: 'checks every commit that the remote does not have, against each of its parents; for a protected branch also those that only other branches of the remote have, and if it is rewritten its new tip against the old one',
    },
  },
  {
    name: 'pre-receive',
    refuses: 'push',
    isInstalled: false,
    note: 'checks what is pushed to this server',
    args: 0,
    readsInput: true,
    stage: undefined,
    stub: {
      what: 'Checks what is pushed to this repository: the file `hooks/pre-receive` of a bare repository on a server (docs/server-hook.md).',
      guards: [],
    },
    row: undefined,
  },
  {
    name: 'update',
    refuses: 'push',
    isInstalled: false,
    note: 'checks one ref that is pushed to this server',
    args: 3,
    stage: undefined,
    stub: {
      what:
        'Checks one ref of a push to this repository: the file `hooks/update`, if a server cannot have `hooks/pre-receive`, which\n' +
        '# checks a push as a whole, before its objects are accepted (docs/server-hook.md).',
      guards: [],
    },
    row: undefined,
  },
] as const satisfies readonly GitHook[];

export type HookName = (typeof gitHooks)[number]['name'];

/** The hooks that `baton init` installs. */
export const installedHooks: readonly GitHook[] = gitHooks.filter(({ isInstalled }) => isInstalled);
