import { spawn } from 'node:child_process';
import type { Environment } from '../../git/process/environment.ts';
import { splitCommand } from '../../records/split-command.ts';
import { HandoffFailure } from './failure.ts';
import type { TargetSkill } from './found-skill.ts';

const mostSeconds = 30;

/**
 * Asks a skill whether it is ready, by the program that its SKILL.md names. Only for who asked for it: the file is the
 * repository's, and what it names is run. No shell reads the line.
 *
 * @throws HandoffFailure `HEALTH_CHECK_FAILED`
 */
export async function runHealthCheck(
  { healthCheck, name }: TargetSkill,
  cwd: string,
  env: Environment,
): Promise<void> {
  if (healthCheck === undefined) return;
  const [program, ...args] = splitCommand(healthCheck) ?? [];
  if (program === undefined) throw needsShell(name, healthCheck);
  const problem = await new Promise<string | undefined>((done) => {
    const child = spawn(program, args, { cwd, env, stdio: 'ignore', timeout: mostSeconds * 1000 });
    child.on('error', (error) => done(`it could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      done(code === 0 ? undefined : code === null ? `it was ended by ${signal}` : `it exited with ${code}`);
    });
  });
  if (problem === undefined) return;
  throw new HandoffFailure(
    'HEALTH_CHECK_FAILED',
    `The health check of \`${name}\`, \`${healthCheck}\`, failed: ${problem}`,
    { target_skill: name },
    { help: 'fix the skill, choose another one, or remove `--run-health-check`' },
  );
}

function needsShell(skill: string, line: string): HandoffFailure {
  return new HandoffFailure(
    'HEALTH_CHECK_FAILED',
    `The health check of \`${skill}\`, \`${line}\`, needs a shell or has an unclosed quote, and Baton starts no shell`,
    { target_skill: skill },
    { help: 'name a program with its arguments in `health_check`, such as a script of the skill' },
  );
}
