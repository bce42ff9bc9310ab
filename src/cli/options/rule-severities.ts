import { ruleIds } from '../../app/config/load-config.ts';
import { type Severity, severities } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';
import { suggest } from '../../text/closest-match.ts';

const levels: readonly string[] = [...severities, 'off'];

/** What `--rule id=severity` options change, a later one winning. @throws BatonError `usage` for an unknown id or severity */
export function ruleSeverities(texts: readonly string[]): Record<string, Severity | 'off'> {
  return Object.fromEntries(texts.map(ruleSeverity));
}

function ruleSeverity(text: string): [string, Severity | 'off'] {
  const [id = '', level = ''] = text.split('=', 2);
  if (!ruleIds.includes(id)) {
    throw new BatonError('usage', `Unknown rule \`${id}\` after \`--rule\``, {
      help: suggest(id, ruleIds, 'run `baton rules` for the list'),
    });
  }
  if (!levels.includes(level)) {
    throw new BatonError(
      'usage',
      `${level === '' ? 'Missing severity' : `Unexpected severity \`${level}\``} for \`${id}\`, expected ${levels.join(', ')}`,
      {
        help: `write a severity, such as \`--rule ${id}=warning\``,
      },
    );
  }
  return [id, level as Severity | 'off'];
}
