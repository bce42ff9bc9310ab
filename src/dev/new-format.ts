// `npm run new:format -- NAME` writes an importer for a format of another tool and its test, ready to be filled in.
import { formatOf, formatUsage } from './scaffold/format.ts';
import { runScaffold } from './scaffold/scaffold.ts';

process.exitCode = await runScaffold(formatOf(process.argv.slice(2)), formatUsage);
