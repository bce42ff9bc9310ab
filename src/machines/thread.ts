import type { Machine } from './machine.ts';

/** The status machine of a decision thread (convention, section 4). */
export const threadStatus: Machine = {
  name: 'thread',
  initial: 'active',
  final: ['completed'],
  edges: {
    active: ['paused', 'blocked', 'completed'],
    paused: ['active', 'completed'],
    blocked: ['active', 'paused'],
    completed: [],
  },
};
