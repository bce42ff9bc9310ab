import { stringOf, type YamlNode } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { reasoningOf } from '../../machines/reasoning.ts';
import { replay, type StepPass } from '../../machines/replay.ts';
import { sessionOf } from '../../records/kinds/session/model.ts';
import { isRfc3339, parseTime } from '../../records/kinds/time.ts';

/**
 * `step_timestamps` have the latest pass of each step, in the order of the history (convention, section 3; checks,
 * "Sessions").
 */
export default defineRule({
  id: 'session/timestamps',
  summary: 'A step starts before it is completed, and after the steps that ran before it',
  kinds: ['session'],
  severity: 'error',
  seed: false,
  messages: {
    backwards:
      'Unexpected `completed_at` `{actual}` of step `{step}`, expected a time not before its `started_at` `{before}`',
    order:
      'Unexpected time `{actual}` of step `{step}`, expected one not before `{before}` of step `{earlier}`',
  },
  document({ doc, report }) {
    const session = sessionOf(doc);
    const machine = session && reasoningOf(session);
    if (!machine) return;
    const { faults, passes } = replay(machine, session.states);
    let latest: Moment | undefined;
    for (const { step, iteration } of latestPasses(passes)) {
      const times = session.times.get(step);
      const started = momentOf(step, times?.started);
      const completed = momentOf(step, times?.completed);
      if (started && completed && completed.instant < started.instant) {
        report('backwards', {
          at: completed.node,
          data: { actual: completed.text, step, before: started.text },
          actual: completed.text,
          help: 'correct the wrong one of the two; times with different offsets are compared as instants',
          related: [{ at: started.node, message: 'Started here' }],
        });
        continue;
      }
      // An illegal history gives no order. An import keeps the times of the first pass of step 4.
      const mayBeOlder = faults.length > 0 || (step === '4' && iteration > 0);
      const first = started ?? completed;
      if (first && latest && first.instant < latest.instant && !mayBeOlder) {
        report('order', {
          at: first.node,
          data: { actual: first.text, step, before: latest.text, earlier: latest.step },
          actual: first.text,
          help: 'correct the wrong time; each step keeps the times of its latest pass',
          related: [{ at: latest.node, message: `Step ${latest.step}, which ran before` }],
        });
        continue;
      }
      for (const moment of [started, completed]) {
        if (moment && (!latest || moment.instant >= latest.instant)) latest = moment;
      }
    }
  },
});

interface Moment {
  readonly step: string;
  readonly instant: number;
  readonly text: string;
  readonly node: YamlNode;
}

/** Only a full RFC 3339 time is an instant; `record/timestamp-format` reports other forms. */
function momentOf(step: string, node: YamlNode | undefined): Moment | undefined {
  const text = stringOf(node);
  const instant = text !== undefined && isRfc3339(text) ? parseTime(text) : undefined;
  return node && text !== undefined && instant !== undefined ? { step, instant, text, node } : undefined;
}

/** The latest pass of each step, in the order of the history. */
function latestPasses(passes: readonly StepPass[]): readonly StepPass[] {
  const last = new Map(passes.map((pass) => [pass.step, pass]));
  return passes.filter((pass) => last.get(pass.step) === pass);
}
