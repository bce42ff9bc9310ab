import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leaves } from '../support/command-line.ts';
import { cli } from '../support/gate.ts';
import type { GitRepo } from '../support/git-repo.ts';
import { world } from '../support/world.ts';

/** How each shell completes a line in a real run: it prints what it offers, a line each. */
const shells = {
  bash: (line: string) => [
    'bash',
    '--norc',
    '-c',
    `eval "$(baton completion bash)"
line=$1
read -ra COMP_WORDS <<<"\${line//=/ = }"
[[ $line == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
[[ "$(complete -p baton)" == 'complete -o default -F _baton baton' ]] || exit 3
_baton baton
printf '%s\\n' "\${COMPREPLY[@]}"`,
    'bash',
    line,
  ],
  zsh: (line: string) => [
    'zsh',
    '-f',
    '-c',
    // A shell inside of a shell, since zsh completes at a terminal only; what it would list is printed instead. Before its prompt
    // the terminal itself would read the line, and C-u would remove it.
    `rm -f offered
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1='READY>'; autoload -Uz compinit && compinit -u -D"
zpty -w shell 'source <(baton completion zsh)'
zpty -w shell 'compadd() { builtin compadd "$@"; local -a found; builtin compadd -O found "$@"; print -rl -- "\${found[@]/#/OFFERED }" >>offered; }'
zpty -w shell 'print LOADED'
zpty -r -m shell answer '*LOADED*LOADED*READY>*'
zpty -w -n shell "$1"$'\\t'
zpty -w shell $'\\C-u'
zpty -w shell 'print "" >>offered; print ENDED'
zpty -r -m shell answer '*ENDED*ENDED*'
zpty -d shell
sed -n 's/^OFFERED //p' offered`,
    'zsh',
    line,
  ],
  fish: (line: string) => [
    'fish',
    '--no-config',
    '-c',
    'baton completion fish | source; complete -C "$argv[1]" | string replace -r "\\t.*" ""; true',
    line,
  ],
} as const;

async function withBaton(): Promise<GitRepo> {
  const repo = await world();
  await repo.write('bin/baton', `#!/bin/sh\nexec "${process.execPath}" "${cli}" "$@"\n`);
  await repo.run('chmod', ['+x', 'bin/baton']);
  return repo;
}

async function offered(repo: GitRepo, shell: keyof typeof shells, line: string): Promise<readonly string[]> {
  const [program = '', ...args] = shells[shell](line);
  const env = { PATH: `${join(repo.path, 'bin')}:${process.env.PATH}`, HOME: repo.path, TERM: 'xterm' };
  const { code, stdout, stderr } = await repo.run(program, args, { env });
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
  // Zsh adds what has a description and what has none one after the other.
  return [...new Set(stdout.split('\n').filter((one) => one !== ''))];
}

const tops = [...new Set(leaves().map(([name]) => name.split(' ')[0] ?? ''))].filter(
  (one) => one !== 'complete',
);

describe.each(Object.keys(shells) as (keyof typeof shells)[])('completion in %s', (shell) => {
  const isHere = spawnSync(shell, ['-c', 'true']).status === 0;
  it.skipIf(!isHere)(
    `offers commands, options, words and ids${isHere ? '' : ` (${shell} is not installed)`}`,
    async () => {
      await using repo = await withBaton();
      expect([...(await offered(repo, shell, 'baton '))].sort()).toEqual([...tops, 'help'].sort());
      expect(await offered(repo, shell, 'baton session lo')).toEqual(['loop-back']);
      expect(await offered(repo, shell, 'baton lint --for')).toEqual(['--format']);
      expect(await offered(repo, shell, 'baton lint --format j')).toEqual(['json', 'junit']);
      expect(await offered(repo, shell, 'baton explain task/t')).toEqual(['task/tags']);
      expect(await offered(repo, shell, 'baton task show task-001')).toEqual(['task-001-login']);
      expect(await offered(repo, shell, 'baton decision record --thread ')).toEqual(['thread_pr94']);
      expect(await offered(repo, shell, 'baton import ma')).toEqual(['madr']);
      expect(await offered(repo, shell, 'baton schema err')).toEqual(['error']);
      if (shell === 'bash') expect(await offered(repo, shell, 'baton lint --format=sar')).toEqual(['sarif']);
      // Nothing of Baton's: the shell offers the names of files.
      const files = await offered(repo, shell, 'baton migrate HAND');
      expect(files).toEqual(shell === 'bash' ? [] : ['HANDOFF.md']);
    },
  );
});
