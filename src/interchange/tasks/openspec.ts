import { idFrom } from '../decisions/decision-records.ts';
import { boxesIn, partNamed, partsOf, plainText, wholeText } from '../markdown-parts.ts';
import { notOfFormat, readMarkdown } from '../read-file.ts';
import type { ForeignFile, ImportContext, Imported, Remark } from '../types.ts';
import { taskIds, trackerTask } from './tracker-task.ts';

/** Changes of OpenSpec: the boxes of `tasks.md`, with what the proposal says. @throws BatonError `unreadable` for another file */
export function importOpenSpec(files: readonly ForeignFile[], context: ImportContext): Imported {
  const remarks: Remark[] = [];
  const changes = files.map((file) => ({ file, name: changeOf(file), ...readChange(file) }));
  const idsOf = taskIds(
    changes.map(({ name }) => ({ name, wanted: idFrom(name) })),
    context,
  );
  const records = changes.map(({ boxes, file, name, others }) => {
    const proposal = partsOf(proposalOf(file));
    const title = plainText(proposal.find(({ depth }) => depth === 1)?.title ?? '').replace(
      /^(?:change|proposal)(?: proposal)?:\s*|\s*\(?(?:change )?proposal\)?$/gi,
      '',
    );
    const done = boxes.filter(({ isDone }) => isDone).length;
    const status = done === 0 ? 'pending' : done < boxes.length ? 'in_progress' : 'completed';
    const note = (what: Remark['what'], field: string, detail: string) =>
      remarks.push({ file: file.name, what, field, detail });
    if (status === 'completed') note('assumed', 'outcome', `completed, all ${done} boxes are ticked`);
    const why = partNamed(proposal, /^why$/i);
    if (!why) note('assumed', 'objective', 'the title, there is no proposal with a section Why');
    if (others > 0) note('left out', 'text', 'what `tasks.md` says besides its boxes');
    const folder = file.name.slice(0, file.name.lastIndexOf('/') + 1);
    const sources = ['proposal.md', 'design.md'].filter((one) => file.beside?.[one] !== undefined);
    return trackerTask({
      file,
      id: idsOf(name).own,
      name: title || name.replaceAll('-', ' '),
      status,
      metadata: [['Change', name]],
      objective: wholeText(proposal, why),
      criteria: boxes,
      dependsOn: [],
      sections: [
        ...proposal
          .filter((one) => one.depth === 2 && one !== why)
          .map((one) => ({ title: one.title, text: wholeText(proposal, one) })),
        { title: 'Sources', text: sources.map((one) => `- \`${folder}${one}\``).join('\n') },
      ],
      rest: {},
      restKey: 'x-openspec',
    });
  });
  return { records, additions: [], remarks };
}

function readChange(file: ForeignFile) {
  const { body } = readMarkdown(file);
  const boxes = boxesIn(body);
  if (boxes.length === 0)
    throw notOfFormat(file, 'list of tasks of an OpenSpec change', 'it has no box `- [ ]`');
  const others = body
    .split('\n')
    .filter(
      (line) => line.trim() !== '' && !/^\s*(?:#|[-*+] |<!--|---)/.test(line) && !/^\s+\S/.test(line),
    ).length;
  return { boxes, others };
}

/** The name of a change: its folder, without the day that its archive puts before it. */
function changeOf({ name }: ForeignFile): string {
  const [, folder = 'change'] = name.split('/').reverse();
  return folder.replace(/^\d{4}-\d\d-\d\d-/, '');
}

function proposalOf(file: ForeignFile): string {
  const text = file.beside?.['proposal.md'];
  if (text === undefined) return '';
  return readMarkdown({ ...file, name: file.name.replace(/[^/]*$/, 'proposal.md'), text }).body;
}
