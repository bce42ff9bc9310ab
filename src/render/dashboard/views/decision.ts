import { isMap } from '../../../core/collections/map.ts';
import type { DecisionState } from '../../../knowledge/thread-state.ts';
import { declined } from '../../../records/kinds/decision/model.ts';
import { reviewOutcomes } from '../../../records/kinds/decision/outcomes.ts';
import { commandOn, decisionLink, fileLink, type Scene, sessionLink, taskLink } from '../links.ts';
import { decisionMark, turnOf, turnWords } from '../marks.ts';
import { html, type Markup, prose, said } from '../markup.ts';
import { anchorOf } from '../site.ts';
import { andMore, confidenceMark, dayMark, facts, listed } from '../words.ts';

/** What a decision is shown with. */
export interface DecisionContext {
  /** Its number in the thread, from 1. */
  readonly number: number;
  /** Those of its thread that it continues. */
  readonly parents: readonly DecisionState[];
  readonly isHead: boolean;
  /** Its questions that nothing resolves. */
  readonly open: ReadonlySet<string>;
  /** More entries of one of its lists are not shown. */
  readonly mostEntries: number;
}

/** A decision with everything that it says: one item of the list of a thread (dashboard, "Views"). */
export function decisionItem(scene: Scene, decision: DecisionState, context: DecisionContext): Markup {
  const { agent, body, confidence, data, date, files, id, nextSteps, outcome } = decision;
  const { isHead, mostEntries: most, number, parents } = context;
  const command = commandOn(scene.site, `show ${id}`);
  const list = (term: string, items: readonly Markup[]) => listOf(term, items, { command, most });
  const turn = turnOf(outcome);
  const key = html`<svg class="key" width="18" height="18" aria-hidden="true">${decisionMark(turn, confidence, 9, 9)}</svg>`;
  const lists = [
    list(
      'Because',
      maps(data.reasons).map((one) => html`${said(textOf(one.text))}${kindOf(one.type)}`),
    ),
    list(
      'Rejected',
      maps(data.alternatives).map((one) => {
        const because = textOf(one.rejected_because);
        return html`<s>${said(textOf(one.option))}</s>${because !== '' && html` <span class="soft">${said(because)}</span>`}`;
      }),
    ),
    list(
      'Asks',
      questionsOf(data.open_questions).map(({ blocking, text }) => {
        const isOpen = context.open.has(text);
        return html`${said(text)}${blocking && isOpen ? html` <strong class="alert">blocks</strong>` : isOpen ? html` <span class="soft">open</span>` : html` <span class="soft">answered</span>`}`;
      }),
    ),
    list('Answers', texts(data.resolves_questions).map(said)),
    list('Then', nextSteps.map(said)),
    list(
      'Replaces',
      namesOf(data.supersedes).map((one) => decisionLink(scene, one)),
    ),
    list(
      'Takes back',
      namesOf(data.reopens).map((one) => html`<code>${one}</code>`),
    ),
    list(
      'Files',
      files.map((path) => fileLink(scene, path)),
    ),
    list(
      'Session',
      texts(data.session).map((one) => sessionLink(scene, one)),
    ),
    list(
      'Task',
      texts(data.task).map((one) => taskLink(scene, one)),
    ),
    list('Tags', texts(data.tags).length === 0 ? [] : [listed(texts(data.tags).slice(0, most).map(said))]),
  ];
  const category = textOf(data.category);
  const stakes = textOf(data.stakes);
  return html`<li id="${anchorOf(id)}" class="decision" value="${number}"><article>
    ${facts(html`${key} ${said(agent)}`, dayMark(date, scene.board.now), confidenceMark(confidence), changeOf(decision, parents), category !== '' && (category === declined ? html`<span class="tag">${category}</span>` : said(category)), stakes !== '' && html`${said(stakes)} stakes`, isHead && html`<span class="tag">head</span>`)}
    <h3 dir="auto">${decision.decision.trim()}</h3>
    ${parents.length > 1 && html`<p class="soft">Joins ${listed(parents.map((one) => decisionLink(scene, one.id)))}</p>`}
    <dl class="parts">${lists}</dl>
    ${reviewOf(scene, data, turnWords[turn], list)}
    ${folded('Deliberation', stepsOf(data.deliberation), { command, most })}
    ${folded('Thoughts', texts(data.thoughts).map(said), { command, most })}
    ${body !== '' && html`<details><summary>Text</summary>${prose(body)}</details>`}
    ${scene.site.isLive && reviewForm(id)}
    </article></li>`;
}

/** How the confidence moved since what it continues; nothing where it did not. */
function changeOf({ confidence }: DecisionState, parents: readonly DecisionState[]): Markup | undefined {
  const before = parents.flatMap((one) => one.confidence ?? []);
  if (confidence === null || before.length === 0) return undefined;
  const change = Math.round((confidence - Math.max(...before)) * 100);
  if (change === 0) return undefined;
  return html`<span class="soft" title="compared with what it continues">${change > 0 ? `▲ ${change}` : `▼ ${-change}`}</span>`;
}

function reviewOf(
  { board }: Scene,
  data: DecisionState['data'],
  word: string,
  list: (term: string, items: readonly Markup[]) => Markup | undefined,
): Markup | undefined {
  if (textOf(data.outcome) === '') return undefined;
  const by = textOf(data.reviewed_by);
  const actual = textOf(data.actual_result);
  const at = textOf(data.reviewed_at);
  const lessons = list('Lessons', texts(data.lessons).map(said));
  return html`<div class="outcome"><p><strong>${word[0]?.toUpperCase()}${word.slice(1)}</strong>${actual !== '' && html`: ${said(actual)}`}</p>
    ${facts(by !== '' && html`reviewed by ${said(by)}`, at !== '' && dayMark(at, board.now))}
    ${lessons && html`<dl class="parts">${lessons}</dl>`}</div>`;
}

/** The form that writes the review of a decision; what it sends needs the token. */
function reviewForm(id: string): Markup {
  const name = anchorOf(id);
  return html`<details class="write"><summary>Review</summary>
    <form data-send="review" data-decision="${id}" autocomplete="off">
    <p><label for="o-${name}">Outcome</label><select id="o-${name}" name="outcome" required>${reviewOutcomes.map((one) => html`<option>${one}</option>`)}</select></p>
    <p><label for="a-${name}">What happened</label><textarea id="a-${name}" name="actual" rows="2"></textarea></p>
    <p><label for="l-${name}">Lessons, one a line</label><textarea id="l-${name}" name="lessons" rows="2"></textarea></p>
    <p><label for="b-${name}">By</label><input id="b-${name}" name="by" placeholder="the author as git knows it"></p>
    <p><button>Write the review</button> <output></output></p></form></details>`;
}

/** The form that answers a question by a decision that resolves it. */
export function answerForm(
  thread: string,
  question: { readonly id: string; readonly decision: string },
): Markup {
  const name = anchorOf(`${question.decision}-${question.id}`);
  return html`<details class="write"><summary>Answer</summary>
    <form data-send="answer" data-thread="${thread}" data-question="${question.id}" autocomplete="off">
    <p><label for="d-${name}">Answer</label><textarea id="d-${name}" name="decision" rows="2" required></textarea></p>
    <p><label for="c-${name}">Confidence, 0 to 1</label><input id="c-${name}" name="confidence" type="number" min="0" max="1" step="0.05" value="0.8" required></p>
    <p><label for="g-${name}">By</label><input id="g-${name}" name="agent" required></p>
    <p><button>Record the answer</button> <output></output></p></form></details>`;
}

/** How much of a list of a decision is shown. */
interface Share {
  /** What prints all of it. */
  readonly command: string;
  readonly most: number;
}

/** A term with its values; nothing without values. */
function listOf(term: string, items: readonly Markup[], { command, most }: Share): Markup | undefined {
  if (items.length === 0) return undefined;
  const more = andMore(items.length, most, command);
  return html`<dt>${term}</dt>${items.slice(0, most).map((item) => html`<dd dir="auto">${item}</dd>`)}${more && html`<dd>${more}</dd>`}`;
}

function folded(title: string, items: readonly Markup[], { command, most }: Share): Markup | undefined {
  if (items.length === 0) return undefined;
  return html`<details><summary>${title} <span class="soft">${items.length}</span></summary><ol class="steps">${items.slice(0, most).map((item) => html`<li dir="auto">${item}</li>`)}</ol>${andMore(items.length, most, command)}</details>`;
}

function stepsOf(deliberation: unknown): Markup[] {
  const steps = isMap(deliberation) ? maps(deliberation.steps) : [];
  return steps.map((step) => {
    const type = textOf(step.type);
    return html`${said(textOf(step.thought))}${kindOf(type)}${step.conclusion === true && html` <strong>conclusion</strong>`}`;
  });
}

function kindOf(type: unknown): Markup | undefined {
  const text = textOf(type);
  return text === '' ? undefined : html` <span class="soft">${said(text)}</span>`;
}

/** The questions of a decision. */
export function questionsOf(value: unknown): { readonly text: string; readonly blocking: boolean }[] {
  return (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    if (typeof one === 'string') return [{ text: one.trim(), blocking: false }];
    return isMap(one) ? [{ text: textOf(one.question), blocking: one.blocking === true }] : [];
  });
}

function maps(value: unknown): Readonly<Record<string, unknown>>[] {
  return (Array.isArray(value) ? value : []).flatMap((one: unknown) =>
    isMap(one) ? [one] : typeof one === 'string' ? [{ text: one, option: one, thought: one }] : [],
  );
}

/** One text, or a list of texts. */
function texts(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => {
    const text = isMap(one) ? textOf(one.thought ?? one.text) : textOf(one);
    return text === '' ? [] : [text];
  });
}

/** One id, or a list of ids and of maps that have one. */
function namesOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => textOf(isMap(one) ? one.id : one) || []);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
