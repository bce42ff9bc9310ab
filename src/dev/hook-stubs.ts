import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What differs between the stubs; the rest is `hooks/template.sh`. */
interface Stub {
  readonly what: string;
  /** Files beside the template: what decides in sh that Node is not needed. None: it always is. */
  readonly guards: readonly string[];
  /** What a commit without staged records and outside of a merge comes to. */
  readonly idle?: string;
  readonly hasArgs: boolean;
  /** What was not done where Node or Baton is missing; undefined for a gate, which refuses then. */
  readonly lost?: string;
  /** What a gate refuses then; a commit where nothing else is said. */
  readonly refuses?: 'push';
}

const stubs: Readonly<Record<string, Stub>> = {
  'pre-commit': {
    what: 'Checks the records that are staged.',
    guards: ['staged'],
    idle: 'exit 0',
    hasArgs: false,
  },
  'pre-merge-commit': {
    what: 'Checks what a merge makes of records.',
    guards: [],
    hasArgs: false,
  },
  'prepare-commit-msg': {
    what: 'Keeps the `Baton-` trailers of squashed commits.',
    guards: ['prepare-commit-msg'],
    hasArgs: true,
    lost: '`Baton-` trailers of the squashed commits are not kept',
  },
  'commit-msg': {
    what: 'Checks `Baton-` trailers, and once more the records.',
    guards: ['staged'],
    // What cannot be read is not passed over.
    idle: '{ grep -qi \'^Baton-\' "$1"; [ $? -eq 1 ]; } && exit 0',
    hasArgs: true,
  },
  'post-merge': {
    what: 'Tells when a merge made an illegal record.',
    guards: ['trees', 'post-merge'],
    hasArgs: true,
    lost: 'what the merge made of records is not checked',
  },
  'post-checkout': {
    what: 'Tells when the branch that is checked out has an illegal record.',
    guards: ['trees', 'post-checkout'],
    hasArgs: true,
    lost: 'the records of this branch are not checked',
  },
  'pre-push': {
    what: 'Checks the records of every commit that is pushed.',
    guards: ['pre-push'],
    hasArgs: true,
    refuses: 'push',
  },
};

const refuse = (what: 'commit' | 'push') => `  stop() {
    echo "baton: ${what} refused: its records could not be checked, $1" >&2
    echo "help: $2, then ${what} again; to ${what} once without the check run \\\`git ${what} --no-verify\\\` (CI checks it again)" >&2
    exit 1
  }`;

const tell = (lost: string) => `  stop() {
    echo "baton: ${lost.replaceAll('`', '\\`')}: $1" >&2
    echo "help: $2" >&2
    exit 0
  }`;

/**
 * The sh stubs that git calls, made from one template.
 *
 * @param folder absolute: where the template and its parts lie
 * @returns texts by the hook's name
 */
export async function generateStubs(folder: string): Promise<ReadonlyMap<string, string>> {
  const read = (name: string) => readFile(join(folder, `${name}.sh`), 'utf8');
  const template = await read('template');
  const texts = new Map<string, string>();
  for (const [name, { what, guards, idle = '', hasArgs, lost, refuses = 'commit' }] of Object.entries(
    stubs,
  )) {
    const parts = await Promise.all(guards.map(read));
    const args = hasArgs ? ' "$@"' : '';
    const holes: Readonly<Record<string, string>> = {
      what,
      name,
      args,
      call: `sh node_modules/git-baton/hooks/${name}${args}`,
      guard: parts.join('').replace('@idle@', () => idle),
      stop: lost === undefined ? refuse(refuses) : tell(lost),
      end: lost === undefined ? 'exit $?' : ':',
    };
    texts.set(
      name,
      template.replace(/@([a-z]+)@/g, (whole, hole: string) => holes[hole] ?? whole),
    );
  }
  return texts;
}
