import type { Document } from '../../core/document.ts';
import { recordKinds } from '../../core/document.ts';
import type { YamlNode } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { defineRule } from '../../core/rule.ts';
import { isMigrated } from '../../records/kinds/task/handoff.ts';

export default defineRule({
  id: 'privacy/absolute-path',
  summary: 'A record does not contain the home folder of a person',
  kinds: recordKinds,
  severity: 'warning',
  seed: false,
  messages: {
    home: 'Unexpected home folder `{home}`, expected a path that works on every machine',
  },
  document({ doc, report }) {
    if (!/\/home\/|Users[\\/]/.test(doc.text)) return;
    let exempt: readonly Extent[] | undefined;
    for (const match of doc.text.matchAll(homeFolder)) {
      const [home, name = ''] = match;
      if (isShared(name)) continue;
      const at = { from: match.index, to: match.index + home.length };
      exempt ??= exemptPlaces(doc);
      if (exempt.some(({ from, to }) => from <= at.from && at.to <= to)) continue;
      report('home', {
        at,
        data: { home },
        actual: home,
        help: 'write the path from the top of the repository, or with `~` for the home folder',
      });
    }
  },
});

/** Not a part of a longer path or of an address; a file address and a drive of Windows may come before it. */
const homeFolder =
  /(?:(?<![\w.~/\\%})>*-])|(?<=file:\/\/))(?:(?:\/mnt)?\/[a-z](?=\/Users\/))?(?:\/home\/|\/Users\/|[A-Za-z]:(?:\\{1,2}|\/)Users(?:\\{1,2}|\/))([\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_-])?)/gu;

/** Accounts that belong to machines. */
const machines =
  'agent app builder circleci codespace coder default dev ec2-user git gitpod jenkins jovyan linuxbrew node public root runner runneradmin sandbox shared ubuntu vagrant vscode';
/** Words and names that mean any person. */
const examples =
  'admin all bar baz demo developer doe example foo foobar guest jane jane-doe jane.doe janedoe jdoe john john-doe john.doe johndoe jsmith me my-name my-user myname myself myuser name nobody person some-user someone someuser test test-user tester testuser user user-name user1 user2 username whoever xxx you you-name your-name your-user your-username your_name your_user your_username yourname youruser yourusername';
/** After such a name the path is that of a website. */
const shared = new Set(`${machines} ${examples}`.split(' '));

function isShared(name: string): boolean {
  return shared.has(name.toLowerCase()) || /^[A-Z_]+$|\.(?:html?|[jt]sx?|md|css|json|vue|php)$/.test(name);
}

/** Keys whose values are kept as somebody else wrote them. */
const exemptKeys = new Set(['session_path', 'payload_preserved', 'user_query', 'original_prompt']);
const exemptLine = new RegExp(`^[ \\t>-]*["']?(?:${[...exemptKeys].join('|')})["']?[ \\t]*:.*$`, 'gm');

function exemptPlaces(doc: Document): readonly Extent[] {
  const places = [...doc.text.matchAll(exemptLine)].map(({ 0: line, index }) => ({
    from: index,
    to: index + line.length,
  }));
  const walk = (node: YamlNode): void => {
    if (node.type === 'seq') node.items.forEach(walk);
    if (node.type !== 'map') return;
    for (const { name, value } of node.entries) {
      if (name !== null && exemptKeys.has(name)) places.push(value.extent);
      else walk(value);
    }
  };
  if (doc.data) walk(doc.data);
  if (doc.kind === 'task' && isMigrated(doc)) {
    // The note that a task was made from is kept in a fence.
    for (const { extent, lang } of doc.markdown?.fences ?? []) if (lang === 'text') places.push(extent);
  }
  return places;
}
