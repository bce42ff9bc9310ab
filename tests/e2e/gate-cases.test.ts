import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import {
  type GateCase,
  GateCaseRepo,
  type GateOfCase,
  gateNames,
  notedBaseline,
} from '../support/gate-cases.ts';
import { renderSession, sessionId, sessionPath, stageOf } from '../support/records-session.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';
import { fakeSecrets } from '../support/secrets.ts';

const config = '.agents/baton.yaml';
const decisionId = 'dec_20261127_k3v9qx7m';
const session = renderSession(stageOf({}, 'SEMANTIC_UNDERSTANDING'));
const threaded = { [threadPath]: thread(), [decisionPath]: decision() };
const wrong = decision({ confidence: '7' });
const skipping = renderSession({
  ...stageOf({}, 'CHAIN_OF_THOUGHT'),
  history: ['INITIALIZED', 'JOHARI_DISCOVERY', 'CHAIN_OF_THOUGHT'],
});
const corrected = renderSession(stageOf({}, 'CHAIN_OF_THOUGHT'));
const one = pathOf('task-001');
const bad = task('task-001', false);
const off = 'rules: { task/outcome-requirements: off }\n';

const plain = 'claim: marked\n';
const waiver = (rule: string, record: string) =>
  `${plain}waivers:\n  - { rule: ${rule}, record: ${record}, reason: too late, by: ada }\n`;
const immutable = waiver('thread/decision-immutable', decisionId);
const edited = decision({ decision: 'Ship F030' });
const token = thread(['active'], {}, `\n${fakeSecrets.github}\n`);
const file = '.agents/baton-baseline.json';
const empty = '{ "version": 1, "findings": [] }\n';
const [notesTask, notesEdit, notesToken] = await Promise.all([
  notedBaseline({}, { [one]: bad }),
  notedBaseline(threaded, { [decisionPath]: edited }),
  notedBaseline(threaded, { [threadPath]: token }),
]);

const local = gateNames.slice(0, gateNames.indexOf('pre-push main'));
const commits: readonly GateOfCase[] = ['pre-commit', 'pre-merge-commit', 'commit-msg'];

/** @property passes which gates let it pass; every other one refuses it */
interface Row extends GateCase {
  readonly passes: readonly GateOfCase[];
  /** What each refusal says. */
  readonly says: RegExp;
  /** What the gates to the protected branch say besides. */
  readonly gateSays?: RegExp;
}

const rows: readonly Row[] = [
  {
    name: 'a session is deleted, with the waiver for it',
    landed: [{ [config]: plain, [sessionPath]: session }],
    brings: [{ [sessionPath]: undefined, [config]: waiver('record/deleted', sessionId) }],
    passes: [],
    says: /record\/deleted/,
  },
  {
    name: 'a token is added, with the waiver for it',
    landed: [{ [config]: plain, ...threaded }],
    brings: [
      {
        [threadPath]: token,
        [config]: waiver('privacy/secret', 'thread_pr94'),
      },
    ],
    passes: [],
    says: /privacy\/secret/,
  },
  {
    name: 'a waiver, then the edit of a decision',
    landed: [{ [config]: plain, ...threaded }],
    brings: [{ [config]: immutable }, { [decisionPath]: edited }],
    passes: [],
    says: /thread\/decision-immutable/,
  },
  {
    name: 'a waiver that landed before the fault',
    landed: [{ [config]: immutable, ...threaded }],
    brings: [{ [decisionPath]: edited }],
    passes: [],
    says: /thread\/decision-immutable/,
  },
  {
    name: 'the edit of a decision, then a waiver',
    landed: [{ [config]: plain, ...threaded }],
    brings: [{ [decisionPath]: edited }, { [config]: immutable }],
    passes: [],
    says: /thread\/decision-immutable/,
  },
  {
    name: 'the repair of a decision, with its waiver',
    landed: [{ [config]: plain, [threadPath]: thread(), [decisionPath]: wrong }],
    brings: [{ [decisionPath]: decision({ confidence: '0.7' }), [config]: immutable }],
    passes: gateNames,
    says: /./,
  },
  {
    name: 'a waiver, then the repair of a session',
    landed: [{ [config]: plain, [sessionPath]: skipping }],
    brings: [{ [config]: waiver('session/history-append-only', sessionId) }, { [sessionPath]: corrected }],
    passes: gateNames,
    says: /./,
  },
  {
    name: 'a repair without a waiver',
    landed: [{ [config]: plain, [threadPath]: thread(), [decisionPath]: wrong }],
    brings: [{ [decisionPath]: decision({ confidence: '0.7' }) }],
    passes: [],
    says: /thread\/decision-immutable/,
  },
  {
    name: 'a repair that changes something else, too',
    landed: [{ [config]: plain, [threadPath]: thread(), [decisionPath]: wrong }],
    brings: [{ [decisionPath]: decision({ confidence: '0.7', decision: 'Ship F030' }), [config]: immutable }],
    passes: [],
    says: /thread\/decision-immutable/,
  },
  {
    name: 'a deletion in protected history, and the record back',
    landed: [{ [config]: plain, [sessionPath]: session }, { [sessionPath]: undefined }],
    brings: [{ [sessionPath]: session, [config]: waiver('record/deleted', sessionId) }],
    passes: gateNames,
    says: /./,
  },
  {
    name: 'the first baseline, with its own fault',
    landed: [{ [config]: plain }],
    brings: [{ [one]: bad, [file]: notesTask }],
    passes: [],
    says: /task\/outcome-requirements/,
  },
  {
    name: 'a grown baseline, then the fault',
    landed: [{ [config]: plain, [file]: empty }],
    brings: [{ [file]: notesTask }, { [one]: bad }],
    passes: local,
    says: /task\/outcome-requirements/,
  },
  {
    name: 'a rule turned off, then the broken record',
    landed: [{ [config]: plain }],
    brings: [{ [config]: off }, { [one]: bad }],
    passes: local,
    says: /task\/outcome-requirements/,
    gateSays: /git push origin [0-9a-f]{10}:main/,
  },
  {
    name: 'a rule turned off with the broken record',
    landed: [{ [config]: plain }],
    brings: [{ [config]: off, [one]: bad }],
    passes: [],
    says: /task\/outcome-requirements/,
  },
  {
    name: 'an ignore, then the broken record',
    landed: [{ [config]: plain }],
    brings: [{ [config]: `${plain}ignore: ['.agents/tasks/**']\n` }, { [one]: bad }],
    passes: local,
    says: /task\/outcome-requirements/,
  },
  {
    name: 'a stricter rule, then a record that breaks it',
    landed: [{ [config]: off }],
    brings: [{ [config]: plain }, { [one]: bad }],
    passes: [],
    says: /task\/outcome-requirements/,
  },
  {
    name: 'a rule that was turned off in protected history',
    landed: [{ [config]: plain }, { [config]: off }],
    brings: [{ [one]: bad }],
    passes: gateNames,
    says: /./,
  },
  {
    name: 'a suppression in the edit of a decision',
    landed: [{ [config]: plain, ...threaded }],
    brings: [{ [decisionPath]: suppressed(decision({ decision: 'Ship F030' })) }],
    passes: [],
    says: /thread\/decision-immutable/,
  },
  {
    name: 'a suppression, then the edit of the decision',
    landed: [{ [config]: plain, ...threaded }],
    brings: [
      { [decisionPath]: suppressed(decision()) },
      { [decisionPath]: suppressed(decision({ decision: 'Ship F030' })) },
    ],
    passes: [],
    says: /thread\/decision-immutable/,
  },
  {
    name: 'a baseline that notes the edit of a decision',
    landed: [{ [config]: plain, ...threaded, [file]: notesEdit }],
    brings: [{ [decisionPath]: edited }],
    passes: [],
    says: /thread\/decision-immutable/,
  },
  {
    name: 'a baseline that notes a token',
    landed: [{ [config]: plain, ...threaded, [file]: notesToken }],
    brings: [{ [threadPath]: token }],
    passes: [],
    says: /privacy\/secret/,
  },
];

function suppressed(text: string): string {
  return text.replace(
    /^decision: /m,
    '# baton-disable-next-line thread/decision-immutable -- the order was wrong\ndecision: ',
  );
}

describe.each(rows)('$name', (row) => {
  it('has the same answer at every gate to a protected branch', async () => {
    await using repo = await GateCaseRepo.make(row);
    const verdicts: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const gate of gateNames) {
      const { code, text } = await repo.ask(gate);
      verdicts[gate] = ['pass', 'refused'][code] ?? `${code}: ${text}`;
      expected[gate] = row.passes.includes(gate) ? 'pass' : 'refused';
      if (code === 1) expect(text, gate).toMatch(row.says);
      if (code === 1 && !commits.includes(gate) && row.gateSays) expect(text, gate).toMatch(row.gateSays);
    }
    expect(verdicts).toEqual(expected);
  });
});
