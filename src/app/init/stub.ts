import type { Config } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import { readPackageFile } from '../../store/package-files.ts';
import { installedHooks } from './hooks.ts';

/** The last of the pathspecs that the shipped stubs ask for. */
const lastPathspec = "':(top).baton.yaml'";

/** The pathspec of payloads in the shipped stubs, which may name any folder: a commit that deletes files is checked where there are some. */
const payloadPathspec = "':(top,glob)**/.agents/handoffs/**'";

/** Where the shipped stubs name the folder of the package that has Baton installed: the top. */
const atTop = /^ {2}folder=''$/m;

/**
 * The lines of a gate's stub between its markers, asking for the records of this configuration.
 *
 * @param gate the name of the hook
 * @param folder the folder of the package that has Baton installed, from the top; '' for the top
 * @throws BatonError `unreadable` if the package lacks the stub
 */
export function stubLines(
  config: Config,
  gate: string,
  folder = '',
  stub: string = readPackageFile(`hooks/${gate}`),
): string[] {
  const lines = withFolder(stub, folder).split('\n');
  const from = lines.findIndex((line) => line.startsWith('# >>> baton'));
  const to = lines.findIndex((line) => line.startsWith('# <<< baton'));
  if (from === -1 || to < from) {
    throw new BatonError('unreadable', `The hook \`hooks/${gate}\` of the package is damaged`, {
      help: 'install the package `git-baton` again',
    });
  }
  const places = [
    [lastPathspec, configuredPathspecs(config)],
    [payloadPathspec, configuredPathspecs(payloadPlaces(config))],
  ] as const;
  return lines
    .slice(from + 1, to)
    .map((line) =>
      places.reduce(
        (text, [last, more]) => text.replace(last, () => [last, ...more.map(quote)].join(' ')),
        line,
      ),
    );
}

/** A shipped file of sh that looks for Baton in the package of a folder, from the top. */
export function withFolder(text: string, folder: string): string {
  return folder === '' ? text : text.replace(atTop, () => `  folder=${quote(`${folder}/`)}`);
}

/** The folder that the lines of a stub look in; undefined if there are no such lines. */
export function folderIn(text: string): string | undefined {
  const word = /^ {2}folder='(.*)'$/m.exec(text)?.[1];
  return word?.replaceAll("'\\''", "'").replace(/\/$/, '');
}

type ConfiguredPaths = Pick<Config, 'root' | 'kinds' | 'numbered'>;

/**
 * Pathspecs for the places that a configuration adds, and for its folders of numbered decision records. Each matches at least what its glob does: git and picomatch agree
 * on `*` and `**` only, so that a part with more in it, and all below, becomes `**`.
 */
export function configuredPathspecs(config: ConfiguredPaths): string[] {
  const root = config.root === '.agents' ? [] : [`:(top,literal)${config.root}`];
  const numbered = config.numbered.map((folder) => `${folder.replace(/^\.\/|\/+$/g, '')}/**`);
  const globs = [...Object.values(config.kinds).flat(), ...numbered].map(
    (glob) => `:(top,glob)${widen(glob)}`,
  );
  return [...new Set([...root, ...globs])];
}

/** The part of a configuration that says where payloads are. */
function payloadPlaces({ kinds, root }: Config): ConfiguredPaths {
  return {
    root: root === '.agents' ? root : `${root}/handoffs`,
    kinds: kinds.handoff ? { handoff: kinds.handoff } : {},
    numbered: [],
  };
}

function widen(glob: string): string {
  const parts = glob.split('/');
  const special = parts.findIndex((part) => !/^[^\\?[\]{}()!+@|\u0000-\u001f]*$/.test(part));
  return special === -1 ? glob : [...parts.slice(0, special), '**'].join('/');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

const folders = ['.agents/', '.'] as const;

/**
 * Where the copies of the stubs that hook managers and agent programs run may be, which the repository commits: next to the
 * configuration.
 */
export const scriptPaths: readonly string[] = folders.flatMap((folder) =>
  [...installedHooks.map(({ name }) => name), 'agent'].map((name) => `${folder}baton-${name}.sh`),
);

/** Where the copy of a stub is under a configuration, from the top. @param gate the name of a hook, or `agent` for the launcher */
export function scriptPath(config: Config, gate: string): string {
  return `${folders[config.path === '.baton.yaml' ? 1 : 0]}baton-${gate}.sh`;
}

/** Whether a hook or a manager's configuration calls Baton by lines of its owner's. */
export function callsBaton(text: string): boolean {
  return hasLine(text, /git-baton|\bbaton-[a-z-]+\.sh|\bbaton hook\b/);
}

/** Whether it does so by a path into the work tree. */
export function callsByPath(text: string): boolean {
  return hasLine(text, /node_modules\/(?:git-baton|\.bin\/(?:git-)?baton)\b/);
}

function hasLine(text: string, pattern: RegExp): boolean {
  return text.split('\n').some((line) => !/^\s*#/.test(line) && pattern.test(line));
}
