import { spawnSync } from 'node:child_process';
import { sessionId, sessionPath, sessionRun } from '../support/records-session.ts';
import { decision, thread } from '../support/records-thread.ts';
import { benchTask } from './corpus.ts';

type File = readonly [path: string, text: string];

/** The states of a session that is under way: each commit of it is one step further. */
const stages = sessionRun().slice(0, 8);

function session(number: number, stage: number): File {
  const id = `${String(number).padStart(8, '0')}-abc`;
  const text = stages[stage]?.text ?? '';
  return [sessionPath.replace(sessionId, id), text.replaceAll(sessionId, id)];
}

const perThread = 50;
const decisionId = (number: number) => `dec_20260101_${String(number).padStart(8, '0')}`;

/** A decision that continues the one before; the first of a thread comes with it. */
function decisions(number: number): File[] {
  const name = `thread_bench${Math.floor(number / perThread)}`;
  const folder = `.agents/threads/${name}`;
  const isFirst = number % perThread === 0;
  const keys = isFirst ? {} : { continues_decision: decisionId(number - 1) };
  const text = decision({ id: decisionId(number), thread: name, ...keys });
  return [
    ...(isFirst ? [[`${folder}/thread.md`, thread(['active'], { id: name })] as const] : []),
    [`${folder}/${decisionId(number)}.md`, text],
  ];
}

/** Files of a project in which the agents work. */
const codeFiles = 3_000;

function code(at: number): File {
  const number = at % codeFiles;
  return [`src/part-${number % 60}/file-${number}.ts`, `export const at = ${at};\n`];
}

/** Writes the input of `git fast-import`. */
class Writer {
  readonly parts: string[] = [];
  #mark = 0;

  commit(branch: string, files: readonly File[], parents: readonly number[]): number {
    const mark = ++this.#mark;
    const who = `Bench <bench@example.com> ${1_767_250_000 + mark * 60} +0000`;
    const message = `Commit ${mark}`;
    this.parts.push(
      `commit refs/heads/${branch}\nmark :${mark}\nauthor ${who}\ncommitter ${who}\ndata ${message.length}\n${message}\n`,
      ...parents.map((parent, index) => `${index === 0 ? 'from' : 'merge'} :${parent}\n`),
      ...files.map(([path, text]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`),
    );
    return mark;
  }
}

/**
 * Makes a history of agents at work: of twelve commits six move a session on, two add records, one is code alone, and a
 * branch with a record of its own is merged.
 *
 * @param folder an empty repository
 */
export function writeHistory(folder: string, commits: number): void {
  const writer = new Writer();
  let head = writer.commit(
    'main',
    Array.from({ length: codeFiles }, (_, at) => code(at)),
    [],
  );
  for (let at = 1, count = 1; count < commits; at++, count++) {
    const turn = (at - 1) % 10;
    if (turn < 6) head = writer.commit('main', [session(Math.floor((at - 1) / 10), turn), code(at)], [head]);
    else if (turn === 6) head = writer.commit('main', [benchTask(at), code(at)], [head]);
    else if (turn === 7)
      head = writer.commit('main', [...decisions(Math.floor((at - 1) / 10)), code(at)], [head]);
    else if (turn === 8) head = writer.commit('main', [code(at)], [head]);
    else {
      const files = [benchTask(at), code(at)];
      const side = writer.commit('side', files, [head]);
      const main = writer.commit('main', [['README.md', `# Bench ${at}\n`]], [head]);
      head = writer.commit('main', files, [main, side]);
      count += 2;
    }
  }
  const { status, stderr } = spawnSync('git', ['fast-import', '--quiet'], {
    cwd: folder,
    input: writer.parts.join(''),
  });
  if (status !== 0) throw new Error(`git fast-import ended with ${status}: ${stderr.toString()}`);
}
