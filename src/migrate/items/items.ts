import type { Extent } from '../../core/position.ts';
import { type Level, lessonOf, levelOf, polarityIn, speaksFor } from '../sections/polarity-of.ts';
import type { ItemUnit, RowUnit, Section, TextUnit, Unit } from '../sections/section.ts';
import { confidenceOf, isFromBefore, isNegated } from '../words/polarity.ts';
import { trimmed } from '../words/sentences.ts';
import type { Vocabulary } from '../words/words.ts';
import { cleanText, isImperative, plain, weigh } from '../words/words.ts';
import { type Candidate, fieldsOf, type ItemField } from './candidate.ts';
import { entryOf, sentencesApart } from './entries.ts';
import { fieldsOfRow, valueOfRow } from './table-rows.ts';
import {
  goesBack,
  goesOn,
  isFileAlone,
  isListName,
  isNothing,
  isOver,
  isStatusLine,
  isUnfilled,
  isWaiting,
  leadsToOrder,
  opensAdvice,
  opensChoice,
  saysNext,
  saysTrouble,
} from './words.ts';

/** Finds the items of all sections (migration, items 1 and 2). */
export function findItems(text: string, sections: readonly Section[], vocabulary: Vocabulary): Candidate[] {
  const finder = new ItemFinder(text, vocabulary);
  for (const section of sections) finder.read(section);
  return finder.found;
}

class ItemFinder {
  readonly found: Candidate[] = [];
  readonly #text: string;
  readonly #vocabulary: Vocabulary;
  readonly #eaten = new Set<Section>();

  constructor(text: string, vocabulary: Vocabulary) {
    this.#text = text;
    this.#vocabulary = vocabulary;
  }

  read(section: Section): void {
    if (this.#eaten.has(section)) return;
    if (section.over && fieldsOf(section.own).length === 0) {
      for (const unit of section.units) this.#labelledOfOver(section, unit);
      return;
    }
    const fields = fieldsOf(section.classes);
    const [kind] = fields;
    if (section.guessed && kind) {
      for (const unit of section.units) {
        if (unit.type === 'item') this.#ofKind(section, unit, kind);
        else if (unit.type === 'row') this.#row(section, unit, fields, 'list-of-one-kind');
        else this.#unitByWords(section, unit);
      }
      return;
    }
    if (fields.length > 0) {
      if (this.#takeEntry(section, fields) || this.#takeFiles(section)) return;
      const hasList = section.units.some(({ type }) => type === 'item' || type === 'row');
      for (const unit of section.units) this.#unitOfClass(section, unit, fields, hasList);
      return;
    }
    for (const unit of section.units) this.#unitByWords(section, unit);
  }

  /** Work that is over may still hand on what its labels say, save the trouble that it was about. */
  #labelledOfOver(section: Section, unit: Unit): void {
    if (unit.type === 'item' || unit.type === 'text') {
      const own = unit.type === 'item' ? unit.own : unit.extent;
      this.#byWords(section, own, this.#slice(own), 'none');
    }
    if (unit.type !== 'item' || !unit.label || saysTrouble.test(unit.label.text)) return;
    const fields = fieldsOf(unit.label.classes);
    if (
      fields.length === 0 ||
      isOver(this.#vocabulary, this.#slice(unit.own), unit.item.checked, unit.item.struck)
    )
      return;
    const value = cleanText(this.#slice(unit.label.rest));
    if (value !== '') this.#offer(section, fields, unit.extent, value, 'label-names-list', 0.8, unit.ordinal);
  }

  /** A heading under a heading that names a list is an entry of it, unless it only heads entries of its own. */
  #takeEntry(section: Section, fields: readonly ItemField[]): boolean {
    const entry = entryOf(this.#text, section);
    if (!section.heading || !entry) return false;
    for (const part of entry.parts) this.#eaten.add(part);
    const stops = this.#vocabulary.cue(section.heading.text, 'blocker');
    const chosen: readonly ItemField[] =
      stops.length > 0 && !isNegated(section.heading.text, stops) ? ['blockers'] : fields;
    this.#offer(section, chosen, entry.extent, entry.value, 'entry-heading', 0.75, undefined);
    return true;
  }

  /** Files below what they have in common, which is no work: `Failing before, not by this:` and a list of tests. */
  #takeFiles(section: Section): boolean {
    const { heading, units } = section;
    const last = units.at(-1);
    const areFiles = units.every((unit) => unit.type === 'item' && isFileAlone(plain(this.#slice(unit.own))));
    if (!heading || !last || !areFiles || !isFromBefore(heading.text, this.#vocabulary)) return false;
    const extent = { from: heading.extent.from, to: last.extent.to };
    const value = `${heading.text.replace(/[:：]\s*$/, '')}: ${units.map((unit) => this.#slice(unit.extent)).join(', ')}`;
    this.#offer(section, ['gotchas'], extent, cleanText(value), 'trouble-from-before', 0.8, undefined);
    return true;
  }

  #unitOfClass(section: Section, unit: Unit, fields: readonly ItemField[], hasList: boolean): void {
    if (unit.type === 'fence') return;
    if (unit.type === 'text') {
      if (!unit.italic) this.#sentencesOfClass(section, unit, fields, hasList);
      return;
    }
    if (unit.type === 'row') {
      const own = fieldsOfRow(section, unit, this.#vocabulary);
      this.#row(section, unit, own?.fields ?? fields, own?.rule ?? 'table-row');
      return;
    }
    const own = this.#slice(unit.own);
    if (unit.item.italic || isUnfilled(own, unit.item)) return;
    const labelFields = unit.label ? fieldsOf(unit.label.classes) : [];
    if (unit.label?.classes.includes('done') || unit.label?.classes.includes('files')) return;
    if (isOver(this.#vocabulary, own, unit.item.checked, unit.item.struck)) return;
    const chosen =
      labelFields.length > 0 && !fieldsOf(section.own).some((name) => name === fields[0])
        ? labelFields
        : fields;
    this.#offer(section, chosen, unit.extent, cleanText(own), 'heading-names-list', 0.9, unit.ordinal);
  }

  #row(section: Section, unit: RowUnit, fields: readonly ItemField[], rule: string): void {
    const value = valueOfRow(
      unit,
      unit.row.cells.map((cell) => this.#slice(cell.extent)),
      this.#vocabulary,
    );
    if (value === undefined) return;
    this.#offer(section, fields, unit.extent, value, rule, rule === 'table-row' ? 0.85 : 0.7, undefined);
  }

  #sentencesOfClass(section: Section, unit: TextUnit, fields: readonly ItemField[], hasList: boolean): void {
    const [field] = fields;
    if (!field) return;
    let isFirst = !hasList;
    for (const extent of sentencesApart(this.#text, unit, this.#vocabulary, field)) {
      const sentence = this.#slice(extent);
      const says = speaksFor(field, sentence, this.#vocabulary);
      const standsAlone =
        field === 'gotchas' && !hasList && !goesBack.test(plain(sentence)) && weigh(sentence) > 24;
      if (/[:：]\s*\**$/.test(sentence) || (!says && !isFirst && !unit.labelled && !standsAlone)) continue;
      isFirst = false;
      if (isOver(this.#vocabulary, sentence, undefined, false)) continue;
      this.#offer(
        section,
        fields,
        extent,
        cleanText(sentence),
        'sentence-under-heading',
        says ? 0.75 : 0.7,
        undefined,
      );
    }
  }

  /** An entry of a list whose other entries say what it holds: it is of their kind, unless it asks. */
  #ofKind(section: Section, unit: ItemUnit, kind: ItemField): void {
    const own = this.#slice(unit.own);
    if (isOver(this.#vocabulary, own, unit.item.checked, unit.item.struck)) return;
    const before = this.found.length;
    this.#unitByWords(section, unit);
    const [first] = this.found.slice(before);
    if (first && (first.field === kind || first.field === 'open_questions')) return;
    this.found.length = before;
    this.#offer(section, [kind], unit.extent, cleanText(own), 'list-of-one-kind', 0.75, unit.ordinal);
  }

  /** Where no heading names a list, labels, boxes, marks and words do. */
  #unitByWords(section: Section, unit: Unit): void {
    const isNone = section.classes.some((name) => name === 'none' || name === 'read');
    if (unit.type === 'item') {
      const own = this.#slice(unit.own);
      const labelled = unit.label ? fieldsOf(unit.label.classes) : [];
      if (isOver(this.#vocabulary, own, unit.item.checked, unit.item.struck)) return;
      if (labelled.length > 0 && !isNone) {
        const value = unit.label ? this.#slice(unit.label.rest) : own;
        if (value.trim() !== '')
          this.#offer(
            section,
            labelled,
            unit.extent,
            cleanText(value),
            'label-names-list',
            0.8,
            unit.ordinal,
          );
        return;
      }
      if (
        unit.label?.classes.some(
          (name) => name === 'done' || name === 'none' || name === 'read' || name === 'files',
        )
      )
        return;
      if (!isNone && unit.item.checked === false) {
        this.#offerStep(section, unit.extent, own, 'open-box', unit.ordinal);
        return;
      }
      this.#byWords(section, unit.extent, own, levelOf(section, 'entry'));
      return;
    }
    if (unit.type === 'row') {
      const own = fieldsOfRow(section, unit, this.#vocabulary);
      if (own) this.#row(section, unit, own.fields, own.rule);
      return;
    }
    if (unit.type !== 'text' || unit.italic) return;
    let level = levelOf(section);
    let isPlan = false;
    for (const extent of sentencesApart(this.#text, unit, this.#vocabulary)) {
      const sentence = this.#slice(extent);
      const words = plain(sentence);
      if (level === 'plainly' && opensAdvice.test(words)) level = 'words';
      if (
        (level === 'words' || level === 'plainly') &&
        isPlan &&
        (isImperative(leadsToOrder.replaceIn(words, '')) || goesOn.test(words))
      ) {
        this.#offerStep(section, extent, sentence, 'imperative-after-plan', undefined);
        continue;
      }
      isPlan ||= this.#vocabulary
        .cue(words, 'step')
        .some(({ phrase }) => phrase.includes(' ') || saysNext.test(phrase));
      this.#byWords(section, extent, sentence, level);
    }
  }

  #byWords(section: Section, extent: Extent, source: string, level: Level): void {
    if (/[:：]\s*\**$/.test(source) || isStatusLine(source)) return;
    const polarity = polarityIn(source, level, section, this.#vocabulary);
    if (!polarity || isOver(this.#vocabulary, source, undefined, false)) return;
    this.#offer(
      section,
      [polarity.field],
      extent,
      cleanText(source),
      polarity.rule,
      confidenceOf(polarity),
      undefined,
    );
  }

  #offerStep(section: Section, extent: Extent, own: string, rule: string, ordinal: number | undefined): void {
    this.#offer(section, ['suggested_next_steps'], extent, cleanText(own), rule, 0.8, ordinal);
  }

  /** Adds an item, to the field that its own words choose where the heading names several. */
  #offer(
    section: Section,
    fields: readonly ItemField[],
    extent: Extent,
    value: string,
    rule: string,
    confidence: number,
    ordinal: number | undefined,
  ): void {
    const words = plain(value);
    if (isNothing(this.#vocabulary, words) || isListName(this.#vocabulary, words)) return;
    const polarity = fields.length > 1 ? lessonOf(value, fields, this.#vocabulary) : undefined;
    if (fields.includes('suggested_next_steps') && isFileAlone(words)) return;
    let field = polarity && fields.includes(polarity.field) ? polarity.field : fields[0];
    let because = polarity && field === polarity.field && fields.length > 1 ? polarity.rule : rule;
    const isWay = section.heading?.kind === 'item' && opensChoice.test(section.heading.text);
    if (field === 'suggested_next_steps' && !isWay && isWaiting(this.#vocabulary, words)) {
      field = 'blockers';
      because = 'waiting-is-no-step';
    }
    if (!field) return;
    const isOrder = field === 'suggested_next_steps' && this.#vocabulary.opensOrder(words);
    this.found.push({
      field,
      rule: because,
      confidence: fields.length === 1 ? confidence : Math.min(confidence, polarity || isOrder ? 0.75 : 0.6),
      extent: trimmed(this.#text, extent),
      value: value.replace(/\s*[:：]$/u, ''),
      ordinal,
      section,
      others: fields.filter((other) => other !== field),
    });
  }

  #slice({ from, to }: Extent): string {
    return this.#text.slice(from, to);
  }
}
