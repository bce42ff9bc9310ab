import type { Document } from './document.ts';

/**
 * What happened to one record between a base and what is checked. Records pair by id, then by path, so a rename
 * keeps its history.
 */
export type Change =
  | { readonly type: 'added'; readonly after: Document }
  | {
      readonly type: 'modified';
      readonly before: Document;
      readonly after: Document;
      readonly moved: boolean;
    }
  | { readonly type: 'deleted'; readonly before: Document }
  /** The file is still there, but no longer claimed. `text` is what it holds now. */
  | { readonly type: 'unclaimed'; readonly before: Document; readonly path: string; readonly text: string }
  /** The path is a symlink or a submodule now. */
  | {
      readonly type: 'replaced';
      readonly before: Document;
      readonly path: string;
      readonly by: 'symlink' | 'gitlink';
    };
