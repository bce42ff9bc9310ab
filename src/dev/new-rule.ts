// `npm run new:rule -- GROUP/NAME` writes a rule, its page and its test, ready to be filled in.
import { ruleOf, ruleUsage } from './scaffold/rule.ts';
import { runScaffold } from './scaffold/scaffold.ts';

process.exitCode = await runScaffold(ruleOf(process.argv.slice(2)), ruleUsage);
