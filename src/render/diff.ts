import { createTwoFilesPatch } from 'diff';

/** One file before and after. */
export interface TextChange {
  /** Repository-relative, with `/`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Renders changed files as a unified diff that `git apply` takes, each line with the line end that it has. */
export function renderDiff(changes: readonly TextChange[]): string {
  return changes
    .map(({ path, before, after }) =>
      createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, {
        context: 3,
        headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
      }),
    )
    .join('');
}
