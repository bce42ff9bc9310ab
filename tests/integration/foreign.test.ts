import { describe, expect, it } from 'vitest';
import { renderPretty } from '../../src/render/reporters/pretty.ts';
import { otherPayloads, ownedByOthers, templates, unclaimed } from '../support/foreign-files.ts';
import { gitRepo } from '../support/git-repo.ts';
import { lintRepo, staged } from '../support/lint-repo.ts';

const everything = { ...ownedByOthers, ...templates, ...unclaimed, ...otherPayloads };

describe('a repository full of what other tools keep under .agents/', () => {
  it('has no error, in the working tree and at the gate', async () => {
    await using repo = await gitRepo();
    for (const [path, text] of Object.entries(everything)) await repo.write(path, text);
    const inTree = await lintRepo(repo);
    await repo.git('add', '--all');
    const atGate = await lintRepo(repo, staged);
    for (const { diagnostics } of [inTree, atGate]) {
      const loud = diagnostics.filter(({ severity }) => severity !== 'info');
      // The payload 1.0 is a record, and the skill that it goes to lies at home.
      expect(loud).toMatchObject([{ rule: 'handoff/target-skill', severity: 'warning' }]);
      const listed = diagnostics.filter(({ rule }) => rule === 'record/unclaimed').map(({ at }) => at.path);
      expect(listed).toEqual(Object.keys(unclaimed).sort());
    }
    expect(renderPretty(inTree, { colour: false, width: 100 })).toMatchInlineSnapshot(`
      ".agents/handoffs/swarm-2026-01-08.yaml

        2:12  info  Payload of version \`1.0\`, which is read as \`2.0\`  handoff/version
          2 │   version: "1.0"
            │            ^^^^^
            = help: it may stay; \`baton handoff upgrade swarm-2026-01-08\` writes a new payload of version
                    2.0 from it

        5:20  warning  Unexpected target \`lit-pm\`, which does not exist in the repository
                       handoff/target-skill
          5 │   target: { skill: lit-pm }
            │                    ^^^^^^
            = help: nothing to do where the skill is in a home folder

      13 files make no claim to be records and are not checked:
        .agents/handoffs/2026-01-08_13-55-22_login.md            a HumanLayer handoff
        .agents/handoffs/HANDOFF.md
        .agents/handoffs/current.yaml                            a Continuous-Claude handoff
        .agents/sessions/2026-01-08-login.md
        .agents/sessions/reasoning-fbcd4d0d-3a1.json             a state of the reasoning protocol
        .agents/sessions/state.json
        .agents/tasks/notes/login.md
        .agents/tasks/task-12 - Reset-mail.md                    a Backlog.md task
        .agents/tasks/tasks.json
        .agents/tasks/todo.md
        .agents/threads/login/0001-use-passkeys.md               a MADR decision
        .agents/threads/login/2026-01-08-decision-1a2b3c4d.yaml  a CSTP decision
        .agents/threads/login/AgDR-0007-token-store.md           an AgDR decision
        = help: mark what should be a record; move, \`ignore:\` or keep the others
                (\`baton explain record/unclaimed\`)
                \`baton import FORMAT FILE\` makes records from files of other tools

      ⚠ 1 warning and 1 note in 4 records
      "
    `);
  });

  it('can take Baton in: the commit that adds a record is checked by that record alone', async () => {
    await using repo = await gitRepo();
    for (const [path, text] of Object.entries(everything)) await repo.write(path, text);
    await repo.commitAll('before Baton');
    await repo.write('.agents/tasks/task-001.md', '# Task task-001: The reset mail\n');
    await repo.git('add', '--all');
    expect(await lintRepo(repo, staged)).toMatchObject({ diagnostics: [], records: 1 });
  });
});
