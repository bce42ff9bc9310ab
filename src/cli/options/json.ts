import { type Command, Option } from 'commander';
import { BatonError } from '../../errors.ts';
import { needOneOf } from '../../text/one-of.ts';

/**
 * Makes `--json` and `--format json` the same for a command that prints data: it takes both, and refuses `--json` with
 * another format (docs/json.md).
 */
export function agreeOnJson(command: Command): void {
  const named = (long: string) => command.options.find((option) => option.long === long);
  const format = named('--format');
  if (!named('--json')) {
    if (!format?.argChoices?.includes('json')) return;
    command.option('--json', 'the same as --format json');
  }
  if (!format) {
    const words = ['text', 'json'];
    command.addOption(
      new Option('--format <format>')
        .choices(words)
        .argParser((text: string) => needOneOf('format', text, words))
        .hideHelp(),
    );
  }
  command.hook('preAction', (self) => {
    const { format: asked, json } = self.opts<{ format?: string; json?: true }>();
    const isChosen = self.getOptionValueSource('format') === 'cli';
    if (json && isChosen && asked !== 'json') {
      throw new BatonError('usage', `Unexpected \`--json\` with \`--format ${asked}\``, {
        help: 'remove one of them',
      });
    }
    if (json && format) self.setOptionValue('format', 'json');
    if (isChosen && asked === 'json') self.setOptionValue('json', true);
  });
}
