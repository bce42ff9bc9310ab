import type { YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import type { Section } from '../sections/section.ts';
import type { ListField } from '../types.ts';
import type { Cue, HeadingClass } from '../words/lists.ts';
import { anyOf, pattern } from '../words/terms.ts';

export type ItemField = Exclude<ListField, 'files_created' | 'files_modified' | 'dependencies_for_next'>;

/** An item that was found, before its details are read. */
export interface Candidate {
  readonly field: ItemField;
  readonly rule: string;
  readonly confidence: number;
  /** All that belongs to it: what it quotes as evidence. */
  readonly extent: Extent;
  /** Its own words. */
  readonly value: string;
  /** Place in a list whose order may be its priority; undefined outside one. */
  readonly ordinal: number | undefined;
  readonly section: Section;
  /** Other fields that it may belong to as well. */
  readonly others: readonly ItemField[];
  /** The item of a handoff in YAML that it is: its own keys tell its details. */
  readonly yaml?: YamlNode;
}

const fieldsOfClass: Partial<Record<HeadingClass, readonly ItemField[]>> = {
  next: ['suggested_next_steps'],
  gotchas: ['gotchas'],
  patterns: ['patterns_discovered'],
  lessons: ['patterns_discovered', 'gotchas'],
  questions: ['open_questions'],
  blockers: ['blockers'],
};

export const cueOfField: Readonly<Record<ItemField, Cue>> = {
  suggested_next_steps: 'step',
  gotchas: 'gotcha',
  patterns_discovered: 'pattern',
  open_questions: 'question',
  blockers: 'blocker',
};

/** The fields that the classes of a section name, in their order. */
export function fieldsOf(classes: readonly HeadingClass[]): ItemField[] {
  return classes.flatMap((name) => fieldsOfClass[name] ?? []);
}

/** Whether a section is one lead-in line with its text. */
export function isLeadIn({ heading }: Section): boolean {
  return heading?.kind === 'label' || heading?.kind === 'bold' || heading?.kind === 'item';
}

const forNext = pattern`${anyOf('forNext')}`;

/** Whether a section addresses who comes next, so that what it tells to do is a step. */
export function isForNext(section: Section): boolean {
  return forNext.test(section.heading?.text ?? '');
}
