import { resolve } from 'node:path';

/** Process variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where git runs, and with which variables. */
export interface GitContext {
  /** Absolute. */
  readonly cwd: string;
  readonly env: Environment;
  /** What git was asked already. */
  readonly asked?: EarlyAnswers | undefined;
  /** The folder with the files of single objects, absolute; undefined where git alone reads objects. */
  readonly looseObjects?: string | undefined;
}

/** How a git ended, with all that it wrote. */
export interface GitAnswer {
  readonly code: number;
  readonly stdout: Uint8Array;
  readonly stderr: string;
}

/** Answers to questions that were asked before it was known who wants them. */
export interface EarlyAnswers {
  /** @returns undefined for what was not asked or is taken; resolved to undefined where git could not answer */
  take(context: GitContext, args: readonly string[]): Promise<GitAnswer | undefined> | undefined;
}

/** The variable in which a hook's stub hands over where the repository is, which it has asked git already (git, section 1). */
export const placeVariable = 'BATON_GIT';
/** The one in which it hands over what is staged. */
export const stagedVariable = 'BATON_STAGED';
/** The one in which it hands over the number of the process of git that calls the hook. */
export const runVariable = 'BATON_RUN';

/** Pathspec modes of the caller's; git refuses them beside `--literal-pathspecs`. */
const pathspecModes = ['GIT_GLOB_PATHSPECS', 'GIT_NOGLOB_PATHSPECS', 'GIT_ICASE_PATHSPECS'];

/** Folders that git reads relative to where it was started; the index file is relative to the top level. */
const relativeFolders = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR'];

/**
 * The variables for every git that Baton starts: the caller's, of which a hook's GIT_DIR, GIT_INDEX_FILE and quarantine
 * folders say what is checked, plus what keeps git from writing (index refresh), from replacing objects and parents (grafts), from
 * fetching
 * missing blobs one by one (before 2.39.4 by no transport alone), and from translating its messages.
 *
 * @param cwd the folder that relative variables refer to; absolute
 */
export function gitEnvironment(env: Environment, cwd: string): Environment {
  const result: Record<string, string | undefined> = { ...env };
  for (const name of [...pathspecModes, placeVariable, stagedVariable, runVariable]) delete result[name];
  for (const name of relativeFolders) {
    const value = result[name];
    if (value) result[name] = resolve(cwd, value);
  }
  result.GIT_OPTIONAL_LOCKS = '0';
  result.GIT_NO_REPLACE_OBJECTS = '1';
  // Nothing can have this name; git would warn about grafts in an empty file.
  result.GIT_GRAFT_FILE = '/dev/null/none';
  result.GIT_LITERAL_PATHSPECS = '1';
  result.GIT_NO_LAZY_FETCH = '1';
  result.GIT_ALLOW_PROTOCOL = 'none';
  result.LC_ALL = 'C';
  return result;
}
