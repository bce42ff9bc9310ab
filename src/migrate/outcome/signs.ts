import type { Extent } from '../../core/position.ts';
import type { Block } from '../sections/blocks.ts';
import type { Section, Unit } from '../sections/section.ts';
import { sentencesOf } from '../words/sentences.ts';
import { isImperative, plain, type Vocabulary, weigh } from '../words/words.ts';
import { isOfAnotherPart, isOfSidePart } from './subject.ts';
import { outcomeOfSentence, stoppedHeadings, summarySigns, summingSigns } from './summary.ts';
import {
  headlineSign,
  isStateOfPart,
  isStatusLabel,
  ordinal,
  outcomesOfCue,
  type Sign,
  signOf,
  statusHits,
  statusLabel,
  statusText,
} from './words.ts';

/** All that a note says of its status itself, and not of another part of the work (annotation guide, section 7). */
export function statusSigns(
  text: string,
  sections: readonly Section[],
  vocabulary: Vocabulary,
  blocks: readonly Block[],
): Sign[] {
  const title = sections.find(({ heading }) => heading?.kind === 'heading')?.heading?.text ?? '';
  const signs = [
    ...frontMatterSigns(text, blocks, vocabulary),
    ...headlineSigns(sections, vocabulary),
    ...lineSigns(text, sections, vocabulary),
    ...proseSigns(text, sections, vocabulary),
    ...summarySigns(text, sections, vocabulary),
    ...stoppedHeadings(text, sections, vocabulary),
    ...summingSigns(text, sections, vocabulary),
  ];
  return signs.filter(({ extent, outcome, rule }) => {
    const words = statusText(text.slice(extent.from, extent.to));
    if (isOfAnotherPart(words, title)) return false;
    // Work of which a part is unfinished is partly done, whatever the part.
    const hits = outcome === 'partial' ? [] : statusHits(words, vocabulary);
    return (
      hits.length === 0 ||
      hits.some((hit) => !isOfSidePart(words, hit, { title, isStatus: rule === 'line-called-status' }))
    );
  });
}

/** `status` or `outcome` of another tool's front matter (formats, "Others' handoffs"). */
function frontMatterSigns(text: string, blocks: readonly Block[], vocabulary: Vocabulary): Sign[] {
  const [first] = blocks;
  if (first?.type !== 'front-matter') return [];
  const source = text.slice(first.value.from, first.value.to);
  return [...source.matchAll(/^(?:status|outcome|state):[ \t]*(\S.*)$/gim)].flatMap((match) => {
    const sign = signOf((match[1] ?? '').replace(/_/g, ' '), vocabulary, true);
    const from = first.value.from + match.index;
    return sign
      ? [
          {
            ...sign,
            rule: 'line-called-status',
            weight: 3.5,
            extent: { from, to: from + match[0].trimEnd().length },
          },
        ]
      : [];
  });
}

const mostOfLine = 60;

/** A status word in bold, and what the first lines of a note without headings say of the whole. */
function proseSigns(text: string, sections: readonly Section[], vocabulary: Vocabulary): Sign[] {
  const signs: Sign[] = [];
  let isOpening = true;
  for (const { section, units } of inOrder(sections)) {
    const label =
      isOpening && section.heading?.kind === 'label' ? stoppedLabel(section, vocabulary) : undefined;
    if (label) signs.push(label);
    for (const unit of units) {
      if (unit.type !== 'text') continue;
      const source = text.slice(unit.extent.from, unit.extent.to);
      for (const match of source.matchAll(/\*\*([^*\n]{3,24})\*\*/g)) {
        const words = match[1] ?? '';
        const from = unit.extent.from + match.index;
        const sign = isWhollyStatus(words, vocabulary) ? signOf(words, vocabulary, true) : undefined;
        if (sign)
          signs.push({
            ...sign,
            rule: 'status-word-in-bold',
            weight: 3,
            extent: { from, to: from + match[0].length },
          });
      }
      if (!isOpening || section.classes.some((name) => name !== 'done' && name !== 'mixed')) continue;
      const sentences = sentencesOf(text, unit.extent);
      // A line by itself is the title, the date or the greeting of a note, and more of its opening follows.
      isOpening = sentences.length === 1 && weigh(source) < mostOfLine;
      for (const extent of sentences.slice(0, 3)) {
        const words = statusText(text.slice(extent.from, extent.to));
        // `Task: Fix the failure` names the work, and says nothing of how it ended.
        const label = section.heading?.kind === 'label' ? section.heading.text : undefined;
        const isNamed = label !== undefined && isImperative(words);
        const ofPart = isStateOfPart(label === undefined ? words : `${label}: ${words}`);
        const outcome = isNamed || ofPart ? undefined : outcomeOfSentence(words, vocabulary);
        if (outcome) signs.push({ outcome, rule: 'first-lines-say-status', weight: 2, extent });
      }
    }
  }
  return signs;
}

/** The units of a note as they stand in it: what is behind the label of one paragraph belongs to the section around it again. */
function inOrder(
  sections: readonly Section[],
): { readonly section: Section; readonly units: readonly Unit[] }[] {
  const parts = sections.flatMap((section) => [
    { section, units: [] as Unit[], at: section.heading?.extent.from ?? 0 },
    ...section.units.map((unit) => ({ section, units: [unit], at: unit.extent.from })),
  ]);
  return parts.sort((a, b) => a.at - b.at);
}

/** A note that opens with `Blocked: …`. */
function stoppedLabel({ heading, units }: Section, vocabulary: Vocabulary): Sign | undefined {
  const words = plain(heading?.text ?? '');
  const sign = words.split(/\s+/).length <= 3 ? signOf(words, vocabulary, true) : undefined;
  if (!heading || units[0]?.type !== 'text' || (sign?.outcome !== 'blocked' && sign?.outcome !== 'failed'))
    return undefined;
  return { ...sign, rule: 'first-lines-say-status', weight: 2.5, extent: heading.extent };
}

function isWhollyStatus(words: string, vocabulary: Vocabulary): boolean {
  const bare = words.replace(/[^\p{L}\p{N} ]/gu, '').trim();
  return vocabulary
    .cues(bare)
    .some((hit) => outcomesOfCue.some((name) => name === hit.name) && hit.to - hit.from === bare.length);
}

/** The first heading's own word, and a bold or plain first line. */
function headlineSigns(sections: readonly Section[], vocabulary: Vocabulary): Sign[] {
  const top = sections.find(({ heading }) => heading?.kind === 'heading');
  return sections.flatMap((section) => {
    const { heading } = section;
    if (heading?.kind !== 'heading') return [];
    const first = section === top;
    const dated = /\b20\d\d-\d\d-\d\d\b/.test(heading.text) && heading.depth <= 2;
    if (!first && !dated) return [];
    const sign = headlineSign(statusText(heading.text), vocabulary);
    return sign
      ? [{ ...sign, rule: 'status-in-headline', weight: first ? 5 : 4, extent: heading.extent }]
      : [];
  });
}

const mostLines = 12;

/** The sentences of a paragraph, and of each of its lines: any may be the one called status. */
function linesOf(text: string, { from, to }: Extent): Extent[] {
  const lines = [...text.slice(from, to).matchAll(/[^\n]+/g)].map((line) => ({
    from: from + line.index,
    to: from + line.index + line[0].length,
  }));
  return lines.slice(0, mostLines).flatMap((line) => sentencesOf(text, line));
}

/** Lines called status, and the status sections' first sentences. */
function lineSigns(text: string, sections: readonly Section[], vocabulary: Vocabulary): Sign[] {
  return sections.flatMap((section): Sign[] => {
    const { heading } = section;
    const signs: Sign[] = [];
    if (
      heading &&
      statusLabel.test(
        plain(heading.text)
          .replace(/[:：].*$/u, '')
          .replace(ordinal, ''),
      )
    ) {
      const inline = statusText(heading.text)
        .split(/[:：—–]/u)
        .slice(1)
        .join(' ');
      const sign = inline.trim() === '' ? undefined : signOf(inline, vocabulary, true);
      if (sign) signs.push({ ...sign, rule: 'line-called-status', weight: 4, extent: heading.extent });
      const [unit] = section.units;
      const [child] = section.children;
      if (!unit && child?.heading?.kind === 'label') {
        const read = signOf(plain(child.heading.text), vocabulary, true);
        if (read)
          signs.push({ ...read, rule: 'line-called-status', weight: 3, extent: child.heading.extent });
      }
      if (unit?.type === 'text') {
        const [sentence] = sentencesOf(text, unit.extent);
        const words = sentence ? statusText(text.slice(sentence.from, sentence.to)) : '';
        const read =
          sentence && !isImperative(words) ? signOf(words, vocabulary, weigh(words) < 60) : undefined;
        if (read && sentence)
          signs.push({
            ...read,
            rule: 'line-called-status',
            weight: heading.kind === 'heading' ? 3 : 4,
            extent: sentence,
          });
      }
    }
    for (const unit of section.units) {
      if (unit.type === 'row') {
        const [key, value] = unit.row.cells;
        if (unit.row.cells.length === 2 && key && value && isStatusLabel(key.text)) {
          const sign = signOf(value.text, vocabulary, true);
          if (sign) signs.push({ ...sign, rule: 'line-called-status', weight: 4, extent: unit.extent });
        }
        continue;
      }
      if (unit.type === 'fence') continue;
      const extent = unit.type === 'item' ? unit.own : unit.extent;
      for (const part of unit.type === 'text' ? linesOf(text, extent) : [extent]) {
        const source = text.slice(part.from, Math.min(part.to, part.from + 160));
        const match = /^(?:[^\n]{0,40}?\s[—–-]\s+)?\W*(?:\*\*|__)?([\p{L} ]{3,24})(?:\*\*|__)?\s*[:：]/u.exec(
          source,
        );
        if (match && isStatusLabel(match[1] ?? '')) {
          const rest = statusText(source.slice(match[0].length).split('\n')[0] ?? '');
          const sign = isImperative(rest) ? undefined : signOf(rest, vocabulary, true);
          if (sign) signs.push({ ...sign, rule: 'line-called-status', weight: 4, extent: part });
        }
      }
    }
    return signs;
  });
}
