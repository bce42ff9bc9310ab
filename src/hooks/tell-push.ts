import type { ShownPush } from '../app/push/groups.ts';
import type { PushResult } from '../app/push/judge-push.ts';
import type { Io } from '../cli/io.ts';
import { plural } from '../render/count.ts';
import { forTerminalLine } from '../render/neutralise.ts';
import { namesOf } from '../render/push.ts';

/** How many findings there are, and how many of them are not shown. */
export function tellRest({ errors, warnings, left }: ShownPush, { judged }: PushResult, io: Io): void {
  const counts = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  const rest = left > 0 ? `, ${left} of them not shown` : '';
  io.stderr.write(`${counts.join(' and ')}${rest}; ${plural(judged, 'commit')} checked\n`);
}

/** The protected branches that may not go. */
export function tellDeletions(deleted: PushResult['deleted'], io: Io): void {
  for (const { ref, config } of deleted) {
    io.stderr.write(
      `${namesOf([ref])}: \`protect\` of \`${forTerminalLine(config.path ?? '')}\` names this branch, and no other ` +
        'protected branch has all of its commits\n' +
        'help: merge it into one of them first, or take it out of `protect`\n',
    );
  }
}
