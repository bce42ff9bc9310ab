#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { main } from './main.ts';

// A reader that has seen enough, such as `head`, is no fault.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    try {
      writeSync(2, `baton: the output cannot be written: ${error.message}\n`);
    } catch {
      // There is nobody left to tell; the exit code does.
    }
    process.exit(2);
  });
}

process.exitCode = await main(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  env: process.env,
  now: new Date().toISOString(),
});
