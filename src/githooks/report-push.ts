import type { PushResult } from '../app/push/check-push.ts';
import type { ShownPush } from '../app/push/groups.ts';
import type { Io } from '../io/io.ts';
import { plural } from '../render/count.ts';
import { namesOf } from '../render/reporters/push.ts';

/** How many findings there are, and how many of them are not shown. */
export function reportRest({ errors, warnings, left }: ShownPush, { checked }: PushResult, io: Io): void {
  const counts = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  const rest = left > 0 ? `, ${left} of them not shown` : '';
  io.stderr.write(`${counts.join(' and ')}${rest}; ${plural(checked, 'commit')} checked\n`);
}

/** The protected branches that may not go. */
export function reportDeletions(deleted: PushResult['deleted'], io: Io): void {
  for (const { ref, old } of deleted) {
    io.stderr.write(
      `${namesOf([ref])}: a protected branch would be deleted, and no other protected branch and no tag has all of its commits\n` +
        `help: merge it into another protected branch first, or push a tag for it: \`git tag NAME ${old.slice(0, 10)}\`\n`,
    );
  }
}
