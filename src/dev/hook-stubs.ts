import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What differs between the stubs; the rest is `hooks/template.sh`. */
interface Stub {
  readonly what: string;
  /** Files beside the template: what decides in sh that Node is not needed. None: it always is. */
  readonly guards: readonly string[];
  /** What a commit without staged records and outside of a merge comes to. */
  readonly idle?: string;
  /** What a commit with staged records comes to where pre-commit has passed it. */
  readonly passed?: string;
  readonly hasArgs: boolean;
  /** What was not done where Node or Baton is missing; undefined for a gate, which refuses then. */
  readonly lost?: string;
  /** What a gate refuses then; a commit where nothing else is said. */
  readonly refuses?: 'push';
}

/** Nothing was staged since pre-commit noted what it passed, and no merge and no trailer is to be looked at. */
const passedBefore = `    1*GITHEAD_*) ;;
    1*)
      folder=\${GIT_DIR:-.git}
      [ -d "$folder" ] || folder=$(git rev-parse --git-dir)
      [ -f "$folder/baton/checked" ] && [ ! -e "$folder/MERGE_HEAD" ] &&
        { grep -qi '^Baton-' "$1"; [ $? -eq 1 ]; } &&
        IFS= read -r checked <"$folder/baton/checked" &&
        [ "$checked" = "$(git rev-parse --quiet --verify HEAD) $(git ls-files --stage -z --full-name | git hash-object --stdin)" ] && exit 0
      ;;
`;

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
    passed: passedBefore,
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

/** The hooks of a server, which are copied by hand. */
const servers: Readonly<Record<string, { readonly header: string; readonly args: string }>> = {
  'pre-receive': {
    header:
      'Checks what is pushed to this repository: the file `hooks/pre-receive` of a bare repository on a server (docs/server-hook.md).',
    args: '',
  },
  update: {
    header:
      'Checks one ref of a push to this repository: the file `hooks/update`, where a server cannot have `hooks/pre-receive`, which\n' +
      '# judges a push as a whole and before its objects are taken in (docs/server-hook.md).',
    args: ' "$1" "$2" "$3"',
  },
};

/** How a team that commits node_modules goes on. */
const tracked =
  'install it outside of the repository (`npm install --global git-baton`), or take it out of git (`git rm -r --cached node_modules`, and a line in `.gitignore`)';

const refuse = (what: 'commit' | 'push') =>
  `
  stop() {
    echo "baton: ${what} refused: its records could not be checked, $1" >&2
    echo "help: $2, then ${what} again; to ${what} once without the check run \`git ${what} --no-verify\` (CI checks it again)" >&2
    exit 1
  }
`.replace(/`/g, '\\`');

const tell = (lost: string) => `
  stop() {
    echo "baton: ${lost.replaceAll('`', '\\`')}: $1" >&2
    echo "help: $2" >&2
    exit 0
  }
`;

/**
 * The sh files of the package, made from parts: the hooks that git calls, those of a server, `driver`, which merges and shows
 * records, and `where`, which tells `baton doctor` what all of them start. Each stands alone, since each is copied.
 *
 * @param folder absolute: where the parts lie
 * @returns texts by the file's name
 */
export async function generateStubs(folder: string): Promise<ReadonlyMap<string, string>> {
  const read = (name: string) => readFile(join(folder, `${name}.sh`), 'utf8');
  const [path = '', find = '', own = '', lock = '', start = ''] = await Promise.all(
    ['path', 'find', 'own-path', 'lock', 'start'].map(read),
  );
  const parts = { path, find, own, start, tracked, lock: '', locked: '' };
  const texts = new Map<string, string>();
  const template = await read('template');
  for (const [
    name,
    { what, guards, idle = '', passed = '', hasArgs, lost, refuses = 'commit' },
  ] of Object.entries(stubs)) {
    const guard = (await Promise.all(guards.map(read)))
      .join('')
      .replace('@idle@', () => idle)
      .replace('@passed@', () => passed);
    const stop = lost === undefined ? refuse(refuses) : tell(lost);
    const end = lost === undefined ? 'exit $?' : ':';
    const args = hasArgs ? ' "$@"' : '';
    texts.set(name, fill(template, { ...parts, what, name, args, guard, stop, end }));
  }
  const server = await read('server');
  for (const [name, { header, args }] of Object.entries(servers))
    texts.set(name, fill(server, { ...parts, name, header, args }));
  texts.set('driver', fill(await read('driver'), { ...parts, lock, locked }));
  texts.set('where', fill(await read('where'), parts));
  return texts;
}

const locked = `    [ "$2" -ne 2 ] ||
      why="\\\`\${1#"$top"/}\\\` changed while git was writing files, and a branch must not choose what runs"
`;

/** Puts texts in for `@name@`; those may hold such places themselves. */
function fill(template: string, holes: Readonly<Record<string, string>>): string {
  return template.replace(/@([a-z]+)@/g, (whole, hole: string) => {
    const text = holes[hole];
    return text === undefined ? whole : fill(text, holes);
  });
}
