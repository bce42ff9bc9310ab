import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { writtenTime } from '../../app/workspace/context.ts';
import { answering } from '../../app/workspace/unread.ts';
import { BatonError } from '../../errors.ts';
import type { CommandModule } from '../../io/io.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { commandContext, folderOf } from '../context.ts';
import { wholeNumber } from '../options/numbers.ts';
import { someText } from '../options/texts.ts';
import { printJson } from '../print.ts';

const portHelp = 'write a number from 0 to 65535: `--port 4747`; 0 takes any that is free';
const wholePort = wholeNumber({ name: '--port', help: portHelp });

export const command: CommandModule = {
  register(program, io) {
    program
      .command('serve')
      .description('show the records as pages, and serve them to programs by JSON-RPC 2.0')
      .option('--port <port>', 'the port to listen on; 0 for any that is free', portOf, 4747)
      .option(
        '--host <address>',
        'the address to listen on; other machines need the token for every call',
        someText,
        '127.0.0.1',
      )
      .option(
        '--export <folder>',
        'write the pages into a folder as files that open from disk, and end',
        someText,
      )
      .option('--no-cache', 'read every record again, and do not use or write the cache')
      .option('--json', 'print JSON')
      .addHelpText('after', help)
      .action(
        async (options: { port: number; host: string; export?: string; json?: true }, self: Command) => {
          const { host, json, port } = options;
          if (options.export !== undefined) {
            const { exportSite } = await import('../../serve/export.ts');
            const folder = resolve(folderOf(io, self), options.export);
            const { files } = await exportSite(answering(commandContext(io, self)), folder);
            if (json) printJson(io, { folder, files });
            else io.stdout.write(`${files} files in ${forTerminalLine(folder)}; open index.html\n`);
            return;
          }
          const { serveRecords } = await import('../../serve/serve.ts');
          const { lintProcess } = await import('../../serve/page/lint-process.ts');
          const now = () => writtenTime(new Date().toISOString());
          // The entry is beside this bundle.
          const startLint = lintProcess(join(import.meta.dirname, 'cli.js'));
          await serveRecords(io, {
            ...{ cwd: folderOf(io, self), host, port, now, startLint, build: commandContext(io, self).build },
            json: json === true,
          });
        },
      );
  },
};

function portOf(text: string): number {
  const port = wholePort(text);
  if (port <= 65_535) return port;
  throw new BatonError('usage', `Unexpected number \`${text}\` for \`--port\`, expected one up to 65535`, {
    help: portHelp,
  });
}

const help = `
Open the printed address in a browser: it shows what needs a person, threads,
sessions, handoffs, files and calibration, and changes while you look. Its
token lets you review decisions and answer questions there.
POST /rpc takes cstp.createThread, cstp.resumeThread, cstp.getThreadStatus,
cstp.recordDecision and baton.reviewDecision. Calls that write need the token
that is printed at the start. They write into the working tree of this folder
and commit nothing.
--json prints url, page, rpc, token, worktree and branch. Ctrl+C ends it.

Example:
  $ baton serve
  $ baton serve --port 0 --json
  $ baton serve --export site
`;
