import { shorten } from '../../text/shorten.ts';
import { flowScalar } from '../yaml/scalar.ts';
import { renderFlow, renderYaml, type YamlData } from '../yaml/write.ts';

const longestTitle = 120;

/** The content of a session's file. */
export interface NewSession {
  /** The front matter above `step_timestamps`, in the order of new files (convention, section 3). */
  readonly head: YamlData;
  readonly times: YamlData;
  readonly history: readonly string[];
  readonly state: string;
  readonly isFinal: boolean;
  readonly status: string;
  /** What the user asked; its first line is the title. */
  readonly query: string;
  /** Markdown below the title, in its order. */
  readonly sections: readonly string[];
}

/**
 * The text of a session: a line for each step's times and for each state, `fsm` and `status` last, so that two
 * branches that continue the session conflict.
 */
export function sessionText(session: NewSession): string {
  const { head, history, isFinal, query, sections, state, status } = session;
  const times = Object.entries(session.times).flatMap(([step, value]) =>
    value === undefined ? [] : [`  ${JSON.stringify(step)}: ${renderFlow(value)}`],
  );
  return [
    '---',
    renderYaml(head).trimEnd(),
    ...(times.length === 0 ? ['step_timestamps: {}'] : ['step_timestamps:', ...times]),
    'fsm:',
    ...(history.length === 0
      ? ['  history: []']
      : ['  history:', ...history.map((one) => `    - ${flowScalar(one)}`)]),
    `  state: ${flowScalar(state)}`,
    `  is_final: ${isFinal}`,
    `status: ${flowScalar(status)}`,
    '---',
    '',
    // The query is above, unchanged; the title is for people.
    `# ${titleOf(query)}`,
    ...sections.flatMap((section) => ['', section.trim()]),
    '',
  ].join('\n');
}

/** The title of a session: the first line of its query. */
export function titleOf(query: string): string {
  const [first = ''] = query.trim().split(/[\r\n]/);
  return shorten(first.replace(/\p{C}/gu, ' ').trim(), longestTitle);
}
