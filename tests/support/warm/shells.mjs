import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { accessSync, closeSync, constants, existsSync, mkdtempSync, openSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { Writable } from 'node:stream';

// To fork a Node with all modules of the tests takes about five times as long as to fork a shell. So the programs of a test
// are started by shells that wait beside it: each reads commands on its standard input, runs one at a time, and prints its
// exit code. Standard input and output of a command are named pipes that belong to the shell.

const { spawn } = childProcess;
/** Commands that run at once; more of them are started by Node itself. */
const most = 8;
/** What `ChildProcess` says of a command that a signal ended, by the exit code that a shell makes of it. */
const signals = { 134: 'SIGABRT', 137: 'SIGKILL', 139: 'SIGSEGV', 141: 'SIGPIPE', 143: 'SIGTERM' };
const plainOptions = new Set(['cwd', 'env', 'stdio', 'windowsHide']);
/** Variables that a shell sets itself. */
const ofShell = new Set(['IFS', 'LINENO', 'OPTIND', 'PPID', 'PS1', 'PS2', 'PS4']);

/** @type {Shell[] | undefined} */
let shells;

/** Starts a program as `spawn` does, by a shell where one does it in the same way. */
export function spawnByShell(command, args, options) {
  const request = process.platform === 'win32' ? undefined : requestOf(command, args, options);
  if (!request) return spawn(command, args, options);
  shells ??= openShells();
  return shells.find(({ isFree }) => isFree)?.start(request) ?? spawn(command, args, options);
}

/** Has every module of this process start its programs by shells. */
export function startByShells() {
  childProcess.spawn = spawnByShell;
  syncBuiltinESMExports();
}

function openShells() {
  const folder = mkdtempSync(join(process.env.XDG_CACHE_HOME ?? tmpdir(), 'shells-'));
  const pipes = Array.from({ length: most }, (_, n) =>
    ['in', 'out', 'err'].map((name) => join(folder, `${name}${n}`)),
  );
  childProcess.spawnSync('mkfifo', pipes.flat());
  return pipes.map((files) => new Shell(files));
}

/** Undefined for what a shell does not start as Node does. */
function requestOf(command, args, options = {}) {
  if (!Array.isArray(args) || Object.keys(options).some((name) => !plainOptions.has(name))) return undefined;
  const { cwd = process.cwd(), env = process.env, stdio = 'pipe' } = options;
  const [stdin, ...output] = typeof stdio === 'string' ? [stdio, stdio, stdio] : stdio;
  if (output.some((one) => one !== 'pipe') || output.length !== 2 || !['pipe', 'ignore'].includes(stdin))
    return undefined;
  const variables = Object.entries(env).filter(([, value]) => value !== undefined);
  if (variables.some(([name]) => !/^[A-Za-z_]\w*$/.test(name) || ofShell.has(name))) return undefined;
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory() || !isFound(command, cwd, env.PATH))
    return undefined;
  return { stdin, words: [command, ...args], cwd, variables };
}

/** Whether there is such a program, which this user may run. */
function isFound(command, cwd, path = '') {
  if (command.includes('/')) return command.startsWith('/') && mayRun(command);
  const folders = path.split(delimiter).map((folder) => resolve(cwd, folder));
  const first = folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
  // Where the first one may not be run, Node decides what happens.
  return first !== undefined && mayRun(first);
}

function mayRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

const quoted = (word) => `'${String(word).replaceAll("'", `'\\''`)}'`;

class Shell {
  #files;
  #process;
  #child;

  constructor(files) {
    this.#files = files;
  }

  get isFree() {
    return this.#child === undefined;
  }

  start({ stdin, words, cwd, variables }) {
    this.#process ??= this.#open();
    const [input, output, errors] = this.#files.map((file, n) => ({
      name: quoted(file),
      fd: openPipe(file, n === 0),
    }));
    const child = new StartedProgram(
      stdin === 'pipe' ? new Input(input.fd) : null,
      new Output(output.fd),
      new Output(errors.fd),
      (signal) => process.kill(-this.#process.pid, signal),
    );
    if (stdin !== 'pipe') closeSync(input.fd);
    this.#child = child;
    // Only now has all output been read, and the pipes can serve the next command.
    child.once('close', () => {
      this.#child = undefined;
    });
    for (const one of [this.#process, this.#process.stdout]) one.ref();
    const exports = variables.map(([name, value]) => `${name}=${quoted(value)}`).join(' ');
    this.#process.stdin.write(
      `(echo >&3; cd ${quoted(cwd)} && unset PWD OLDPWD && ${exports && `export ${exports} && `}exec ${words.map(quoted).join(' ')} 3>&-)` +
        ` <${stdin === 'pipe' ? input.name : '/dev/null'} >${output.name} 2>${errors.name}; echo $?\n`,
    );
    return child;
  }

  #open() {
    // A group of its own, which is killed with the command.
    const shell = spawn('/bin/sh', [], { env: {}, detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
    shell.stdin.on('error', () => {});
    shell.stdout.setEncoding('utf8').on('data', (text) => {
      if (text.startsWith('\n')) this.#child.opened();
      const code = text.trim();
      if (code !== '') this.#end(signals[code] ? null : Number(code), signals[code] ?? null);
    });
    shell.on('exit', (code, signal) => {
      this.#process = undefined;
      if (this.#child?.isRunning) this.#end(code, signal);
    });
    for (const one of [shell, shell.stdin, shell.stdout]) one.unref();
    shell.stdin.write('exec 3>&1\n');
    return shell;
  }

  #end(code, signal) {
    for (const one of [this.#process, this.#process?.stdout]) one?.unref();
    this.#child.end(code, signal);
  }
}

/** Opens a named pipe. The one that is written to has no reader yet, so it is opened for both. */
function openPipe(file, isInput) {
  const { O_RDONLY, O_RDWR, O_NONBLOCK } = constants;
  return openSync(file, (isInput ? O_RDWR : O_RDONLY) | O_NONBLOCK);
}

/** Output of a command: its pipe stays open until the command has opened it, too, which would wait for a reader for ever. */
class Output extends Socket {
  #isOpened = false;
  #end;

  constructor(fd) {
    super({ fd, readable: true, writable: false });
  }

  opened() {
    this.#isOpened = true;
    this.#end?.();
  }

  _destroy(error, done) {
    this._handle?.readStop();
    this.#end = () => super._destroy(error, done);
    if (this.#isOpened) this.#end();
  }
}

/** Standard input of a command: its pipe stays open until the command has opened it, too. */
class Input extends Writable {
  #pipe;
  #isOpened = false;
  #finish;

  constructor(fd) {
    super();
    this.#pipe = new Socket({ fd, readable: false, writable: true });
    this.#pipe.on('error', () => {});
  }

  opened() {
    this.#isOpened = true;
    this.#finish?.();
  }

  _write(chunk, _encoding, done) {
    this.#pipe.write(chunk, () => done());
  }

  _final(done) {
    this.#finish = () => {
      this.#pipe.destroy();
      done();
    };
    if (this.#isOpened) this.#finish();
  }

  _destroy(error, done) {
    this.#pipe.destroy();
    done(error);
  }
}

/** A `ChildProcess` for what the tests and the program use of one. */
class StartedProgram extends EventEmitter {
  exitCode = null;
  signalCode = null;
  killed = false;
  #kill;
  #open;

  constructor(stdin, stdout, stderr, kill) {
    super();
    Object.assign(this, { stdin, stdout, stderr });
    this.#kill = kill;
    this.#open = new Set([stdout, stderr]);
    for (const stream of this.#open) stream.on('close', () => this.#close(stream));
  }

  /** The command has opened its ends of the pipes. */
  opened() {
    for (const stream of [this.stdin, this.stdout, this.stderr]) stream?.opened();
  }

  get isRunning() {
    return this.exitCode === null && this.signalCode === null;
  }

  kill(signal = 'SIGTERM') {
    if (!this.isRunning) return false;
    this.killed = true;
    return this.#kill(signal);
  }

  end(code, signal) {
    this.exitCode = code;
    this.signalCode = signal;
    this.stdin?.destroy();
    this.emit('exit', code, signal);
    this.#close();
  }

  #close(stream) {
    this.#open.delete(stream);
    if (this.#open.size === 0 && !this.isRunning) this.emit('close', this.exitCode, this.signalCode);
  }
}
