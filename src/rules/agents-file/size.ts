import type { AgentsFile } from '../../core/facts.ts';
import { defineRule } from '../../core/rule.ts';
import { clientTitles, isListed, limits } from '../../records/schema/clients.ts';

export default defineRule({
  id: 'agents-file/size',
  summary: 'Instructions for agents fit into what a client reads',
  kinds: [],
  severity: 'info',
  seed: false,
  messages: {
    cut: 'Unexpected {bytes} bytes of instructions together with the folders above, expected at most {most}: {client} leaves out the rest',
    large:
      'Unexpected {characters} characters of instructions, expected at most {most}: {client} warns about a large file',
  },
  tree({ tree, config, report }) {
    const files = new Map(
      tree.others.flatMap(({ path, agentsFile }) => (agentsFile ? [[path, agentsFile] as const] : [])),
    );
    const most = limits.codexInstructions.value;
    if (isListed('codex', config)) {
      for (const { path, above, bytes } of chainsOf(files)) {
        // One further below adds to what is over the limit already.
        if (above > most || above + bytes <= most) continue;
        report('cut', {
          at: { path, side: 'after' },
          data: { bytes: above + bytes, most, client: clientTitles.codex },
          help: 'shorten them, move what only some work needs into a skill, or set `project_doc_max_bytes` in the configuration of Codex',
        });
      }
    }
    if (!isListed('claude-code', config)) return;
    for (const path of readByClaude(files)) {
      const characters = files.get(path)?.characters ?? 0;
      if (characters <= limits.claudeCodeInstructions.value) continue;
      report('large', {
        at: { path, side: 'after' },
        data: {
          characters,
          most: limits.claudeCodeInstructions.value,
          client: clientTitles['claude-code'],
        },
        help: 'shorten it, or move what only some work needs into a skill or a `CLAUDE.md` of a folder',
      });
    }
  },
});

/**
 * What Codex reads in a folder, and the bytes that it has read in the folders above: one file a folder, from the top down.
 */
function chainsOf(files: ReadonlyMap<string, AgentsFile>) {
  const own = new Map<string, string>();
  for (const path of files.keys()) {
    const [, folder, override] = /^((?:.*\/)?)AGENTS(\.override)?\.md$/.exec(path) ?? [];
    if (folder === undefined || files.get(path)?.bytes === 0) continue;
    if (override !== undefined || !own.has(folder)) own.set(folder, path);
  }
  const bytesIn = (folder: string) => files.get(own.get(folder) ?? '')?.bytes ?? 0;
  return [...own].map(([folder, path]) => {
    const names = folder.split('/').slice(0, -1);
    const above = names.map((_, depth) =>
      bytesIn(
        names
          .slice(0, depth)
          .map((name) => `${name}/`)
          .join(''),
      ),
    );
    return { path, above: above.reduce((sum, bytes) => sum + bytes, 0), bytes: bytesIn(folder) };
  });
}

/** Each CLAUDE.md, and what it imports directly or through another file. */
function readByClaude(files: ReadonlyMap<string, AgentsFile>): ReadonlySet<string> {
  const read = new Set([...files.keys()].filter((path) => /(?:^|\/)CLAUDE(?:\.local)?\.md$/.test(path)));
  // A set that grows while it is walked: what is added is walked too.
  for (const path of read)
    for (const { targets } of files.get(path)?.imports ?? [])
      for (const target of targets) if (files.has(target)) read.add(target);
  return read;
}
