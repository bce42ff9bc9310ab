import { PassThrough, Readable, Writable } from 'node:stream';
import { writtenTime } from '../app/workspace/context.ts';
import type { Io } from '../io/io.ts';
import { forTerminal } from '../render/neutralise/terminal.ts';
import { DrainingTransport } from './draining.ts';
import { StdioServerTransport, serveStdio } from './sdk.ts';
import { createMcpServer } from './server.ts';

/** A longer message ends the connection: a record is never as long. */
const longestMessage = 4_000_000;

/**
 * Serves MCP on standard input and output until the client closes its end, or the process is asked to end: calls that were
 * received are finished and answered first. Nothing but the protocol goes to standard output.
 *
 * @param cwd the folder that the server works in
 * @param allowed other folders that calls may name as `root`
 */
export async function serveMcp(io: Io, cwd: string, allowed: readonly string[]): Promise<void> {
  const input = io.stdin instanceof Readable ? io.stdin : Readable.from(io.stdin);
  const output = io.stdout instanceof Writable ? io.stdout : writableOf(io.stdout);
  const place = {
    cwd,
    env: io.env,
    build: io.build,
    allowed,
    now: () => writtenTime(new Date().toISOString()),
  };
  // The SDK drops what runs when its input ends: it gets one that ends later.
  const received = new PassThrough();
  input.pipe(received, { end: false });
  const transport = new DrainingTransport(
    new StdioServerTransport(received, output, { maxBufferSize: longestMessage }),
  );
  const handle = serveStdio(() => createMcpServer(place), {
    transport,
    onerror: (error) => io.stderr.write(`baton: ${forTerminal(error.message)}\n`),
  });
  const wholeInput = endOf(input, io.ended).then(() => passed(received));
  await Promise.race([wholeInput, transport.closed]);
  input.unpipe(received).pause();
  await transport.drained();
  await handle.close();
}

/** Resolves when nothing more is to be read: the input has ended, or the process is asked to end. */
function endOf(input: Readable, ended: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['close', 'end', 'error']) input.once(event, () => resolve());
    if (ended?.aborted) resolve();
    else ended?.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Resolves when all that was written to a stream has been read from it. */
function passed(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => void setImmediate(resolve));
  });
}

function writableOf(output: Io['stdout']): Writable {
  return new Writable({
    write(chunk, _, done) {
      output.write(String(chunk));
      done();
    },
  });
}
