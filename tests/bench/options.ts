import { parseArgs } from 'node:util';

/** The groups of rows, in the order of the table. */
export const groupNames = [
  'starts',
  'reviews',
  'audits',
  'whys',
  'commits',
  'lints',
  'serves',
  'notes',
] as const;

export type GroupName = (typeof groupNames)[number];

const usage = `npm run bench -- [--only GROUP]… [--peers] [--full] [--growth] [--profile FOLDER] [--write]

Measures the built command against the floors of the machine, interleaved in one run, and prints one table
(docs/spec/performance.md, "Targets").

  --only GROUP       one group: ${groupNames.join(', ')}
  --peers            other tools on the same files, in the same run
  --full             100,000 records too, without other tools
  --growth           how the time of a lint grows with the records
  --profile FOLDER   writes where the time of each row goes instead
  --write            the whole table, as tests/bench/results.json; the README's table is made from it
`;

export interface Asked {
  readonly full: boolean;
  readonly only: readonly GroupName[];
  readonly growth: boolean;
  readonly peers: boolean;
  readonly profile: string | undefined;
  readonly write: boolean;
}

/** What a run is asked for. Prints the usage and ends where that is asked for, and where it is not understood. */
export function askedOf(args: readonly string[]): Asked {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        full: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
        growth: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        peers: { type: 'boolean', default: false },
        profile: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(usage);
      process.exit(0);
    }
    if (values.write && (values.only || values.profile !== undefined))
      throw new Error('`--write` keeps the whole table: leave out `--only` and `--profile`');
    return {
      full: values.full || values.write,
      only: values.only?.map(groupOf) ?? groupNames,
      growth: values.growth,
      peers: values.peers || values.write,
      profile: values.profile,
      write: values.write,
    };
  } catch (error) {
    process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

function groupOf(name: string): GroupName {
  const group = groupNames.find((one) => one === name);
  if (!group) throw new Error(`unknown group \`${name}\`, expected one of ${groupNames.join(', ')}`);
  return group;
}
