import { defineRule } from '../../core/rule.ts';
import { keysOfQuestion, keysOfReference, threadGraphs } from '../../records/kinds/thread/graph.ts';
import { redactedValue } from '../../records/redact/redaction.ts';
import { closestId, didYouMean } from '../../text/closest-match.ts';

export default defineRule({
  id: 'thread/question-resolved-nowhere',
  summary: 'A decision resolves only questions that its thread asks',
  kinds: ['decision'],
  severity: 'warning',
  seed: false,
  messages: { unasked: 'Unexpected question `{question}`, nobody in the thread `{thread}` asks it' },
  tree({ tree, report }) {
    for (const { id: thread, decisions } of threadGraphs(tree)) {
      const asked = decisions.flatMap(({ asks }) => asks);
      // The text of a redacted question is not known.
      if (asked.some(({ value }) => value === redactedValue)) continue;
      const texts = asked.map(({ value }) => ({ id: value }));
      const keys = new Set(asked.flatMap(keysOfQuestion));
      for (const { path, resolves } of decisions) {
        for (const { value: question, span } of resolves) {
          if (question.trim() === '' || question === redactedValue) continue;
          if (keysOfReference(question).some((key) => keys.has(key))) continue;
          const near = closestId(question, asked) ?? closestId(question, texts);
          report('unasked', {
            at: { path, side: 'after', span },
            data: { question, thread },
            actual: question,
            help: didYouMean(
              near,
              'write the text or the id of a question under `open_questions` of the thread',
            ),
          });
        }
      }
    }
  },
});
