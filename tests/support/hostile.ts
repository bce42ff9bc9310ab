import { payload } from './records-handoff.ts';
import { renderSession, stageOf } from './records-session.ts';
import { decision, resume, thread } from './records-thread.ts';
import type { Files } from './review-story.ts';

/** Texts that a forge, a terminal, a runner of CI or a browser would act on. */
export const hostileTexts: readonly string[] = [
  '@octocat and @org/team, please look',
  'fixes #1, closes GH-2, resolves octo/repo#3',
  'see 3f2c1ab9d0e8f1a2b3c4d5e6f7a8b9c0d1e2f3a4 and octo/repo@3f2c1ab',
  'Merge !12, issue &3, milestone %4, snippet $5, label ~bug',
  '<!-- baton:review --> --> <!--',
  '--> <script>alert(1)</script> <img src=x onerror=alert(1)>',
  '</details></td></table><details open><summary>x</summary>',
  '```\n``` \n~~~\n# heading\n- item\n> quote',
  'a | b \\| c || d\n| e | f |\n| --- | --- |',
  'back`tick `` two ``` three',
  '\u202Ereversed\u202C \u200B\u200D\u2066isolate\u2069 \uFEFFbom',
  '\u001B[31mred\u001B[0m \u001B]8;;https://evil.example\u0007link\u001B]8;;\u0007 \u009B2J',
  '::set-output name=x::y',
  'many words before the line is broken so that ::error file=a::b starts the next one ::warning::c',
  '##[error]x ##vso[task.complete]y',
  '[link](https://evil.example) ![image](https://evil.example/x.png) [ref][1]\n\n[1]: https://evil.example',
  'https://evil.example www.evil.example mailto:a@b.example a@b.example xmpp:a@b.example',
  ':rocket: :+1: $x^2$ ~~gone~~ [^1] __bold__ *em* <b>b</b> &lt;i&gt; &#64;octocat',
  '{{ template }} \u0024{{ github.token }} {0} %25 %0A::error::x',
  `${'.'.repeat(300)}${'|'.repeat(300)}`,
  '\\',
  '\\|',
  '   ',
  '',
];

/** Records of every kind in which a text stands wherever a review may show one. */
export function hostileRecords(text: string): Files {
  const said = JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  const folder = '.agents/threads/thread_pr94';
  const halted = stageOf({ halt: 'step 8', loopBacks: 1 }, 'HALTED');
  return {
    '.agents/baton.yaml': `waivers:\n  - { rule: ${said}, record: ${said}, reason: ${said}, by: ${said} }\nignore: [${said}]\n`,
    '.agents/sessions/fbcd4d0d-3a1.md': renderSession({
      ...halted,
      routes: [
        `{ iteration: 0, route: ${said}, justification: ${said} }`,
        `{ iteration: 1, route: null, justification: ${said} }`,
      ],
      haltReason: said,
      questions: [said],
      learnings: [`{ kind: ${said}, text: ${said}, at: 2026-11-27T09:30:00Z }`],
      dispatch: `{ route: ${said}, directive_command: ${said} }`,
      history: [...halted.history.slice(0, -1), said, 'HALTED'],
    }).replace('user_query: Fix the login bug', `user_query: ${said}`),
    [`${folder}/thread.md`]: thread(
      ['active'],
      {
        title: said,
        status_history: `\n  - { status: ${said}, at: 2026-11-27T09:00:00Z, by: ${said}, note: ${said} }`,
        status: said,
      },
      `\n# ${text.replaceAll('\n', ' ')}\n`,
    ),
    [`${folder}/dec_20261127_a1b2c3d4.md`]: decision({
      id: 'dec_20261127_a1b2c3d4',
      agent: said,
      decision: said,
      confidence: '0.9',
      open_questions: `[{ question: ${said}, blocking: true }]`,
      next_steps: `[${said}]`,
      status: 'reviewed',
      outcome: 'failure',
      reviewed_by: said,
      lessons: said,
    }),
    [`${folder}/dec_20261127_k3v9qx7m.md`]: decision({
      agent: said,
      decision: said,
      continues_decision: 'dec_20261127_a1b2c3d4',
      [`${text.length}${'x'.repeat(3)}`]: said,
    }),
    [`${folder}/res_20261127_h2n8wz4d.yaml`]: resume({ by: said, context: said }),
    '.agents/handoffs/hnd_20260204_k3v9qx7m.yaml': payload({
      source: `{ skill: ${said}, workflow_id: w, session_path: /tmp/w/ }`,
      target: `{ skill: ${said}, category: ${said} }`,
      context: `{ original_prompt: ${said}, problem_type: ${said} }`,
      insights: `{ uncertainties: [${said}] }`,
      meta: `handoff_chain: [${said}, ${said}]\nloop_reason: ${said}\npayload_hash: ${said}`,
      root: `  research_seeds: { open_questions: [${said}] }`,
    }),
    '.agents/handoffs/hnd_20260204_k3v9qx7m.ack.yaml': `schema: baton/ack@1\nhandoff: hnd_20260204_k3v9qx7m\nby: ${said}\nat: 2026-02-04T19:40:00Z\nstatus: ${said}\nreason: ${said}\n`,
    '.agents/tasks/task-005.md': [
      `# Task task-005: ${text.replaceAll('\n', ' ')}`,
      '',
      '## Handoff',
      '',
      '````yaml',
      'outcome: completed',
      `files_created: [{ path: ${said}, purpose: ${said}, lines: ${said} }]`,
      `files_modified: [{ path: ${said}, lines: 1-9, change_type: delete }]`,
      `gotchas: [{ issue: ${said}, severity: high }, { issue: ${said}, severity: ${said} }]`,
      `patterns_discovered: [{ pattern: ${said} }]`,
      `open_questions: [{ question: ${said}, blocking: true }]`,
      `suggested_next_steps: [{ step: ${said} }]`,
      `dependencies_for_next: [{ file: ${said} }]`,
      `blockers: [{ blocker: ${said} }]`,
      `# baton-disable-next-line task/tags -- ${text.replaceAll('\n', ' ')}`,
      '````',
      '',
    ].join('\n'),
    '.agents/tasks/task-006.md': '# Task task-006: Next\n\n## Metadata\n\n- Depends On: task-005\n',
    '.agents/skills/lit-pm/SKILL.md': `---\nname: lit-pm\ndescription: ${said}\nhandoff:\n  accepts_handoff: true\n  handoff_categories: [${said}]\n  handoff_description: ${said}\n  requires: [${said}]\n---\n\n# Skill\n`,
  };
}
