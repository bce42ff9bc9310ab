import { Readable, Writable } from 'node:stream';
import { writtenTime } from '../app/workspace/context.ts';
import type { Io } from '../io/io.ts';
import { forTerminal } from '../render/neutralise/terminal.ts';
import { StdioServerTransport, serveStdio } from './sdk.ts';
import { createMcpServer } from './server.ts';

/** A longer message ends the connection: a record is never as long. */
const longestMessage = 4_000_000;

/**
 * Serves MCP on standard input and output until the client closes its end. Nothing but the protocol goes to standard output.
 *
 * @param cwd the folder that the server works in
 * @param allowed other folders that calls may name as `root`
 */
export async function serveMcp(io: Io, cwd: string, allowed: readonly string[]): Promise<void> {
  const input = io.stdin instanceof Readable ? io.stdin : Readable.from(io.stdin);
  const output = io.stdout instanceof Writable ? io.stdout : writableOf(io.stdout);
  const place = { cwd, env: io.env, allowed, now: () => writtenTime(new Date().toISOString()) };
  const ended = new Promise<void>((resolve) => {
    input.once('close', resolve);
    input.once('end', resolve);
    input.once('error', () => resolve());
  });
  const handle = serveStdio(() => createMcpServer(place), {
    transport: new StdioServerTransport(input, output, { maxBufferSize: longestMessage }),
    onerror: (error) => io.stderr.write(`baton: ${forTerminal(error.message)}\n`),
  });
  await ended;
  await handle.close();
}

function writableOf(output: Io['stdout']): Writable {
  return new Writable({
    write(chunk, _, done) {
      output.write(String(chunk));
      done();
    },
  });
}
