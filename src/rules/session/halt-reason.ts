import { entryOf, isNull, itemsOf, nodeAt, stringOf, stringsOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { reasoningOf } from '../../machines/reasoning.ts';
import { sessionOf } from '../../records/kinds/session/model.ts';

const mostQuestions = 5;

/** HALTED needs a reason and one to five questions, no other state has them (convention, section 3). */
export default defineRule({
  id: 'session/halt-reason',
  summary: 'A halted session says why and asks one to five questions; no other session does',
  kinds: ['session'],
  severity: 'error',
  seed: true,
  messages: {
    noReason: 'Missing `halt_reason` in state `HALTED`',
    noQuestions: 'Missing `clarification_questions` in state `HALTED`, expected one to five',
    tooMany: 'Unexpected {count} clarification questions, expected at most 5',
    reason: 'Unexpected `halt_reason` in state `{state}`, expected `null`',
    questions: 'Unexpected `clarification_questions` in state `{state}`, expected `[]`',
  },
  document({ doc, report }) {
    const session = sessionOf(doc);
    const last = session?.history.at(-1);
    if (!session || !last || !reasoningOf(session)) return;
    const state = last.value;
    const reasonNode = nodeAt(doc.data, 'halt_reason');
    const reason = stringOf(reasonNode);
    const isReasonGiven = reason === undefined ? !isNull(reasonNode) : reason.trim() !== '';
    const questionsEntry = entryOf(doc.data, 'clarification_questions');
    const questionsNode = questionsEntry?.value;
    const count = itemsOf(questionsNode).length;
    const asked = stringsOf(questionsNode);
    // A value of another type is not a question or a reason: `record/schema` reports it, so this rule does not.
    const areReadable = asked.length === count && (isNull(questionsNode) || questionsNode?.type === 'seq');
    const real = asked.filter(({ value }) => value.trim() !== '');
    const related = [{ at: last.node, message: 'The state' }];

    if (state !== 'HALTED') {
      if (reasonNode && reason !== undefined && isReasonGiven) {
        const help =
          'write `halt_reason: null`; to halt after step 0 or step 8, append `HALTED` to `fsm.history`';
        report('reason', { at: reasonNode, data: { state }, expected: ['null'], help, related });
      }
      const first = real[0];
      if (first) {
        const help = 'write `clarification_questions: []`; what step 0 asks is in its output';
        report('questions', { at: first.node, data: { state }, expected: ['[]'], help, related });
      }
      return;
    }
    if (!isReasonGiven) {
      const help = 'write `halt_reason: ` and why the session cannot continue';
      report('noReason', { at: shown(entryOf(doc.data, 'halt_reason')) ?? last.node, help, related });
    }
    if (areReadable && real.length === 0) {
      const help = 'write what the user must answer: `clarification_questions: [Which page is meant?]`';
      report('noQuestions', { at: shown(questionsEntry) ?? last.node, help, related });
    }
    const sixth = asked[mostQuestions];
    if (areReadable && sixth) {
      const help = 'keep the five questions that must be answered first';
      report('tooMany', { at: sixth.node, data: { count }, actual: String(count), help, related });
    }
  },
});

/** The value where it is not empty, else its key. */
function shown(entry: ReturnType<typeof entryOf>) {
  if (!entry) return undefined;
  const { from, to } = entry.value.extent;
  return to > from && entry.value.type !== 'map' && !(entry.value.type === 'seq' && !entry.value.flow)
    ? entry.value
    : entry.key;
}
