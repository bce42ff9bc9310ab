import { defineRule } from '../../core/rule.ts';
import { openQuestions, threadGraphs } from '../../records/kinds/thread/graph.ts';
import { redactedValue } from '../../records/redact/redaction.ts';
import { decisionCommand } from '../../text/printed-commands.ts';

export default defineRule({
  id: 'thread/completed-with-blocking-question',
  summary: 'A completed thread has no open blocking question',
  kinds: ['thread', 'decision'],
  severity: 'error',
  seed: false,
  messages: {
    open: 'Unexpected status `completed`, the blocking question `{question}` of `{decision}` is open',
  },
  tree({ tree, report }) {
    for (const graph of threadGraphs(tree)) {
      const { thread } = graph;
      if (!thread || thread.archived || thread.status?.value !== 'completed') continue;
      for (const { question, by } of openQuestions(graph)) {
        if (!question.blocking || question.value === redactedValue) continue;
        report('open', {
          at: { path: thread.path, side: 'after', span: thread.status.span },
          data: { question: question.value.trim(), decision: by.id ?? by.path },
          actual: 'completed',
          help: `resolve it with \`${decisionCommand(graph.id, `--resolves ${question.id}`)}\`; a completed thread still accepts it`,
          related: [{ at: { path: by.path, side: 'after', span: question.span }, message: 'Asked here' }],
        });
      }
    }
  },
});
