import { attentionOf, type BlockedTask, type BlockingQuestion } from '../../../knowledge/board/attention.ts';
import type { HandoffRecord } from '../../../knowledge/board/handoffs.ts';
import type { SessionPath } from '../../../knowledge/board/session-path.ts';
import type { ThreadRecord } from '../../../knowledge/board/threads.ts';
import { shorten } from '../../../text/shorten.ts';
import { ageText, spanText } from '../../age.ts';
import {
  commandOn,
  decisionLink,
  handoffTarget,
  type Scene,
  sessionLink,
  taskLink,
  threadLink,
} from '../links.ts';
import { html, type Markup, said, withCode } from '../markup.ts';
import type { Part, View } from '../page.ts';
import type { Site } from '../site.ts';
import { andMore, counted, facts, listed } from '../words.ts';
import { answerForm } from './decision.ts';

/** What the last lint found, as far as it is known. */
export interface LintState {
  readonly errors: number;
  readonly warnings: number;
  readonly records: number;
  /** The first findings. */
  readonly findings: readonly {
    readonly severity: string;
    readonly message: string;
    readonly rule: string;
    readonly path: string;
    readonly line: number;
  }[];
}

/** More rows of one sort are not shown: a page has at most 3,000 nodes. */
const mostRows = 25;

/**
 * What needs a person (dashboard, "Views").
 *
 * @param lint undefined while it runs; a text where it could not
 * @param addedAt when blocked tasks were committed first, by path
 */
export function nowView(
  scene: Scene,
  lint: LintState | string | undefined,
  addedAt: ReadonlyMap<string, string>,
): View {
  const { board } = scene;
  const { blockers, forked, handoffs, questions, sessions } = attentionOf(board, addedAt);
  const count = blockers.length + forked.length + handoffs.length + questions.length + sessions.length;
  const head: Part = {
    id: 'head',
    about: ['thread', 'decision', 'session', 'handoff', 'ack', 'task'],
    body: html`<h1>${count === 0 ? 'Nothing needs a person' : html`<span class="big">${count}</span> ${count === 1 ? 'thing needs' : 'things need'} a person`}</h1>
      ${facts(counted(board.threads.length, 'thread'), counted(board.decisionCount, 'decision'), counted(board.sessions.length, 'session'), counted(board.handoffs.length, 'handoff'), counted(board.knowledge.tasks.length, 'task'))}`,
  };
  const sections: readonly (Part | undefined)[] = [
    section(
      scene.site,
      'questions',
      ['thread', 'decision', 'resume', 'task'],
      'Questions that block',
      questions,
      (one) => questionRow(scene, one),
    ),
    section(scene.site, 'blockers', ['task'], 'Blocked tasks', blockers, (one) => blockerRow(scene, one)),
    section(scene.site, 'handoffs', ['handoff', 'ack'], 'Handoffs nobody has accepted', handoffs, (one) =>
      handoffRow(scene, one),
    ),
    section(scene.site, 'sessions', ['session'], 'Sessions that wait for an answer', sessions, (one) =>
      sessionRow(scene, one),
    ),
    section(scene.site, 'forked', ['thread', 'decision'], 'Threads with several heads', forked, (one) =>
      forkRow(scene, one),
    ),
  ];
  return {
    title: count === 0 ? 'Now' : `Now: ${count}`,
    current: 'now',
    parts: [head, ...sections.flatMap((one) => one ?? []), lintPart(scene.site, lint)],
  };
}

function section<T>(
  site: Site,
  id: string,
  about: readonly string[],
  title: string,
  items: readonly T[],
  row: (item: T) => Markup,
): Part {
  const body = html`${items.length > 0 && html`<h2>${title} <span class="soft">${items.length}</span></h2><ul class="rows aged">${items.slice(0, mostRows).map((one) => html`<li>${row(one)}</li>`)}</ul>${andMore(items.length, mostRows, commandOn(site, 'status'))}`}`;
  return { id, about, body };
}

function row(age: string, text: Markup, about: Markup, command: string, more?: Markup | false): Markup {
  return html`<p class="age">${age}</p><div><p class="lead" dir="auto">${text}</p>${about}<p class="command"><code>${wrapped(command)}</code></p>${more}</div>`;
}

/** A line may end before an option, not within its dashes. */
function wrapped(command: string): Markup {
  const words = command.split(/(--[a-z-]+)/);
  return html`${words.map((one) => (one.startsWith('--') ? html`<span class="option">${one}</span>` : one))}`;
}

function questionRow(
  scene: Scene,
  { by, decision, id, since, task, text, thread }: BlockingQuestion,
): Markup {
  const { board, site } = scene;
  const age = ageText(since, board.now);
  if (thread === undefined || decision === undefined) {
    return row(
      age,
      said(text),
      facts(task !== undefined && html`task ${taskLink(scene, task)}`, notCommitted(since)),
      commandOn(site, `task show ${task ?? ''}`),
    );
  }
  const about = facts(
    html`asked by ${said(by)} in ${threadLink(scene, thread)}`,
    decisionLink(scene, decision),
  );
  const words = `decision record --thread ${thread} --resolves ${id} --decision "…" --confidence 0.8 --agent NAME`;
  return row(
    age,
    said(text),
    about,
    commandOn(site, words),
    site.isLive && answerForm(thread, { id, decision }),
  );
}

/** Why a row has no age: what a task says has no date of its own. */
function notCommitted(since: string | undefined): string | undefined {
  return since === undefined ? 'not committed yet' : undefined;
}

function blockerRow(scene: Scene, { resolution, since, task, text, waiting }: BlockedTask): Markup {
  const about = facts(
    taskLink(scene, task),
    notCommitted(since),
    waiting.length > 0 && html`waiting: ${listed(waiting.map((one) => taskLink(scene, one)))}`,
    resolution !== undefined && html`suggested: ${said(resolution)}`,
  );
  return row(
    ageText(since, scene.board.now),
    said(text),
    about,
    commandOn(scene.site, `context ${waiting[0] ?? task}`),
  );
}

function handoffRow(
  { board, site }: Scene,
  { at, expires, from, id, prompt, state, to }: HandoffRecord,
): Markup {
  const left = (expires ?? 0) - Date.parse(board.now);
  const about = facts(
    html`<a href="${site.href(handoffTarget(board, id))}">${said(from)} → ${said(to)}</a>`,
    state === 'pending'
      ? `${spanText(left)} left`
      : html`<strong class="alert">expired</strong> ${spanText(-left)} ago`,
  );
  const words =
    state === 'pending' ? `handoff accept ${id} --by NAME` : `handoff reject ${id} --by NAME --reason "…"`;
  return row(ageText(at, board.now), said(shorten(prompt, 160)), about, commandOn(site, words));
}

function sessionRow(scene: Scene, { haltReason, id, questions, startedAt, state }: SessionPath): Markup {
  const asked = questions.map((one) => html`<li dir="auto">${said(one)}</li>`);
  const about = html`${facts(said(state), haltReason !== undefined && said(haltReason))}${asked.length > 0 && html`<ul class="soft">${asked}</ul>`}`;
  const answers = questions.map(() => ' --answer "…"').join('');
  const words =
    state === 'HALTED' ? `session start "…" --resumes ${id}${answers}` : `session step ${id} 0${answers}`;
  const command = commandOn(scene.site, words);
  return row(ageText(startedAt, scene.board.now), sessionLink(scene, id), about, command);
}

function forkRow(scene: Scene, { state }: ThreadRecord): Markup {
  const heads = state.heads.map((one) => html`<li>${decisionLink(scene, one.id)}</li>`);
  return row(
    ageText(state.updatedAt, scene.board.now),
    threadLink(scene, state.id),
    html`<ul class="soft">${heads}</ul>`,
    commandOn(scene.site, `thread join ${state.id} --agent NAME --decision "…" --confidence 0.8`),
  );
}

function lintPart(site: Site, lint: LintState | string | undefined): Part {
  const about = ['lint'];
  if (lint === undefined)
    return {
      id: 'lint',
      about,
      body: html`<h2>Findings of lint</h2><p class="soft">The records are being checked.</p>`,
    };
  if (typeof lint === 'string')
    return {
      id: 'lint',
      about,
      body: html`<h2>Findings of lint</h2><p><strong class="alert">Could not run.</strong> ${withCode(lint)}</p>`,
    };
  const { errors, findings, records, warnings } = lint;
  if (errors + warnings === 0) {
    return {
      id: 'lint',
      about,
      body: html`<h2>Findings of lint</h2><p class="soft">None in ${counted(records, 'record')}.</p>`,
    };
  }
  const rows = findings.map(
    ({ line, message, path, rule, severity }) =>
      html`<li><p class="age">${severity === 'error' ? html`<strong class="alert">error</strong>` : severity}</p><div><p dir="auto">${withCode(message)}</p>${facts(html`<code>${path}:${line}</code>`, html`<code>${rule}</code>`)}</div></li>`,
  );
  return {
    id: 'lint',
    about,
    body: html`<h2>Findings of lint <span class="soft">${counted(errors, 'error')}, ${counted(warnings, 'warning')}</span></h2><ul class="rows aged">${rows}</ul>${andMore(errors + warnings, findings.length)}<p class="command"><code>${commandOn(site, 'lint')}</code></p>`,
  };
}
