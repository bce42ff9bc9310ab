import { defineRule } from '../../core/rule.ts';
import { handoffFences, proseHandoff, saysDone, taskStatus } from '../../records/kinds/task/model.ts';

export default defineRule({
  id: 'task/handoff-missing',
  summary: 'A task whose Status says done has a structured handoff',
  kinds: ['task'],
  severity: 'error',
  seed: true,
  messages: {
    missing: 'Missing handoff, the Status says `{status}`',
    prose: 'Unexpected handoff in prose, expected a `yaml` fence, the Status says `{status}`',
    empty: 'Unexpected empty handoff, the Status says `{status}`',
  },
  document({ doc, report }) {
    const { markdown } = doc;
    const status = taskStatus(doc);
    if (!markdown || !status || !saysDone(doc) || doc.problems.length > 0) return;
    const data = { status: status.status };
    const outcome = `outcome: ${status.status === 'done' ? 'completed' : status.status}`;
    const related = [{ at: { extent: status.field.valueExtent }, message: 'Status' }];
    const fence = handoffFences(markdown)[0]?.fence;
    if (fence) {
      if (doc.data) return;
      const help = `write \`${outcome}\` into the fence; ${seeSchema}`;
      report('empty', { at: firstLine(fence.extent, doc.text), data, related, help });
      return;
    }
    const prose = proseHandoff(markdown);
    if (!prose) {
      const help = `add \`## Handoff\` and under it a fence marked \`yaml\` with \`${outcome}\`; ${seeSchema}`;
      report('missing', { at: status.field.valueExtent, data, help });
    } else {
      const help = `put a fence marked \`yaml\` with \`${outcome}\` under the heading, or run \`baton migrate ${doc.path} --write\`; the prose may stay; ${seeSchema}`;
      report('prose', { at: prose, data, related, help });
    }
  },
});

const seeSchema = '`baton schema task` prints all its keys';

function firstLine(extent: { from: number; to: number }, text: string): { from: number; to: number } {
  const length = text.slice(extent.from, extent.to).search(/\r?\n/);
  return { from: extent.from, to: length === -1 ? extent.to : extent.from + length };
}
