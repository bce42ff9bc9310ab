import type { Extent } from '../../core/position.ts';
import { anyOf, pattern } from '../words/terms.ts';
import { type Block, paragraphText } from './blocks.ts';
import type { Section, Unit } from './section.ts';

/** What a note quotes in a block. */
export interface Quote {
  readonly extent: Extent;
  /** Whether somebody else says it: it is signed, or a line before it says who. */
  readonly isSaid: boolean;
  /** Whether it opens with a mark of a warning: `[!WARNING]`. */
  readonly isWarning: boolean;
}

const saysWho = pattern`${anyOf('reported', 'wrote')}[^.!?。\n]*[:：]\s*[*_]*\s*$`;

/** The blocks of a note that quote. */
export function quotesOf(text: string, blocks: readonly Block[]): readonly Quote[] {
  return blocks.flatMap((block, index): Quote[] => {
    if (block.type !== 'quote') return [];
    const { extent, isSigned, isWarning } = block;
    return [{ extent, isSaid: isSigned || saysWho.test(paragraphText(text, blocks[index - 1])), isWarning }];
  });
}

/** The quote that a unit stands in. */
export function quoteAround(quotes: readonly Quote[], { extent }: Unit): Quote | undefined {
  return quotes.find((quote) => quote.extent.from <= extent.from && quote.extent.to >= extent.to);
}

/** Sections without some of their units. */
export function withoutUnits(
  sections: readonly Section[],
  isLeftOut: (unit: Unit, section: Section) => boolean,
): readonly Section[] {
  return sections.map((section) => {
    const units = section.units.filter((unit) => !isLeftOut(unit, section));
    return units.length === section.units.length ? section : { ...section, units };
  });
}
