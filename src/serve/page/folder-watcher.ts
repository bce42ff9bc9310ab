import { type FSWatcher, watch } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Watches folders, with one watch for each: a watch for each file as well takes more than a second at 10,000 records, and more of
 * them than systems allow.
 */
export class FolderWatcher {
  readonly #watches = new Map<string, FSWatcher>();
  /** Folders that are watched with all below them. */
  readonly #trees = new Set<string>();
  readonly #onChange: (path: string) => void;
  readonly #onGap: () => void;
  #isClosed = false;

  /** @param onChange called with what changed, a file or a folder, absolute @param onGap called where a folder cannot be watched */
  constructor(onChange: (path: string) => void, onGap: () => void) {
    this.#onChange = onChange;
    this.#onGap = onGap;
  }

  /** Watches what is directly in a folder. */
  add(folder: string): void {
    if (this.#isClosed || this.#watches.has(folder)) return;
    try {
      const own = watch(folder, { persistent: false });
      this.#watches.set(folder, own);
      own.on('change', (type, name) => this.#onEvent(type, name === null ? folder : join(folder, `${name}`)));
      // Windows says so of a folder that is gone.
      own.on('error', () => this.#drop(folder));
    } catch {
      this.#onGap();
    }
  }

  /**
   * Watches a folder with all below it; links are not followed. One that does not exist is, once it does, where its parent is watched.
   *
   * @returns false where nothing new is watched
   */
  async addTree(folder: string): Promise<boolean> {
    this.#trees.add(folder);
    if (this.#watches.has(folder) || !(await isFolder(folder))) return false;
    await this.#addBelow(folder);
    return this.#watches.has(folder);
  }

  /** Whether a path is in one of the trees. */
  covers(path: string): boolean {
    return [...this.#trees].some((tree) => isIn(path, tree));
  }

  close(): void {
    this.#isClosed = true;
    for (const own of this.#watches.values()) own.close();
    this.#watches.clear();
  }

  async #addBelow(folder: string): Promise<void> {
    // Watched first: what comes into it later is told, what is there is found.
    this.add(folder);
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) if (entry.isDirectory()) await this.#addBelow(join(folder, entry.name));
  }

  #onEvent(type: string, path: string): void {
    this.#onChange(path);
    if (type === 'rename') void this.#renew(path);
  }

  /** A name came, or went, or is another folder's now: the watch of a folder stays with the folder. */
  async #renew(path: string): Promise<void> {
    for (const folder of this.#watches.keys()) if (isIn(folder, path)) this.#drop(folder);
    if (!this.covers(path) || !(await isFolder(path))) return;
    await this.#addBelow(path);
    // What came before it was watched.
    if (!this.#isClosed) this.#onChange(path);
  }

  #drop(folder: string): void {
    this.#watches.get(folder)?.close();
    this.#watches.delete(folder);
  }
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`);
}

async function isFolder(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isDirectory() === true;
}
