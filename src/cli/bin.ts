#!/usr/bin/env node
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  env: process.env,
  now: new Date().toISOString(),
});
