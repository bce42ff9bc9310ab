import { setTimeout } from 'node:timers/promises';
import { reportFailure } from '../io/failure.ts';
import { version } from '../io/version.ts';
import { runAction } from './main.ts';

const { env, stderr, stdout } = process;
try {
  process.exitCode = await runAction({
    cwd: process.cwd(),
    env,
    stdout,
    version,
    now: new Date().toISOString(),
    network: { fetch, wait: (seconds) => setTimeout(seconds * 1000) },
  });
} catch (error) {
  process.exitCode = await reportFailure(error, { stderr });
}
