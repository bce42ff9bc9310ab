import { wholeNumber } from '../cli/options/numbers.ts';
import { BatonError } from '../errors.ts';

/** The inputs of `action.yml` that the program reads; a value that it does not know stops the job. */
export interface Inputs {
  /** Whether a pull request gets a comment. */
  readonly comment: boolean;
  /** The most warnings with which the job passes. */
  readonly maxWarnings: number;
}

const maxWarnings = wholeNumber({
  name: 'max-warnings',
  help: 'write a whole number (`max-warnings: 0` allows none), or leave it empty for no limit',
});

/**
 * Reads the inputs from the variables that `action.yml` sets. An empty one is one that was left out.
 *
 * @throws BatonError `usage` for a value that the input does not allow
 */
export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs {
  const { BATON_COMMENT = '', BATON_MAX_WARNINGS = '', BATON_SARIF = '' } = env;
  // The upload is a step of its own, which takes anything but `true` for a no.
  truth('sarif', BATON_SARIF, false);
  return {
    comment: truth('comment', BATON_COMMENT, true),
    maxWarnings: BATON_MAX_WARNINGS === '' ? Number.POSITIVE_INFINITY : maxWarnings(BATON_MAX_WARNINGS),
  };
}

/** A truth value as GitHub's own actions read it: `true`, `True`, `TRUE` and the same of `false`. */
function truth(name: string, text: string, otherwise: boolean): boolean {
  if (text === '') return otherwise;
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  throw new BatonError(
    'usage',
    `Unexpected value \`${text}\` for \`${name}\`, expected \`true\` or \`false\``,
    {
      help: `write \`${name}: true\` or \`${name}: false\` below \`with:\``,
    },
  );
}
