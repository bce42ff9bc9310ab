import { type Command, Option } from 'commander';

/** Which version is asked, as every command of knowledge takes it. */
export interface VersionOptions {
  readonly rev?: string;
  readonly allRefs?: true;
  readonly json?: true;
  /** False after `--no-cache`, which the context of the command knows. */
  readonly cache?: boolean;
}

/** Adds what says which version is asked. */
export function versionOptions(command: Command): Command {
  return command
    .option('--rev <revision>', 'read a commit instead of the working tree')
    .addOption(new Option('--all-refs', 'read every branch as well').conflicts('rev'))
    .option('--json', 'print JSON')
    .option('--no-cache', 'read every record again, and do not use or write the cache');
}
