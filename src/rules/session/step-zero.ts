import type { Document } from '../../core/document.ts';
import { entryOf } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { defineRule } from '../../core/rule.ts';
import { reasoningOf, stepZeroParts } from '../../machines/reasoning.ts';
import { foldedQuestion } from '../../records/kinds/question.ts';
import { askedQuestions, outputOf, runKey, stepSections } from '../../records/kinds/session/body.ts';
import { type Session, sessionOf } from '../../records/kinds/session/model.ts';
import { allOf } from '../../text/one-of.ts';

export default defineRule({
  id: 'session/step-zero',
  summary: 'The output of step 0 has its four parts, and each question of its section',
  kinds: ['session'],
  severity: 'warning',
  seed: false,
  messages: {
    missing: 'Missing {missing} in the output of step 0, expected all of {all}',
    question: 'Unexpected question `{question}`, the output of step 0 does not have it',
  },
  document({ doc, report }) {
    const session = sessionOf(doc);
    if (!session || !reasoningOf(session)) return;
    const section = stepSections(doc).get(runKey('0', 0));
    const fence = section?.outputs[0];
    const output = fence && outputOf(fence);
    if (!section || !output || entryOf(output, 'johari_schema')) return;
    const missing = stepZeroParts.filter((part) => !entryOf(output, part));
    if (missing.length === stepZeroParts.length) return;
    // A step that is not finished may lack them: a session that resumes another begins with the answers alone.
    if (missing.length > 0 && isFinished(session)) {
      report('missing', {
        at: output,
        data: { missing: allOf(missing), all: allOf(stepZeroParts) },
        expected: stepZeroParts,
        help: `add ${allOf(missing)}; write \`ask: []\` if there is nothing to ask, and \`none\` for another part`,
      });
    }
    if (missing.includes('ask')) return;
    const asked = askedQuestions(doc).map(({ question }) => foldedQuestion(question));
    for (const { text, extent } of questionsBelowAsk(doc, section.extent)) {
      const question = foldedQuestion(text);
      // The list may add a number or a reason to the question, or leave it out.
      if (asked.some((one) => one.includes(question) || question.includes(one))) continue;
      report('question', {
        at: extent,
        data: { question: text.replace(/\s+/g, ' ') },
        help: `add \`- question: …\` for it below \`ask\` in the output: only those questions are answered and keep the session in this step`,
      });
    }
  },
});

/** Whether the session went on from step 0. */
function isFinished({ history }: Session): boolean {
  return history.some(({ value }) => value === 'SEMANTIC_UNDERSTANDING');
}

/** The items of lists below a heading Ask that end in a question mark. */
function questionsBelowAsk(doc: Document, { from, to }: Extent): { text: string; extent: Extent }[] {
  const { fences = [], sections = [] } = doc.markdown ?? {};
  return sections.flatMap(({ heading, body }) => {
    if (!heading || heading.extent.from <= from || body.to > to || !/^ask\b/i.test(heading.text)) return [];
    const text = doc.text.slice(body.from, body.to);
    return [
      ...text.matchAll(
        /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?[*_"'`(]*([^\s*_"'`(].*(?:\n[ \t]+(?![-*+] |\d+[.)] )\S.*)*)/gm,
      ),
    ].flatMap(({ 0: item, 1: said = '', index }) => {
      const question = said.replace(/[*_"'`)\s]+$/, '');
      const start = body.from + index + item.length - said.length;
      const extent = { from: start, to: start + question.length };
      const isCode = fences.some((one) => one.extent.from <= start && start < one.extent.to);
      return isCode || !/[?？]$/.test(question) ? [] : [{ text: question, extent }];
    });
  });
}
