import type { SessionFacts } from '../../core/facts.ts';
import { defineRule } from '../../core/rule.ts';
import { statesOf } from '../../machines/machine.ts';
import { reasoning, reasoningOf } from '../../machines/reasoning.ts';
import { foldedQuestion } from '../../records/kinds/question.ts';
import { askedQuestions } from '../../records/kinds/session/body.ts';
import { sessionOf } from '../../records/kinds/session/model.ts';
import { redactedValue } from '../../records/redact/redaction.ts';

/** States in which a question of step 0 may be unanswered. */
const waiting = ['JOHARI_DISCOVERY', 'HALTED'];
const afterStep0 = 'SEMANTIC_UNDERSTANDING';
const known = new Set(statesOf(reasoning));

/** No step runs after step 0 before its questions are answered (convention, section 3; checks, "Sessions"). */
export default defineRule({
  id: 'session/unanswered-questions',
  summary:
    'A session does not continue while a question of step 0, or of the session it resumes, has no answer',
  kinds: ['session'],
  severity: 'error',
  seed: true,
  messages: {
    unanswered:
      'Unexpected state `{state}` with the unanswered question `{question}`, expected `JOHARI_DISCOVERY` or `HALTED`',
    resumed: 'Missing answer to `{question}`, which the resumed session `{session}` asks',
    notHalted: {
      text: 'Unexpected state `{state}` of the resumed session `{session}`, expected `HALTED`',
      severity: 'warning',
    },
  },
  document({ doc, report }) {
    const session = sessionOf(doc);
    const last = session?.history.at(-1);
    if (!session || !last || !reasoningOf(session) || waiting.includes(last.value)) return;
    for (const { question, answer, node } of askedQuestions(doc)) {
      if (answer !== '') continue;
      report('unanswered', {
        at: node,
        data: { state: last.value, question },
        expected: waiting,
        help: 'write its `answer`; without one, end `fsm.history` at `JOHARI_DISCOVERY`, or halt it with `baton session halt`, and ask the user',
        related: [{ at: last.node, message: 'The state' }],
      });
    }
  },
  tree({ tree, report }) {
    for (const session of tree.all('session')) {
      const { resumes, path, history } = session;
      if (!resumes || !history.every((state) => known.has(state))) continue;
      const at = { path, side: 'after' as const, span: resumes.span };
      const others = tree.byId('session', resumes.value);
      const other = others.find(({ state }) => state === 'HALTED') ?? others[0];
      if (!other) continue;
      if (other.state !== undefined && other.state !== 'HALTED') {
        report('notHalted', {
          at,
          data: { state: other.state, session: resumes.value },
          actual: other.state,
          expected: ['HALTED'],
          help: 'name a session whose `fsm.state` is `HALTED`, or remove `resumes`',
          related: [{ at: { path: other.path, side: 'after' }, message: 'The resumed session' }],
        });
        continue;
      }
      if (!history.includes(afterStep0)) continue;
      for (const question of other.questions.filter((text) => isOpen(text, session))) {
        report('resumed', {
          at,
          data: { question, session: resumes.value },
          help: `write \`{ question: …, answer: … }\` for it under \`ask\` in the output of step 0`,
          related: [{ at: { path: other.path, side: 'after' }, message: 'Asked here' }],
        });
      }
    }
  },
});

/**
 * True where a session does not mention a question. The document check reports a question that is repeated without an
 * answer, except in HALTED.
 */
function isOpen(question: string, { answers, state }: SessionFacts): boolean {
  if (question.trim() === '' || question === redactedValue) return false;
  const own = answers.filter((asked) => foldedQuestion(asked.question) === foldedQuestion(question));
  if (own.length === 0) return true;
  return state === 'HALTED' && own.every(({ answer }) => answer === '');
}
