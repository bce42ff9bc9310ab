// `npm run new:kind -- KIND` writes the schema, the model and the test of a kind of record, ready to be filled in.
import { kindOf, kindUsage } from './scaffold/kind.ts';
import { runScaffold } from './scaffold/scaffold.ts';

process.exitCode = await runScaffold(kindOf(process.argv.slice(2)), kindUsage);
