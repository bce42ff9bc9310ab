/** What the build knows of the whole program, so that the entry need not load it. */
export interface Built {
  readonly version: string;
  /** Changes with the content of the bundles. */
  readonly build: string;
  /** The help of the program as it is laid out from so many columns on, the widest first. */
  readonly help: readonly { readonly from: number; readonly to: number; readonly text: string }[];
  /** The names of the commands. */
  readonly commands: readonly string[];
}

declare const BATON_BUILT: Built;

/** Set by the build. */
export const built: Built = BATON_BUILT;
