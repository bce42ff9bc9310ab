import type { Extent } from '../../core/position.ts';
import type { HeadingClass } from '../words/lists.ts';
import type { Item, Row } from './blocks.ts';
import type { Label } from './labels.ts';

/** What is under one heading, bold line, label or label-like item. */
export interface Section {
  readonly heading: SectionHeading | undefined;
  readonly parent: Section | undefined;
  /** What its own words say; empty if they say nothing. */
  readonly own: readonly HeadingClass[];
  /** The same, or what the sections around it say. */
  readonly classes: readonly HeadingClass[];
  /** Whether `classes` is what its list says by itself. */
  readonly guessed: boolean;
  /** Whether the heading says that all below is over: a tick, `RESOLVED`. */
  readonly over: boolean;
  readonly units: Unit[];
  readonly children: Section[];
}

export interface SectionHeading {
  readonly text: string;
  readonly extent: Extent;
  readonly depth: number;
  readonly kind: 'heading' | 'bold' | 'label' | 'item';
  /** Whether it is an entry of a list in the form of headings: `1. X`, `P2 - X`, `Step 3: X`. */
  readonly numbered: boolean;
}

export type Unit =
  | {
      readonly type: 'item';
      readonly extent: Extent;
      readonly own: Extent;
      readonly item: Item;
      readonly label: Label | undefined;
      /** 1-based; undefined in a bullet list. */
      readonly ordinal: number | undefined;
    }
  | { readonly type: 'row'; readonly extent: Extent; readonly row: Row; readonly header: readonly string[] }
  | { readonly type: 'text'; readonly extent: Extent; readonly labelled: boolean; readonly italic: boolean }
  | { readonly type: 'fence'; readonly extent: Extent; readonly value: Extent; readonly lang: string };

export type ItemUnit = Extract<Unit, { type: 'item' }>;
export type RowUnit = Extract<Unit, { type: 'row' }>;
export type TextUnit = Extract<Unit, { type: 'text' }>;

/** All sections of a tree in the order of the note. */
export function flatten(section: Section): Section[] {
  return [section, ...section.children.flatMap(flatten)];
}

/** A section without anything around or in it. */
export function emptySection(): Section {
  return {
    heading: undefined,
    parent: undefined,
    own: [],
    classes: [],
    guessed: false,
    over: false,
    units: [],
    children: [],
  };
}
