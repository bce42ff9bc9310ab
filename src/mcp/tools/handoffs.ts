import { acknowledge } from '../../app/handoff/acknowledge.ts';
import { createHandoff } from '../../app/handoff/create.ts';
import { listHandoffs } from '../../app/handoff/list.ts';
import { flagIn, type Given, textIn } from '../../app/operations/parameters.ts';
import { remarksOf } from '../../app/operations/remarks.ts';
import { handOff } from '../../app/task/handoff.ts';
import type { Context } from '../../app/workspace/context.ts';
import { outcomes } from '../../records/kinds/task/handoff.ts';
import type { ToolAnswer } from '../answers.ts';
import { pageOf } from './page.ts';
import { needGiven, type Tool } from './tool.ts';

type Action = 'task' | 'create' | 'accept' | 'reject' | 'list';

const needs: Readonly<Record<Action, readonly string[]>> = {
  task: ['task'],
  create: ['from', 'to', 'content'],
  accept: ['handoff'],
  reject: ['handoff', 'reason'],
  list: [],
};

/** Handoffs of tasks and payloads as a tool (agents, section 7). */
export const handoffTool: Tool = {
  name: 'handoff',
  about: 'Hand a task off, or a payload from skill to skill.',
  writes: true,
  writesNow: (given) => given.action !== 'list',
  parameters: {
    action: { type: 'text', isRequired: true, words: Object.keys(needs) },
    task: { type: 'text', about: 'task: its id' },
    outcome: { type: 'text', words: outcomes },
    content: {
      type: 'text',
      about: 'YAML: lists of a task handoff, or context of a payload',
    },
    from: { type: 'text', about: 'create: skill' },
    to: { type: 'text', about: 'create: skill' },
    session: { type: 'text' },
    parent: { type: 'text', about: 'create: the payload that it continues' },
    handoff: { type: 'text', about: 'accept, reject: id or path' },
    by: { type: 'text' },
    reason: { type: 'text' },
    pending: { type: 'flag', about: 'list: only those' },
    cursor: { type: 'text' },
  },
  async run(context, given) {
    const action = given.action as Action;
    needGiven(given, action, needs[action]);
    return actions[action](context, given);
  },
};

const actions: Readonly<Record<Action, (context: Context, given: Given) => Promise<ToolAnswer>>> = {
  async task(context, given) {
    const content = textIn(given, 'content');
    const made = await handOff(context, {
      task: textIn(given, 'task') ?? '',
      outcome: textIn(given, 'outcome'),
      file: content === undefined ? undefined : '-',
      stdin: async () => content ?? '',
    });
    const { added, id, outcome, path, warnings } = made;
    return { data: { id, path, outcome, added, ...remarksOf({ warnings }) } };
  },
  async create(context, given) {
    const { warnings, ...made } = await createHandoff(context, {
      from: textIn(given, 'from') ?? '',
      to: textIn(given, 'to') ?? '',
      context: '-',
      stdin: async () => textIn(given, 'content') ?? '',
      session: textIn(given, 'session'),
      parent: textIn(given, 'parent'),
      reason: textIn(given, 'reason'),
      healthCheck: false,
    });
    return { data: { ...made, ...remarksOf({ warnings }) } };
  },
  accept: (context, given) => acknowledged(context, given, 'accepted'),
  reject: (context, given) => acknowledged(context, given, 'rejected'),
  async list(context, given) {
    const rows = await listHandoffs(context, (state) => !flagIn(given, 'pending') || state === 'pending');
    return { data: { ...pageOf(rows, given) } };
  },
};

async function acknowledged(
  context: Context,
  given: Given,
  status: 'accepted' | 'rejected',
): Promise<ToolAnswer> {
  const { warnings, ...ack } = await acknowledge(context, {
    handoff: textIn(given, 'handoff') ?? '',
    status,
    by: textIn(given, 'by'),
    reason: textIn(given, 'reason'),
  });
  return { data: { id: ack.handoff, ...ack, ...remarksOf({ warnings }) } };
}
