import type { Document } from '../../core/document.ts';
import { nodeAt, stringOf, stringsOf } from '../../core/node.ts';
import { targetsOf } from '../../records/kinds/handoff/binding.ts';
import { isLacked, payloadPath } from '../../records/kinds/handoff/paths.ts';
import { acknowledged, isPending } from '../../records/kinds/handoff/time.ts';
import { handoffBlock, skillTerms } from '../../records/kinds/skill/model.ts';
import type { Detail, ListName } from '../detail.ts';
import type { Breakage } from '../finding.ts';
import { hasChanged, listChange, sameText } from '../lists.ts';
import { changedSections, fieldDetails, textDetails } from '../meaning.ts';
import type { Context } from '../sides.ts';

/** What changed in a skill: eligibility, categories, requirements, and the payloads that this breaks (review, "skill"). */
export function skillDetails(
  before: Document | undefined,
  after: Document | undefined,
  context: Context,
): Detail[] {
  const [was, is] = [before && skillTerms(before).accepts, after && skillTerms(after).accepts];
  const broken = brokenPayloads(before, after, context).map(({ handoff }) => handoff);
  const description = (doc: Document | undefined) => stringOf(nodeAt(doc?.data, 'description')) ?? null;
  const details: Detail[] = [];
  if (was !== is && (was || is)) details.push({ type: 'eligible', before: was ?? null, after: is ?? null });
  if (broken.length > 0) details.push({ type: 'breaks', handoffs: broken });
  details.push(...lists.flatMap((list) => listDetails(list, before, after)));
  if (description(before) !== description(after) && after)
    details.push({ type: 'description', before: description(before), after: description(after) });
  if (before && after) {
    details.push(
      ...fieldDetails(before, after, ['description', ...(hasBlocks(before, after) ? ['handoff'] : [])]),
    );
    details.push(...textDetails(changedSections(before, after)));
  }
  return details;
}

/** Where both versions are eligible or one was, the lists tell what changed in the block. */
function hasBlocks(before: Document, after: Document): boolean {
  const rest = (doc: Document) => {
    const block = handoffBlock(doc.data)?.node;
    const shown = new Set(['accepts_handoff', 'handoff_categories', ...lists]);
    return JSON.stringify(
      block?.entries
        .filter(({ name }) => !shown.has(name ?? ''))
        .map(({ name, value }) => [name, stringOf(value)]),
    );
  };
  return rest(before) === rest(after);
}

const lists = [
  'categories',
  'requires',
  'optional_consumes',
  'provides_to',
] as const satisfies readonly ListName[];

function listDetails(
  list: (typeof lists)[number],
  before: Document | undefined,
  after: Document | undefined,
): Detail[] {
  const change = listChange(itemsOf(list, before), itemsOf(list, after), sameText);
  return hasChanged(change) ? [{ type: 'list', list, ...change }] : [];
}

function itemsOf(list: (typeof lists)[number], doc: Document | undefined): readonly string[] {
  const block = handoffBlock(doc?.data);
  const node = list === 'categories' ? block?.categories : nodeAt(block?.node, list);
  return stringsOf(node).map(({ value }) => value);
}

export interface BrokenPayload {
  readonly handoff: string;
  readonly path: string;
  readonly reasons: readonly Breakage[];
}

/** The payloads that wait for a skill and that its change makes impossible to accept. */
export function brokenPayloads(
  before: Document | undefined,
  after: Document | undefined,
  { after: side, now }: Context,
): readonly BrokenPayload[] {
  if (!before) return [];
  const [old, current] = [skillTerms(before), after && skillTerms(after)];
  if (!old.accepts) return [];
  const taken = acknowledged(side.tree);
  return side.tree.all('handoff').flatMap((facts) => {
    if (facts.targetSkill?.value !== before.id || !isPending(facts, taken, now)) return [];
    const reasons: Breakage[] = [];
    if (!current) {
      if (targetsOf(facts, side.tree).length === 0) reasons.push({ type: 'gone' });
    } else if (!current.accepts) reasons.push({ type: 'not-accepting' });
    else {
      const category = facts.targetCategory?.value;
      if (
        category !== undefined &&
        old.categories.includes(category) &&
        !current.categories.includes(category)
      )
        reasons.push({ type: 'category', category });
      const required = new Set(old.requires.map(({ value }) => value));
      for (const { value } of current.requires) {
        if (required.has(value) || !isLacked(facts.lacks, payloadPath(value))) continue;
        reasons.push({ type: 'requires', path: value });
      }
    }
    return reasons.length === 0 ? [] : [{ handoff: facts.id ?? facts.path, path: facts.path, reasons }];
  });
}
