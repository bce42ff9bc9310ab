import { type Command, Option } from 'commander';

/** Which version is asked, as every command of knowledge takes it. */
export interface VersionOptions {
  readonly rev?: string;
  readonly allRefs?: true;
  readonly json?: true;
}

/** Adds what says which version is asked. */
export function versionOptions(command: Command): Command {
  return command
    .option('--rev <revision>', 'read a commit instead of the working tree')
    .addOption(new Option('--all-refs', 'read every branch as well').conflicts('rev'))
    .option('--json', 'print JSON');
}
