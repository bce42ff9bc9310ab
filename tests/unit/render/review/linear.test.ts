import { describe, expect, it } from 'vitest';
import { renderReviewHtml } from '../../../../src/render/review/html.ts';
import { renderReviewJson } from '../../../../src/render/review/json.ts';
import { renderReviewMarkdown } from '../../../../src/render/review/markdown.ts';
import { renderReviewText } from '../../../../src/render/review/text.ts';
import { countWork } from '../../../support/count-work.ts';
import { decision, thread, threadPath } from '../../../support/records-thread.ts';
import { reviewMemory } from '../../../support/review-memory.ts';

type View = Parameters<typeof renderReviewJson>[0];

const formats: Readonly<Record<string, (view: View) => string>> = {
  text: (view) => renderReviewText(view, { colour: false, width: 80 }),
  markdown: renderReviewMarkdown,
  html: renderReviewHtml,
  json: renderReviewJson,
};

/** A change that adds decisions, each with a text as long as it is asked for. */
function viewOf(decisions: number, words: number): View {
  const files = Object.fromEntries(
    Array.from({ length: decisions }, (_, at) => {
      const id = `dec_20261127_k3v9q${String(at).padStart(3, '0')}`;
      const text = `Ship \`F0\` and *more* ${'word & <b> '.repeat(words)}`.trim();
      return [
        `.agents/threads/thread_pr94/${id}.md`,
        decision({ id, decision: JSON.stringify(text), reasons: `\n  - { text: ${JSON.stringify(text)} }` }),
      ];
    }),
  );
  const before = { [threadPath]: thread() };
  return {
    before: { label: 'main', oid: 'a'.repeat(40) },
    after: { label: 'HEAD', oid: 'b'.repeat(40) },
    diff: reviewMemory(before, { ...before, ...files }),
  };
}

describe.each(Object.entries(formats))('a review as %s', (_, render) => {
  it('costs no more than twice for twice as many decisions', () => {
    const [once, twice] = [viewOf(20, 10), viewOf(40, 10)];
    render(once);
    expect(countWork(() => render(twice)) / countWork(() => render(once))).toBeLessThan(2.4);
  });

  it('costs no more than twice for texts twice as long', () => {
    const [once, twice] = [viewOf(4, 200), viewOf(4, 400)];
    render(once);
    expect(countWork(() => render(twice)) / countWork(() => render(once))).toBeLessThan(2.4);
  });
});
