/** A key of a configuration whose value differs; values as JSON, null if the key is absent. */
export interface ConfigKeyChange {
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change of what configures the checks (convention, section 10, "Which configuration counts"). */
export type Notice =
  | {
      readonly type: 'configuration';
      readonly path: string;
      readonly change: 'added' | 'modified' | 'deleted' | 'unreadable';
      readonly keys: readonly ConfigKeyChange[];
    }
  | {
      readonly type: 'waiver';
      readonly path: string;
      readonly change: 'added' | 'removed';
      readonly rule: string;
      readonly record: string;
      readonly reason: string;
      readonly by: string;
      readonly until: string | null;
    }
  | {
      readonly type: 'baseline';
      readonly path: string;
      /** How many findings it skips more, and no more. */
      readonly added: number;
      readonly removed: number;
    }
  | {
      readonly type: 'suppression';
      readonly path: string;
      readonly change: 'added' | 'removed';
      readonly line: number;
      readonly rules: readonly string[];
      readonly reason: string | null;
    };
