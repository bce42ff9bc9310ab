import { nodeAt, numberOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { deliberationSteps } from '../../records/kinds/decision/model.ts';

/** `deliberation.convergence_point` of a decision names one of its steps (convention, section 5). */
export default defineRule({
  id: 'thread/convergence',
  summary: 'A convergence point is a step of the deliberation, the concluding one where a step concludes',
  kinds: ['decision'],
  severity: 'error',
  seed: false,
  messages: {
    unknown: 'Unexpected convergence point `{actual}`, expected {expected}',
    concluding: 'Unexpected convergence point `{actual}`, expected {expected}, which concludes',
    duplicate: {
      text: 'Unexpected second step `{actual}`, expected another number',
      severity: 'warning',
    },
  },
  document({ doc, report }) {
    const steps = deliberationSteps(doc);
    const free = steps.reduce((most, { number = 0 }) => Math.max(most, number), 0) + 1;
    const first = new Map<number, (typeof steps)[number]>();
    for (const step of steps) {
      if (step.number === undefined || step.numberNode === undefined) continue;
      const earlier = first.get(step.number);
      if (earlier?.numberNode === undefined) first.set(step.number, step);
      else {
        report('duplicate', {
          at: step.numberNode,
          data: { actual: step.number },
          actual: String(step.number),
          help: `number the steps in their order, \`step: ${free}\` is free`,
          related: [{ at: earlier.numberNode, message: 'First step of that number' }],
        });
      }
    }

    const node = nodeAt(doc.data, 'deliberation', 'convergence_point');
    const point = numberOf(node);
    if (node === undefined || point === undefined || steps.some(({ number }) => number === undefined)) return;
    const concluding = steps.filter(({ concludes }) => concludes);
    const fitting = concluding.length > 0 ? concluding : steps;
    if (fitting.some(({ number }) => number === point)) return;
    const expected = [...new Set(fitting.map(({ number }) => String(number)))];
    report(first.has(point) ? 'concluding' : 'unknown', {
      at: node,
      data: { actual: point, expected: wording(expected) },
      actual: String(point),
      expected,
      help:
        expected.length === 0
          ? 'add the steps under `deliberation.steps`, or take `convergence_point` out'
          : `write \`convergence_point: ${expected.at(-1)}\`, or leave it out`,
      related: concluding.map((step) => ({
        at: step.numberNode ?? step.node,
        message: 'This step concludes',
      })),
    });
  },
});

const shown = 5;

function wording(numbers: readonly string[]): string {
  if (numbers.length === 0) return 'none without steps';
  if (numbers.length > shown) return `one of the ${numbers.length} steps`;
  const quoted = numbers.map((number) => `\`${number}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? `step ${last}` : `step ${quoted.join(', ')} or ${last}`;
}
