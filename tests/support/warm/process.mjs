import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { startByShells } from './shells.mjs';

// A process that stays beside the tests of one worker (warm.ts) and runs the built program, since a Node takes longer to start
// than most commands to run.

startByShells();
const [dist, ...commitHooks] = process.argv.slice(2);
const load = createRequire(`${dist}/cli.js`);

process.on('message', async ({ id, work, request }) => {
  try {
    process.send({ id, answer: await works[work](request) });
  } catch (error) {
    process.send({ id, error: { message: error?.stack ?? String(error), code: error?.code } });
  }
});
process.on('disconnect', () => process.exit());

const works = { run, listen, state };

/** Runs a command line of the built program. */
async function run({ args, cwd, env, input }) {
  const written = { stdout: [], stderr: [] };
  const output = (name) => ({ write: (chunk) => written[name].push(Buffer.from(chunk)) });
  const io = {
    stdin: Readable.from([input]),
    stdout: output('stdout'),
    stderr: output('stderr'),
    cwd,
    env,
    now: new Date().toISOString(),
  };
  const code = await load(bundleOf(args)).main(args, io);
  return { code, stdout: Buffer.concat(written.stdout), stderr: Buffer.concat(written.stderr) };
}

/** As the command line itself decides (src/cli/quick/answer.ts). */
function bundleOf([command, hook]) {
  return command === 'hook' && commitHooks.includes(hook) ? './hook.js' : './main.js';
}

/** What one run could leave to the next one. */
function state() {
  const events = process.eventNames().map((name) => [String(name), process.listenerCount(name)]);
  const { exitCode, title, execArgv, env } = process;
  const globals = Object.getOwnPropertyNames(globalThis).sort();
  return {
    cwd: process.cwd(),
    env: { ...env },
    umask: process.umask(),
    exitCode,
    title,
    execArgv,
    events,
    globals,
  };
}

const asking = new AsyncLocalStorage();

/**
 * Opens a port for the hooks of git, which ask through the `node` of a gate. A question: the process that asks and its folder,
 * the number of arguments, the arguments, the variables, an empty field, and what comes on standard input. An answer: the exit
 * code, standard output and standard error. Each field ends with a NUL.
 */
function listen() {
  const own = process.ppid;
  // A hook asks for the command that called it.
  Object.defineProperty(process, 'ppid', { get: () => asking.getStore() ?? own });
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      const question = questionOf(text);
      if (question) answer(question, socket);
    });
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server.address().port)));
}

async function answer({ parent, ...request }, socket) {
  const failed = (error) => ({ code: 2, stdout: '', stderr: `${error?.stack ?? error}\n` });
  const { code, stdout, stderr } = await asking.run(parent, () => run(request).catch(failed));
  socket.end(`${code}\0${stdout}\0${stderr}\0`);
}

/** Undefined while some of it has not come. */
function questionOf(text) {
  const fields = text.split('\0');
  const count = Number(fields[2]);
  const end = fields.indexOf('', 3 + count);
  // The last piece is what follows the last NUL.
  if (end === -1 || fields.length < end + 3) return undefined;
  const variable = (field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)];
  return {
    parent: Number(fields[0]),
    cwd: fields[1],
    args: fields.slice(3, 3 + count),
    env: Object.fromEntries(fields.slice(3 + count, end).map(variable)),
    input: fields[end + 1],
  };
}
