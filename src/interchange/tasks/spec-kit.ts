import { idFrom } from '../decisions/decision-records.ts';
import { boxesIn, type Part, partsBelow, partsOf, plainText } from '../markdown-parts.ts';
import { notOfFormat, readMarkdown } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, ImportedRecord, Remark } from '../types.ts';
import { type Criterion, taskIds, trackerTask } from './tracker-task.ts';

/** The tasks under one heading. */
interface Phase {
  readonly key: string;
  readonly title: string;
  /** What its first lines say that it is for. */
  readonly purpose: string;
  readonly boxes: readonly Criterion[];
  readonly isStory: boolean;
}

const task = /^(?:\*\*)?(T\d{3,}[a-z]?)\b/;

/** Lists of tasks of spec-kit: each phase is a task, and phases depend on each other. @throws BatonError `unreadable` */
export function importSpecKit(files: readonly ForeignFile[], context: ImportContext): Imported {
  const remarks: Remark[] = [];
  const records = files.flatMap((file) => importOne(file, context, remarks));
  return { records, additions: [], remarks };
}

function importOne(file: ForeignFile, context: ImportContext, remarks: Remark[]): ImportedRecord[] {
  const parts = partsOf(readMarkdown(file).body);
  const feature = featureOf(file);
  const phases = phasesOf(parts, feature);
  if (phases.length === 0)
    throw notOfFormat(file, 'list of tasks of spec-kit', 'it has no line `- [ ] T001 …`');
  const idsOf = taskIds(
    phases.map(({ key }) => ({ name: key, wanted: idFrom(key) })),
    context,
  );
  const before = dependenciesOf(phases);
  const title = plainText(parts.find(({ depth }) => depth === 1)?.title ?? '').replace(
    /^(?:implementation )?tasks?:\s*/i,
    '',
  );
  remarks.push({
    file: file.name,
    what: 'assumed',
    field: 'order',
    detail: 'of the phases: those before the stories come before each story, the last ones after all stories',
  });
  return phases.map((phase, at) => {
    const done = phase.boxes.filter(({ isDone }) => isDone).length;
    const status = done === 0 ? 'pending' : done < phase.boxes.length ? 'in_progress' : 'completed';
    if (status === 'completed') {
      const detail = `completed, all ${done} boxes of \`${phase.title}\` are ticked`;
      remarks.push({ file: file.name, what: 'assumed', field: 'outcome', detail });
    }
    return trackerTask({
      file,
      id: idsOf(phase.key).own,
      name: title === '' ? phase.title : `${title}: ${phase.title}`,
      status,
      metadata: [['Feature', feature]],
      objective: phase.purpose || phase.title,
      criteria: phase.boxes,
      dependsOn: [...(before[at] ?? [])].map((one) => idsOf(phases[one]?.key ?? '').own),
      sections: [],
      rest: {},
      restKey: 'x-spec-kit',
    });
  });
}

/** Headings of level 2 with tasks below them, however these are parted; one list where there are none. */
function phasesOf(parts: readonly Part[], feature: string): readonly Phase[] {
  const phase = (part: Part): Omit<Phase, 'key'>[] => {
    const all = [part, ...(part.depth === 0 ? [] : partsBelow(parts, part))];
    const boxes = all.flatMap(({ text }) => boxesIn(text)).filter(({ text }) => task.test(text));
    if (boxes.length === 0) return [];
    const title = plainText(part.title) || 'Tasks';
    const inStory = boxes.filter(({ text }) => /\[US\d+\]/.test(text)).length;
    return [
      {
        title,
        purpose: purposeOf(part.text),
        boxes,
        isStory: /\buser story\b/i.test(title) || inStory * 2 > boxes.length,
      },
    ];
  };
  const named = parts.filter(({ depth }) => depth === 2).flatMap(phase);
  const found = named.length > 0 ? named : parts.filter(({ depth }) => depth < 2).flatMap(phase);
  // Two phases of one number keep apart.
  const seen = new Map<string, number>();
  return found.map((one, at) => {
    const number = /\bphase (\d+(?:\.\d+)?)/i.exec(one.title)?.[1] ?? String(at + 1);
    const key = `${feature}-phase-${number}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { ...one, key: count === 1 ? key : `${key}-${count}` };
  });
}

/**
 * What comes before each phase, by number: the phase before it, but stories wait for the last phase before all stories only, and
 * the first phase after them for each of them. `(depends on T012)` adds the phase of that task.
 */
function dependenciesOf(phases: readonly Phase[]): readonly ReadonlySet<number>[] {
  const firstStory = phases.findIndex(({ isStory }) => isStory);
  const lastStory = phases.findLastIndex(({ isStory }) => isStory);
  const phaseOf = new Map(
    phases.flatMap(({ boxes }, at) => boxes.map(({ text }) => [task.exec(text)?.[1] ?? '', at] as const)),
  );
  return phases.map(({ boxes, isStory }, at) => {
    const before = new Set<number>();
    if (isStory) {
      if (firstStory > 0) before.add(firstStory - 1);
    } else if (at === lastStory + 1 && firstStory !== -1) {
      for (let one = firstStory; one <= lastStory; one++) if (phases[one]?.isStory) before.add(one);
    } else if (at > 0) before.add(at - 1);
    for (const { text } of boxes) {
      const named = /\(depends on ([^)]*)\)/i.exec(text)?.[1] ?? '';
      for (const [id] of named.matchAll(/T\d{3,}[a-z]?/g)) {
        const other = phaseOf.get(id);
        if (other !== undefined && other < at) before.add(other);
      }
    }
    return before;
  });
}

function purposeOf(text: string): string {
  return (
    /^\*\*(?:purpose|goal)\*\*:?\s*(.+)$/im
      .exec(text)?.[1]
      ?.replace(/^\*\*:?\s*/, '')
      .trim() ?? ''
  );
}

function featureOf({ name }: ForeignFile): string {
  const [, folder = 'feature'] = name.split('/').reverse();
  return folder;
}
