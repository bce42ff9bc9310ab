import type { Document } from '../../../core/document.ts';
import type { Located, OwnFacts, TaskFacts } from '../../../core/facts.ts';
import { nodeAt } from '../../../core/node.ts';
import { locatedStrings } from '../located.ts';
import { isTemplateText } from '../placeholder.ts';
import { handoffItems, isMigrated } from './handoff.ts';
import { metadataField } from './model.ts';

/** What tree rules need of a task. */
export function taskFacts(doc: Document): OwnFacts<TaskFacts> {
  return {
    dependsOn: dependsOn(doc),
    blockingTasks: handoffItems(doc, 'blockers')
      .flatMap(({ item }) => locatedStrings(doc, nodeAt(item, 'blocking_tasks')))
      .filter(({ value }) => isNamed(value)),
    migrated: isMigrated(doc),
  };
}

/** How people write that a list is empty. */
const nothing = /^(?:none|nothing|no|nil|null|n\/a|na|tbd|[-\u2013\u2014])$/i;
const idCharacters = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * The ids of `Depends On`, a comma-separated list. An entry with characters that an id cannot have is prose, an entry
 * in brackets is a placeholder: they are skipped. Of a link its text is read.
 */
export function dependsOn(doc: Document): readonly Located[] {
  const field = metadataField(doc, /^depends[ _-]on$/i);
  if (field === undefined || /^\[.*\]$/.test(field.value.trim())) return [];
  const { from, to } = field.valueExtent;
  return [...doc.text.slice(from, to).matchAll(/[^,]+/g)].flatMap((part) => {
    const id = part[0]
      .trim()
      .replace(/^\[([^\][]*)\]\([^()]*\)$/, '$1')
      .replace(/^[`*\s]+|[`*\s]+$/g, '');
    if (!idCharacters.test(id) || nothing.test(id)) return [];
    const at = from + part.index + part[0].indexOf(id);
    return [{ value: id, span: doc.lines.span({ from: at, to: at + id.length }) }];
  });
}

/** The placeholder `[dependencies]` names no task. */
function isNamed(text: string): boolean {
  return text.trim() !== '' && !isTemplateText(text) && !isTemplateText(`[${text}]`);
}
