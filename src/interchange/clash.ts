import { BatonError } from '../errors.ts';

/** Files of one run that cannot be imported together, as they say they are the same thing. */
export class ClashError extends BatonError {
  /** Their names. */
  readonly files: readonly string[];

  constructor(message: string, files: readonly string[]) {
    super('refused', message, { help: 'remove one of them, or rename the file' });
    this.files = files;
  }
}
