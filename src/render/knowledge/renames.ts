import { shortOid } from '../../text/short-oid.ts';

/** What an answer may lack where renames were followed in part. @param since the oldest commit that was followed */
export function renderRenamesSince(since: string): string {
  return `renames before commit ${shortOid(since)} are not followed: what records say under an older name may be missing`;
}
