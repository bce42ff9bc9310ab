import type { Document } from '../../../core/document.ts';
import { nodeAt, stringOf, type YamlMap } from '../../../core/node.ts';
import { applyEdits, lineBreakOf, type TextEdit } from '../../../core/text-edit.ts';
import { type Machine, nextStates } from '../../../machines/machine.ts';
import { isLoopBack, type StepKey, statusOf, stepTitles } from '../../../machines/reasoning.ts';
import { replay } from '../../../machines/replay.ts';
import { titleOf } from '../../create/new-session.ts';
import { appendValue } from '../../yaml/append-value.ts';
import { setValue } from '../../yaml/set-value.ts';
import type { YamlValue } from '../../yaml/write.ts';
import { runKey, stepSections } from './body.ts';
import { sessionOf } from './model.ts';

/** The keys at the end of the front matter, in order, so that two branches that continue the session conflict. */
const last = ['fsm', 'status'];

/** Reads a changed text of the same record again. */
export type Reread = (text: string) => Document | undefined;

/**
 * Changes the text of a session step by step: the machine's fields follow from each other, and everything else stays
 * unchanged. This code does not check whether the change is valid: the rules do.
 */
export class SessionEditor {
  readonly #reread: Reread;
  #doc: Document;

  /** @param doc a session that can be read */
  constructor(doc: Document, reread: Reread) {
    this.#doc = doc;
    this.#reread = reread;
  }

  get doc(): Document {
    return this.#doc;
  }

  get text(): string {
    return this.#doc.text;
  }

  /** The states passed so far. */
  get states(): readonly string[] {
    return sessionOf(this.#doc)?.states ?? [];
  }

  /** Sets a value of the front matter; missing maps on the path are created. */
  set(path: readonly [string, ...string[]], value: YamlValue): this {
    const [key, ...inner] = path;
    const [next, ...rest] = inner;
    const map = nodeAt(this.#doc.data, key);
    // A missing key already means null.
    if (value === null && map === undefined) return this;
    if (next === undefined) return this.#apply((root) => setValue(this.text, root, key, value, last));
    if (map?.type !== 'map' || map.entries.length === 0) return this.set([key], nested(inner, value));
    if (rest.length > 0) throw new Error(`no map of maps to set: ${path.join('.')}`);
    return this.#apply(() => setValue(this.text, map, next, value));
  }

  /** Adds to the end of a list of the front matter. */
  append(key: string, value: YamlValue): this {
    return this.#apply((root) => appendValue(this.text, root, key, value, last));
  }

  /** Moves on to a state: `fsm` and what follows from it (convention, section 3). */
  enter(machine: Machine, state: string, now: string): this {
    const fsm = nodeAt(this.#doc.data, 'fsm');
    this.#apply(() => (fsm?.type === 'map' ? appendValue(this.text, fsm, 'history', state) : undefined));
    this.set(['fsm', 'state'], state);
    this.set(['fsm', 'is_final'], machine.final.includes(state));
    this.set(['status'], statusOf(machine, state));
    const pass = replay(machine, this.states).passes.at(-1);
    if (pass && pass.index === this.states.length - 1) {
      this.set(['step_timestamps', pass.step], { started_at: now, completed_at: null });
    }
    return this;
  }

  /** Notes that the latest pass of a step is completed. */
  complete(step: StepKey, now: string): this {
    const written = nodeAt(this.#doc.data, 'step_timestamps', '3.2') && step === '3b' ? '3.2' : step;
    const times = nodeAt(this.#doc.data, 'step_timestamps', written);
    if (times?.type !== 'map')
      return this.set(['step_timestamps', step], { started_at: now, completed_at: now });
    return this.#apply(() => setValue(this.text, times, 'completed_at', now));
  }

  /**
   * Writes the output of a step below its heading; the text of an unfinished pass is replaced.
   *
   * @param output markdown, no heading above level 3
   */
  writeStep(step: StepKey, iteration: number, output: string): this {
    const heading = stepHeadingOf(step, iteration);
    const eol = lineBreakOf(this.text);
    const section = stepSections(this.#doc).get(runKey(step, iteration));
    const body = output.trim().replace(/\r\n?|\n/g, eol);
    const written = `${heading}${eol}${eol}${body}${eol}`;
    if (!section) return this.addSection(heading, output);
    const isLast = section.extent.to >= this.text.trimEnd().length;
    const text = isLast ? written : written + eol;
    return this.#apply(() => ({ extent: section.extent, text }));
  }

  /** Puts a section below all others. @param markdown no heading above level 3 */
  addSection(heading: string, markdown: string): this {
    const eol = lineBreakOf(this.text);
    const body = markdown.trim().replace(/\r\n?|\n/g, eol);
    return this.#apply(() => this.#atEnd(`${heading}${eol}${eol}${body}${eol}`));
  }

  /** Replaces the query of the session, and the title where that is the query too. */
  setQuery(query: string): this {
    const was = titleOf(stringOf(nodeAt(this.#doc.data, 'user_query')) ?? '');
    this.set(['user_query'], query);
    const title = (this.#doc.markdown?.sections ?? []).find(({ heading }) => heading?.depth === 1)?.heading;
    if (!title || title.text !== was) return this;
    return this.#apply(() => ({ extent: title.extent, text: `# ${titleOf(query)}` }));
  }

  #atEnd(written: string): TextEdit {
    const eol = lineBreakOf(this.text);
    const end = this.text.trimEnd().length;
    return { extent: { from: end, to: this.text.length }, text: eol + eol + written };
  }

  #apply(edit: (root: YamlMap) => TextEdit | undefined): this {
    const made = this.#doc.data && edit(this.#doc.data);
    const next = made && this.#reread(applyEdits(this.text, [made]));
    if (!next?.data || next.problems.length > 0) throw new NoPlaceError();
    this.#doc = next;
    return this;
  }
}

/** The front matter has a form into which a value cannot be written, such as an alias. */
export class NoPlaceError extends Error {}

function nested(path: readonly string[], value: YamlValue): YamlValue {
  return path.reduceRight<YamlValue>((inner, key) => ({ [key]: inner }), value);
}

/** The heading of one run through a step: `## Step 4: Task Routing (iteration 1)`. */
export function stepHeadingOf(step: StepKey, iteration: number): string {
  return `## Step ${step}: ${stepTitles[step]}${iteration > 0 ? ` (iteration ${iteration})` : ''}`;
}

/** The state after a step of the protocol; undefined if a choice is needed first. */
export function stateAfter(machine: Machine, state: string): string | undefined {
  // Agent sessions may route or skip it: the first edge is the one that they should use.
  return nextStates(machine, state).find(
    (to) => !machine.final.includes(to) && !isLoopBack(machine, state, to),
  );
}
