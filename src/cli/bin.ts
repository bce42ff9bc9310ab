#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { explainSystemError } from '../system-errors.ts';

// Everything else is loaded below: where the system opens no further file, that fails, and is to be said in words.

/** Says why nothing was done, by the least there is: what prints it well may not load any more. */
function giveUp(error: unknown): never {
  const known = explainSystemError(error);
  const stack = error instanceof Error ? error.stack : undefined;
  try {
    writeSync(
      2,
      known ? `baton: ${known.message}\nhelp: ${known.help}\n` : `baton: ${stack ?? String(error)}\n`,
    );
  } catch {
    // There is nobody left to tell; the exit code does.
  }
  process.exit(2);
}

// Node would end with 1, which means findings.
process.on('uncaughtException', giveUp);

// A reader that has seen enough, such as `head`, is no fault.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') giveUp(error);
  });
}

try {
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    env: process.env,
    now: new Date().toISOString(),
  });
} catch (error) {
  giveUp(error);
}
