import type { Scene } from './links.ts';
import type { View } from './page.ts';
import type { Query, Target } from './site.ts';
import { calibrationView } from './views/calibration.ts';
import { filesView, fileView } from './views/files.ts';
import { handoffsView } from './views/handoffs.ts';
import { type LintState, nowView } from './views/now.ts';
import { searchView } from './views/search.ts';
import { sessionsView, sessionView } from './views/sessions.ts';
import { threadView } from './views/thread.ts';
import { threadsView } from './views/threads.ts';

/** What views show besides the records. */
export interface Beside {
  /** What a list is narrowed to. */
  readonly query?: Query;
  /** Undefined while it runs; a text where it could not. */
  readonly lint?: LintState | string | undefined;
  /** When blocked tasks were committed first, by path. */
  readonly addedAt?: ReadonlyMap<string, string>;
  /** Of the file that is shown. */
  readonly earlierNames?: readonly string[];
}

/** The view of a target; undefined where no record has its id. */
export function viewOf(
  scene: Scene,
  target: Target,
  { addedAt = new Map(), earlierNames = [], lint, query = {} }: Beside = {},
): View | undefined {
  const { board } = scene;
  const page = 'page' in target ? (target.page ?? 1) : 1;
  switch (target.view) {
    case 'now':
      return nowView(scene, lint, addedAt);
    case 'threads':
      return threadsView(scene, page, query);
    case 'thread': {
      const thread = board.threads.find(({ state }) => state.id === target.id);
      return thread && threadView(scene, thread, page);
    }
    case 'sessions':
      return sessionsView(scene, page);
    case 'session': {
      const session = board.sessions.find(({ id }) => id === target.id);
      return session && sessionView(scene, session);
    }
    case 'handoffs':
      return handoffsView(scene, page);
    case 'files':
      return filesView(scene, page, query);
    case 'file':
      return fileView(scene, target.path, earlierNames);
    case 'calibration':
      return calibrationView(scene);
    case 'search':
      return searchView(scene, page, query);
  }
}
