/** What a commit object says. Texts as they are there. */
export interface Commit {
  readonly oid: string;
  readonly tree: string;
  /** As the commit names them, whatever a shallow boundary hides. */
  readonly parents: readonly string[];
  readonly author: { readonly name: string; readonly email: string };
  /** ISO 8601 with the author's offset: the clock of lint. */
  readonly authorDate: string;
  readonly message: string;
  /** The first line of the message; '' if there is none. */
  readonly subject: string;
}

/** Reads the text of a commit object, as `cat-file` gives it. */
export function parseCommit(oid: string, text: string): Commit {
  const end = text.indexOf('\n\n');
  const head = end === -1 ? text : text.slice(0, end);
  const message = end === -1 ? '' : text.slice(end + 2);
  const [, name = '', email = ''] = /^author (.*?) ?<(.*?)>/m.exec(head) ?? [];
  return {
    oid,
    tree: /^tree ([0-9a-f]+)$/m.exec(head)?.[1] ?? '',
    parents: [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, parent]) => parent ?? []),
    author: { name, email },
    authorDate: authorDate(head),
    message,
    subject: message.trimStart().split(/\r?\n/, 1)[0] ?? '',
  };
}

function authorDate(head: string): string {
  const [, seconds = '0', sign = '+', hours = '00', minutes = '00'] =
    /^author .*> (\d+) ([+-])(\d\d)(\d\d)$/m.exec(head) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const time = (Number(seconds) + offset * 60) * 1000;
  // A date that no calendar has is read as git reads it: the epoch.
  const local = new Date(time <= 8.64e15 ? time : 0).toISOString().slice(0, 19);
  return `${local}${sign}${hours}:${minutes}`;
}
