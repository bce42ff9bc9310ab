import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createFile } from '../../store/create-file.ts';
import { readTextIfExists } from '../../store/files.ts';
import { unguarded } from '../../store/ground.ts';
import { addToLog, leaveMark, removeOldFolders } from '../../store/marks.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** After so long a conversation is over. */
const keptMs = 14 * dayMs;

/** What was said in a conversation, so that it is not said twice. */
export interface Memory {
  /**
   * Notes that a text was said about something. Safe with events at the same time: of two that say the same, one is the first.
   *
   * @returns true if this conversation has not heard it; always without a conversation, since nobody knows
   */
  isNews(about: string, text?: string): Promise<boolean>;
  /** Keeps a text under a name; a text that is kept stays. Nothing is kept without a conversation. */
  keep(name: string, text: string): Promise<void>;
  /** @returns undefined for what was not kept */
  kept(name: string): Promise<string | undefined>;
}

/**
 * Opens what is known of a conversation, in `<common git dir>/baton/` (agents, section 3). Conversations that were silent for two weeks are
 * forgotten when a new one begins.
 *
 * @param commonDir absolute: git's own folder that all worktrees share
 * @param now RFC 3339
 */
export function openMemory(commonDir: string, conversation: string | undefined, now: string): Memory {
  const all = join(commonDir, 'baton', 'agents');
  const folder = conversation === undefined ? undefined : join(all, hash(conversation));
  const tidy = async (own: string) => {
    if (!existsSync(own)) await removeOldFolders(all, Date.parse(now) - keptMs);
  };
  return {
    async isNews(about, text = '') {
      if (folder === undefined) return true;
      await tidy(folder);
      return leaveMark(folder, hash(`${about}\0${text}`));
    },
    async keep(name, text) {
      if (folder === undefined) return;
      await tidy(folder);
      await createFile(join(folder, name), text, unguarded);
    },
    async kept(name) {
      return folder === undefined ? undefined : readTextIfExists(join(folder, name), unguarded);
    },
  };
}

/** Leaves a line about an event that had no answer. @param commonDir absolute */
export function noteEvent(commonDir: string, now: string, line: string): Promise<void> {
  return addToLog(join(commonDir, 'baton', 'agent-events.log'), `${now} ${line}`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
