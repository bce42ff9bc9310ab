/**
 * Shows that looking at a branch runs nothing that it brings: each form brings a program of its own to a place where a hook
 * may look for Baton or for Node, and is looked at by `git checkout`, `git merge` and, with the drivers, `git diff`. Prints what
 * the user reads. Exit code 1 where a program of the branch was run.
 */
import { bareGate } from '../support/gate.ts';
import { forms, hasRun, lookAt, looks } from '../support/untrusted.ts';

const ways = { ...looks, diff: ['diff', 'main', 'evil', '--', '.agents/tasks'] } as const;

let runs = 0;
let faults = 0;
for (const form of forms) {
  process.stdout.write(`\n━━ The branch brings ${form.title} ━━\n`);
  for (const [way, args] of Object.entries(ways)) {
    await using gate = await bareGate();
    const installed = await gate.baton('init', ...(way === 'diff' ? ['--drivers', '--no-hooks'] : []));
    if (installed.code !== 0) throw new Error(installed.stderr);
    await gate.git('add', '--all');
    await gate.git('commit', '--quiet', '--no-verify', '-m', 'Install Baton');
    const before = way === 'diff' ? ['checkout', '--quiet', 'evil'] : args;
    let { stderr } = await lookAt(gate, form, before);
    if (way === 'diff') ({ stderr } = await gate.run('git', args, { env: form.env?.(gate) ?? {} }));
    runs++;
    const isRun = await hasRun(gate);
    if (isRun) faults++;
    const said = stderr.replaceAll(gate.repo.path, '~/shop').replaceAll(gate.outside, '~').trimEnd();
    const verdict = isRun ? '✖ its program was run' : '✔ nothing of it was run';
    process.stdout.write(`\n$ git ${args.join(' ')}\n${said === '' ? '' : `${said}\n`}${verdict}\n`);
  }
}
process.stdout.write(
  faults === 0
    ? `\n✔ ${forms.length} forms, ${runs} times looked at, and no program of the branch was run\n`
    : `\n✖ ${faults} times a program of the branch was run\n`,
);
process.exitCode = faults === 0 ? 0 : 1;
