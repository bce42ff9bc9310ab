import type { Diagnostic } from '../../core/diagnostic.ts';

/** What a run of lint found, with the texts that spans count in. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[];
  /** How many records were checked. */
  readonly records: number;
  /** How many findings a baseline skipped. */
  readonly baselined?: number;
  /** How many findings a waiver skipped. */
  readonly waived?: number;
  /** What was not looked at, and why: one line each. */
  readonly notices?: readonly string[];
  /**
   * The text of a file that has findings; undefined if it could not be read.
   *
   * @param of the finding that asks: over a history each may speak of another version
   */
  textOf(path: string, side: 'before' | 'after', of?: Diagnostic): string | undefined;
}

export interface RenderOptions {
  readonly colour: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Leaves out findings of severity info, as a hook does. */
  readonly hideInfo?: boolean;
  /** Shows every finding, each with its help; else of a rule with many the first, and a help once. */
  readonly isFull?: boolean;
  /** How to print every finding, for the text that counts what is left out; `--full` if it is left out. */
  readonly fullCommand?: string;
  /** How many of the findings `baton lint --fix` fixes. */
  readonly fixable?: number;
  /** What runs Baton where the findings are read; `baton` if it is left out. */
  readonly own?: string;
}

/** Turns findings into the text of one format, ended by a line feed. */
export type Reporter = (findings: Findings, options: RenderOptions) => string;
