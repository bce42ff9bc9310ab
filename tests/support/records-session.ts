import {
  agentReasoning,
  reasoning,
  type StepKey,
  stepKeys,
  stepOfState,
  stepTitles,
} from '../../src/machines/reasoning.ts';

/** The parts of a session file; `renderSession` puts them into the order of new files (convention, section 3). */
export interface SessionParts {
  readonly id: string;
  readonly agent: boolean;
  /** Further lines of front matter: `thread: …`, `resumes: …`. */
  readonly extra: readonly string[];
  readonly iteration: number;
  readonly contradiction: boolean;
  readonly routes: readonly string[];
  readonly decision: string | null;
  readonly justification: string | null;
  readonly haltReason: string | null;
  readonly questions: readonly string[];
  /** A flow map, or null. */
  readonly dispatch: string | null;
  readonly times: Readonly<Record<string, readonly [started: string, completed: string | null]>>;
  /** Items as flow maps; the key is left out where there are not any. */
  readonly learnings: readonly string[];
  readonly redactions: readonly string[];
  readonly history: readonly string[];
  /** Headings with the text below them. */
  readonly sections: readonly (readonly [heading: string, text: string])[];
}

export const sessionId = 'fbcd4d0d-3a1';
export const sessionPath = `.agents/sessions/${sessionId}.md`;

/** A session that was just created. */
export const freshSession: SessionParts = {
  id: sessionId,
  agent: false,
  extra: [],
  iteration: 0,
  contradiction: false,
  routes: [],
  decision: null,
  justification: null,
  haltReason: null,
  questions: [],
  dispatch: null,
  times: {},
  learnings: [],
  redactions: [],
  history: ['INITIALIZED'],
  sections: [],
};

/** The text of a session file. */
export function renderSession(change: Partial<SessionParts> = {}): string {
  const parts = { ...freshSession, ...change };
  const state = parts.history.at(-1) ?? 'INITIALIZED';
  const isFinal = state === 'COMPLETED' || state === 'HALTED';
  const status = isFinal ? state.toLowerCase() : state === 'INITIALIZED' ? 'initialized' : 'in_progress';
  const times = stepKeys.flatMap((step) => {
    const [started, completed] = parts.times[step] ?? [];
    return started === undefined
      ? []
      : [`  "${step}": { started_at: ${started}, completed_at: ${completed} }`];
  });
  return [
    '---',
    'schema: baton/session@1',
    `session_id: ${parts.id}`,
    'user_query: Fix the login bug',
    `query_timestamp: ${clock(0)}`,
    `metadata: { is_agent_session: ${parts.agent} }`,
    ...parts.extra,
    `iteration_count: ${parts.iteration}`,
    `contradiction_detected: ${parts.contradiction}`,
    ...list('preliminary_routes', parts.routes, 'preliminary_routes: []'),
    `routing_decision: ${parts.decision}`,
    `routing_justification: ${parts.justification}`,
    `halt_reason: ${parts.haltReason}`,
    ...list('clarification_questions', parts.questions, 'clarification_questions: []'),
    `dispatch_pending: ${parts.dispatch}`,
    ...(times.length === 0 ? ['step_timestamps: {}'] : ['step_timestamps:', ...times]),
    ...list('learnings', parts.learnings),
    ...list('redactions', parts.redactions),
    'fsm:',
    '  history:',
    ...parts.history.map((entry) => `    - ${entry}`),
    `  state: ${state}`,
    `  is_final: ${isFinal}`,
    `status: ${status}`,
    '---',
    '',
    '# Fix the login bug',
    ...parts.sections.flatMap(([heading, text]) => ['', `## ${heading}`, '', text]),
    '',
  ].join('\n');
}

function list(key: string, items: readonly string[], empty?: string): string[] {
  if (items.length === 0) return empty === undefined ? [] : [empty];
  return [`${key}:`, ...items.map((item) => `  - ${item}`)];
}

/** A time some minutes after the query. */
export function clock(minutes: number): string {
  const at = new Date(Date.UTC(2026, 10, 27, 9, minutes));
  return at.toISOString().replace('.000Z', 'Z');
}

export interface RunOptions {
  readonly agent?: boolean;
  readonly loopBacks?: number;
  readonly halt?: 'step 0' | 'step 8';
  readonly extra?: readonly string[];
  /** Step 0 asks a question, which is answered unless the run halts there. */
  readonly asks?: boolean;
}

/** One file of a run, as it would be committed. */
export interface Stage {
  readonly name: string;
  readonly parts: SessionParts;
  readonly text: string;
}

/** Every state of a run, from the fresh file to the last change that a final session may see. */
export function sessionRun(options: RunOptions = {}): readonly Stage[] {
  return new Run(options).stages();
}

/** The parts of the last stage of that name. */
export function stageOf(options: RunOptions, name: string): SessionParts {
  const stage = sessionRun(options).findLast((one) => one.name === name);
  if (!stage) throw new Error(`no stage ${name}`);
  return stage.parts;
}

const output = (answer: string) =>
  [
    'The query names no browser.',
    '',
    '```yaml output',
    'share: a bug fix',
    'ask:',
    `  - { question: Which browser?${answer} }`,
    'acknowledge: none',
    'explore: the session cookie',
    '```',
  ].join('\n');

class Run {
  readonly #options: RunOptions;
  readonly #stages: Stage[] = [];
  #parts: SessionParts;
  #minute = 1;

  constructor(options: RunOptions) {
    this.#options = options;
    this.#parts = { ...freshSession, agent: options.agent ?? false, extra: options.extra ?? [] };
  }

  stages(): readonly Stage[] {
    const { agent = false, loopBacks = 0, halt, asks = false } = this.#options;
    this.#keep('INITIALIZED');
    this.#enter('JOHARI_DISCOVERY');
    this.#keep('JOHARI_DISCOVERY');
    if (halt === 'step 0' || asks) {
      this.#section('0', output(''));
      this.#keep('JOHARI_DISCOVERY asks');
    }
    if (halt === 'step 0') return this.#halt('JOHARI_DISCOVERY');
    if (asks) this.#set({ sections: [[`Step 0: ${stepTitles[0]}`, output(', answer: Firefox')]] });
    const machine = agent ? agentReasoning : reasoning;
    let state = 'JOHARI_DISCOVERY';
    for (let left = loopBacks; ; ) {
      this.#complete(state);
      if (state === 'KNOWLEDGE_TRANSFER') {
        this.#keep('KNOWLEDGE_TRANSFER done');
        if (left === 0) break;
        left--;
        const iteration = this.#parts.iteration + 1;
        const note = `{ iteration: ${iteration}, route: null, justification: "LOOP-BACK: step 7 contradicts the route" }`;
        this.#set({ iteration, contradiction: true, routes: [...this.#parts.routes, note] });
        state = agent ? 'SELF_CONSISTENCY' : 'TASK_ROUTING';
      } else state = machine.edges[state]?.[0] ?? '';
      this.#enter(state);
      this.#keep(state);
    }
    if (halt === 'step 8') return this.#halt('KNOWLEDGE_TRANSFER');
    return this.#finish();
  }

  #finish(): readonly Stage[] {
    const route = 'skill-orchestration';
    this.#set({ decision: route, justification: 'matches develop-skill' });
    this.#keep('KNOWLEDGE_TRANSFER routed');
    const dispatch = `{ route: ${route}, session_id: ${this.#parts.id}, directive_command: ${route} develop-skill, context: null, created_at: ${clock(this.#minute)} }`;
    this.#set({ history: [...this.#parts.history, 'COMPLETED'], dispatch });
    this.#keep('COMPLETED');
    this.#set({ dispatch: null });
    this.#keep('COMPLETED acknowledged');
    this.#learn();
    return this.#stages;
  }

  #halt(at: string): readonly Stage[] {
    if (at === 'JOHARI_DISCOVERY') this.#time('0', this.#minute);
    this.#set({
      history: [...this.#parts.history, 'HALTED'],
      haltReason: 'the query fits two pages',
      questions: ['Which browser?'],
    });
    this.#keep('HALTED');
    this.#learn();
    return this.#stages;
  }

  #learn(): void {
    for (const text of ['Redirects lose the query', 'Cookies outlive the tab']) {
      const learning = `{ kind: gotcha, text: ${text}, at: ${clock(this.#minute)} }`;
      this.#set({ learnings: [...this.#parts.learnings, learning] });
      this.#keep(`${this.#parts.history.at(-1)} learnt`);
    }
  }

  #enter(state: string): void {
    const step = stepOfState[state];
    if (step === undefined) throw new Error(`no step runs in ${state}`);
    this.#set({
      history: [...this.#parts.history, state],
      times: { ...this.#parts.times, [step]: [clock(this.#minute), null] },
    });
  }

  /** Ends the step that runs, a minute after it started, with its section. */
  #complete(state: string): void {
    const step = stepOfState[state];
    if (step === undefined) throw new Error(`no step runs in ${state}`);
    this.#minute++;
    this.#time(step, this.#minute);
    if (step !== '0' || !this.#options.asks) this.#section(step, `What step ${step} found.`);
    if (step === '4') {
      const route = `{ iteration: ${this.#parts.iteration}, route: skill-orchestration, justification: matches develop-skill }`;
      this.#set({ routes: [...this.#parts.routes, route] });
    }
  }

  #time(step: StepKey, minute: number): void {
    const started = this.#parts.times[step]?.[0] ?? clock(minute);
    this.#set({ times: { ...this.#parts.times, [step]: [started, clock(minute)] } });
  }

  #section(step: StepKey, text: string): void {
    const { iteration } = this.#parts;
    const heading = `Step ${step}: ${stepTitles[step]}${iteration > 0 ? ` (iteration ${iteration})` : ''}`;
    this.#set({ sections: [...this.#parts.sections, [heading, text]] });
  }

  #set(change: Partial<SessionParts>): void {
    this.#parts = { ...this.#parts, ...change };
  }

  #keep(name: string): void {
    this.#stages.push({ name, parts: this.#parts, text: renderSession(this.#parts) });
  }
}
