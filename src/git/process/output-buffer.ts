/** At least so many bytes are made room for, once a second piece comes. */
const leastRoom = 256 * 1024;

/** What a git writes, put together while it writes the next piece: a large index is some megabytes. */
export class OutputBuffer {
  #all: Buffer = Buffer.alloc(0);
  #used = 0;

  push(piece: Buffer): void {
    const size = this.#used + piece.length;
    if (this.#used === 0) this.#all = piece;
    else {
      if (size > this.#all.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(leastRoom, 4 * size));
        this.#all.copy(larger, 0, 0, this.#used);
        this.#all = larger;
      }
      piece.copy(this.#all, this.#used);
    }
    this.#used = size;
  }

  whole(): Buffer {
    return this.#all.subarray(0, this.#used);
  }
}
