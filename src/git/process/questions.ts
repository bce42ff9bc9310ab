// What is asked of git while the program is still loaded, and by who needs the answer, in the very same words.

const placeFacts = ['--is-bare-repository', '--show-object-format'];
export const placeFolders: readonly string[] = ['--git-dir', '--git-common-dir', '--show-toplevel'];

/** Where the repository is. */
export const askPlace: readonly string[] = [
  'rev-parse',
  '--path-format=absolute',
  ...placeFacts,
  ...placeFolders,
];

/** Begins the full name of a branch of this clone. */
export const heads = 'refs/heads/';
/** Begins that of a branch of a remote. */
export const tracked = 'refs/remotes/';

/** The refs below these prefixes. None of the fields can hold a space. */
export function askRefs(...args: readonly string[]): readonly string[] {
  return ['for-each-ref', '--format=%(objectname) %(refname) %(HEAD) %(symref)', ...args];
}

/** The branches of both sides. */
export const askBranches: readonly string[] = askRefs(heads, tracked);

/** The index as it is stored. */
export const askIndex: readonly string[] = ['ls-files', '--stage', '-z', '--full-name'];

/** @param options what is listed */
export function askFiles(...options: readonly string[]): readonly string[] {
  return ['ls-files', '--exclude-standard', '-z', '--full-name', ...options];
}

/** What is in the index, and what git neither tracks nor ignores. */
export const askAllFiles: readonly string[] = /* @__PURE__ so that cli.js goes without */ askFiles(
  '--stage',
  '--others',
  '-t',
);

/** @param pathspecs none for all */
export function askUntracked(pathspecs: readonly string[]): readonly string[] {
  return askFiles('--others', '--', ...pathspecs);
}

/** How files are compared: by name, without looking into submodules. */
export const rawFormat: readonly string[] = [
  '--raw',
  '-z',
  '--no-renames',
  '--no-abbrev',
  '--ignore-submodules=dirty',
];

/** What of the index differs from the commit of HEAD. */
export const askStagedChanges: readonly string[] = [
  'diff-index',
  '--cached',
  ...rawFormat,
  '--ita-invisible-in-index',
  'HEAD',
  '--',
];

/** What of the working tree differs from the index. */
export const askUnstaged: readonly string[] = ['diff-files', ...rawFormat];

/** Whether git converts line ends; an exit code of 1 says that nothing is set. */
export const askConversion: readonly string[] = [
  'config',
  '-z',
  '--get-regexp',
  '^core\\.(autocrlf|eol|attributesfile)$',
];

/** Options of `git status` by which it says all that differs, whatever is configured. */
const allThatDiffers = ['-z', '--branch', '--no-ahead-behind', '--untracked-files=all', '--no-renames'];

/** The commit of HEAD and all that differs from it. */
export const askStatus: readonly string[] = [
  'status',
  '--porcelain=v2',
  ...allThatDiffers,
  '--ignore-submodules=dirty',
];

/** A log as git prints it to everybody: what a user's configuration adds to one is taken away again. */
export const plainLog: readonly string[] = [
  'log',
  '--no-show-signature',
  '--no-notes',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-follow',
  '--root',
  '--encoding=UTF-8',
  '-O/dev/null',
];

/** A stretch of lines, from 1, both ends included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export interface BlameRequest {
  readonly path: string;
  /** A commit; undefined for the file of the working tree. */
  readonly commit: string | undefined;
  /** None for all lines. */
  readonly ranges: readonly LineRange[];
}

/** Spaces are ignored, moved and copied lines followed. What a user's configuration adds to the search for renames stays. */
const blame = ['-c', 'blame.showRoot=false', 'blame', '--porcelain', '-w', '-M', '-C', '--no-textconv'];

/** Which commit wrote lines of a file. */
export function askBlame({ commit, path, ranges }: BlameRequest): readonly string[] {
  return [
    ...blame,
    ...ranges.flatMap(({ from, to }) => ['-L', `${from},${to}`]),
    ...(commit === undefined ? [] : [commit]),
    '--',
    path,
  ];
}
