import type { EventName } from './event.ts';

/**
 * When an event comes. What comes before and after a tool becomes an event by the tool; `none` needs no answer.
 */
export type Moment =
  | Exclude<EventName, 'read' | 'pre-edit' | 'post-edit'>
  | 'before-tool'
  | 'after-tool'
  | 'none';

/** By the letters of a name: hosts differ in case and in what is between the words. */
const spellings: Readonly<Record<Moment, readonly string[]>> = {
  'user-prompt': [
    'userprompt',
    'userpromptsubmit',
    'userpromptsubmitted',
    'beforesubmitprompt',
    'beforeagent',
  ],
  'before-tool': ['read', 'preread', 'preedit', 'beforeedit', 'pretooluse', 'beforetool', 'beforetooluse'],
  'after-tool': ['postedit', 'afteredit', 'posttooluse', 'aftertool', 'aftertooluse'],
  'session-start': ['sessionstart'],
  stop: ['stop', 'agentstop', 'afteragent'],
  'session-end': ['sessionend'],
  'subagent-stop': ['subagentstop'],
  none: [
    ...['notification', 'setup', 'permissionrequest', 'permissiondenied', 'erroroccurred', 'stopfailure'],
    ...['precompact', 'postcompact', 'precompress', 'subagentstart', 'posttoolusefailure', 'posttoolbatch'],
    ...['beforemodel', 'aftermodel', 'beforetoolselection', 'afteragentresponse', 'afteragentthought'],
    ...['beforeshellexecution', 'aftershellexecution', 'beforemcpexecution', 'aftermcpexecution'],
    // Cursor takes no context from these two: its tool events report the same tools and take some.
    ...['beforereadfile', 'afterfileedit', 'beforetabfileread', 'aftertabfileedit'],
  ],
};

const moments: ReadonlyMap<string, Moment> = new Map(
  Object.entries(spellings).flatMap(([moment, names]) =>
    names.map((name) => [name, moment as Moment] as const),
  ),
);

/** The letters of a name: `PreToolUse`, `pre-tool-use` and `pre_tool_use` are one. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** @returns undefined for a name that no known host uses */
export function momentOf(name: string): Moment | undefined {
  return moments.get(lettersOf(name));
}
