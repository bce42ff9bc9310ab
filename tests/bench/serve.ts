import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Command, measure, median } from './measure.ts';

const day = (at: number) =>
  `2026-${String((at % 11) + 1).padStart(2, '0')}-${String((at % 27) + 1).padStart(2, '0')}`;
const decisionId = (thread: number, at: number) => `dec_${day(thread).replaceAll('-', '')}_${thread}x${at}`;
const threadFolder = (thread: number) => join('.agents', 'threads', `thread_${thread}`);

function decisionText(thread: number, at: number): string {
  const continues = at === 0 ? '' : `continues_decision: ${decisionId(thread, at - 1)}\n`;
  return `---
schema: baton/decision@1
id: ${decisionId(thread, at)}
thread: thread_${thread}
agent: ${['ada', 'bao', 'cleo'][at % 3]}
date: ${day(thread)}T1${at % 10}:00:00Z
${continues}alternatives: [{ option: Wait for ${at}, rejected_because: it takes a week }]
decision: Decide matter ${at} of thread ${thread}
confidence: 0.${(at % 9) + 1}
reasons: [{ type: analysis, text: It was measured ${at} times }]
files: [src/module-${thread % 200}.ts]
---

What was known when matter ${at} was decided.
`;
}

/** Writes threads of ten decisions each, chained. */
export function writeThreads(folder: string, threads: number): void {
  for (let thread = 0; thread < threads; thread++) {
    const own = join(folder, threadFolder(thread));
    mkdirSync(own, { recursive: true });
    const at = `${day(thread)}T09:00:00Z`;
    writeFileSync(
      join(own, 'thread.md'),
      `---\nschema: baton/thread@1\nid: thread_${thread}\ntitle: Matter ${thread}\nstarted_by: ada\ncreated_at: ${at}\nstatus_history:\n  - { status: active, at: ${at}, by: ada }\nstatus: active\n---\n\n# Matter ${thread}\n`,
    );
    for (let at = 0; at < 10; at++)
      writeFileSync(join(own, `${decisionId(thread, at)}.md`), decisionText(thread, at));
  }
}

/** What a server of pages took, medians in milliseconds. */
export interface ServeTimes {
  readonly bareNode: number;
  /** From the start of the process to the first byte of the first page, where nothing was kept of an earlier start. */
  readonly firstStart: number;
  /** The same of a later start. */
  readonly firstPage: number;
  /** From the request to the first byte, by path. */
  readonly laterPages: ReadonlyMap<string, number>;
  /** From a file that is written to the end of the part of a page that shows it. */
  readonly change: number;
}

/** Measures a server over a folder, its starts in turn with those of a bare node. */
export async function measureServe(
  cli: string,
  folder: string,
  bareNode: Command,
  runs: number,
): Promise<ServeTimes> {
  const bare: number[] = [];
  const starts: number[] = [];
  const first: number[] = [];
  const later = new Map<string, number[]>();
  const changes: number[] = [];
  const kept = join(folder, '.git', 'baton');
  for (let run = 0; run < runs; run++) {
    bare.push(measure([bareNode])[0]?.median ?? Number.NaN);
    rmSync(kept, { recursive: true, force: true });
    starts.push(await served(cli, folder, () => untilKept(join(kept, 'board-decision'))));
    const began = await served(cli, folder, async (url) => {
      for (const path of ['', 'threads?page=2', 'threads/thread_7', 'files', 'calibration']) {
        const sent = performance.now();
        later.set(path, [...(later.get(path) ?? []), (await ask(`${url}${path}`)).firstByteAt - sent]);
      }
      changes.push(await change(url, folder, run));
    });
    first.push(began);
  }
  return {
    bareNode: median(bare),
    firstStart: median(starts),
    firstPage: median(first),
    laterPages: new Map([...later].map(([path, times]) => [`/${path}`, median(times)])),
    change: median(changes),
  };
}

/** Starts a server, asks for the first page, then does something more. @returns how long the first page took */
async function served(cli: string, folder: string, then: (url: string) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const { child, url } = await start(cli, folder);
  const ended = once(child, 'exit');
  try {
    const took = (await ask(`${url}threads`)).firstByteAt - began;
    await then(url);
    return took;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Waits until a file is there: it is written whole. */
async function untilKept(path: string): Promise<void> {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function start(
  cli: string,
  folder: string,
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const args = [cli, 'serve', '--port', '0', '--json'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.trimEnd().endsWith('}')) break;
  }
  return { child, url: (JSON.parse(printed) as { url: string }).url };
}

/** Reads an address to its end. */
function ask(url: string): Promise<{ readonly firstByteAt: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (reply: IncomingMessage) => {
      let text = '';
      let firstByteAt = Number.NaN;
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        if (text === '') firstByteAt = performance.now();
        text += chunk;
      });
      reply.on('end', () => resolve({ firstByteAt, text }));
      reply.on('error', reject);
    }).on('error', reject);
  });
}

/** Writes one more decision, waits for the stream to name its thread, and fetches the part that shows it, as a page does. */
async function change(url: string, folder: string, run: number): Promise<number> {
  const thread = 11;
  const at = 10 + run;
  let opened = () => {};
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const told = new Promise<void>((resolve, reject) => {
    const sent = get(`${url}events`, { agent: false }, (reply: IncomingMessage) => {
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        opened();
        if (!chunk.includes(`thread:thread_${thread}"`)) return;
        sent.destroy();
        resolve();
      });
    });
    sent.on('error', (error) => (sent.destroyed ? undefined : reject(error)));
  });
  await isOpen;
  const began = performance.now();
  writeFileSync(join(folder, threadFolder(thread), `${decisionId(thread, at)}.md`), decisionText(thread, at));
  await told;
  const { text } = await ask(`${url}threads/thread_${thread}?part=timeline`);
  if (!text.includes(`Decide matter ${at} of thread ${thread}`))
    throw new Error('the part does not show the change');
  return performance.now() - began;
}
