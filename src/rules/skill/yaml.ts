import type { Document, ReadProblem } from '../../core/document.ts';
import type { YamlScalar } from '../../core/node.ts';
import type { Extent } from '../../core/position.ts';
import { defineRule } from '../../core/rule.ts';
import { isReadField, quoted, scalarsOf } from '../../records/kinds/skill/model.ts';
import { conflictHelp } from '../../records/read/conflict.ts';
import { clientsDropping, type SkillFault } from '../../records/schema/clients.ts';
import { quotable } from '../../records/yaml/quotable.ts';

const owned: ReadonlySet<ReadProblem['code']> = new Set([
  ...([
    'syntax',
    'conflict',
    'colon',
    'tab',
    'duplicate-key',
    'multiple-documents',
    'directive',
    'tag',
    'alias',
    'depth',
  ] as const),
]);
/** The clients' own limits on depth and aliases are unknown: no client is named for them. */
const faults: Readonly<Partial<Record<ReadProblem['code'], SkillFault>>> = {
  syntax: 'unreadable-yaml',
  conflict: 'unreadable-yaml',
  tab: 'unreadable-yaml',
  'duplicate-key': 'refused-yaml',
  tag: 'refused-yaml',
};
const helps: Readonly<Partial<Record<ReadProblem['code'], string>>> = {
  tab: 'indent with spaces',
  'duplicate-key': 'keep one of the two',
  tag: 'remove the tag; it is never resolved',
  alias: 'write the value out, or quote it where it begins with `*`',
  depth: 'flatten the value, or move it into another file',
  'multiple-documents': 'keep one document between the `---` lines',
  directive: 'remove the line',
  conflict: conflictHelp,
  syntax: 'quote the value, or write it as a block below `key: |`',
};

export default defineRule({
  id: 'skill/yaml',
  summary: 'The front matter of a skill is YAML that every client reads in the same way',
  kinds: ['skill'],
  severity: 'error',
  seed: false,
  messages: {
    colon: 'Unexpected `: ` inside an unquoted value, expected quotes around the whole value',
    unquoted: 'Unexpected unquoted value `{value}`, expected quotes around the whole value',
    space: 'Unexpected {name} after `{key}:`, expected a plain space',
    unreadable: '{problem}',
    comment: { text: 'Unexpected comment `{comment}`, which cuts the value `{value}`', severity: 'warning' },
    differs: {
      text: 'Unexpected unquoted `{value}`, which some readers take as {what}',
      severity: 'warning',
    },
    boolean: { text: 'Unexpected `{value}`, expected `true` or `false`', severity: 'warning' },
    mergeKey: { text: 'Unexpected merge key `<<`, which YAML 1.2 does not have', severity: 'warning' },
    anchor: { text: 'Unexpected anchor, which strict readers refuse', severity: 'warning' },
    flow: { text: 'Unexpected front matter in braces, which strict readers refuse', severity: 'warning' },
  },
  document({ doc, config, report }) {
    const unreadable = clientsDropping('unreadable-yaml', config);
    const isConflict = doc.problems.some(({ code }) => code === 'conflict');
    const fixes = isConflict ? [] : quotable(doc.text, doc.frontMatter?.yaml);
    for (const { extent, text, code } of fixes) {
      const common = {
        at: extent,
        clients: unreadable,
        help: 'quote the whole value, or write it as a block below `key: |`',
        fix: { kind: 'safe', title: 'Quote the value', edits: [{ extent, text }] },
      } as const;
      if (code === 'colon') report('colon', common);
      else report('unquoted', { ...common, data: { value: short(doc.text.slice(extent.from, extent.to)) } });
    }
    const spaces = isConflict || fixes.length > 0 ? [] : wideSpaces(doc);
    for (const { extent, key } of spaces) {
      const code = doc.text.charCodeAt(extent.from).toString(16).toUpperCase().padStart(4, '0');
      report('space', {
        at: extent,
        data: { key, name: code === '00A0' ? 'no-break space U+00A0' : `space U+${code}` },
        clients: unreadable,
        help: 'write an ordinary space; YAML does not accept another one after a key',
        fix: { kind: 'safe', title: 'Write a plain space', edits: [{ extent, text: ' ' }] },
      });
    }
    if (fixes.length > 0 || spaces.length > 0) return;
    for (const { code, message, extent, related } of doc.problems) {
      if (!owned.has(code)) continue;
      const fault = code === 'colon' ? 'unreadable-yaml' : faults[code];
      report('unreadable', {
        at: extent,
        data: { problem: message },
        clients: fault && clientsDropping(fault, config),
        help: helps[code] ?? helps.syntax,
        related: related && [{ at: related.extent, message: related.message }],
      });
    }
    if (doc.problems.length > 0 || !doc.data || !doc.frontMatter) return;
    const { anchors, mergeKeys, trailingComments } = doc.frontMatter.yaml.features;
    if (doc.data.flow) report('flow', { at: doc.data, help: 'write one `key: value` per line' });
    for (const at of anchors) report('anchor', { at, help: 'write the value out where it is used' });
    for (const at of mergeKeys) report('mergeKey', { at, help: 'write the keys out' });
    const commentAt = new Map(trailingComments.map((comment) => [comment.from, comment]));
    for (const { node, path } of scalarsOf(doc.data)) {
      if (node.aliased || node.style !== 'plain' || node.tag !== undefined) continue;
      const comment = commentAt.get(node.extent.to);
      if (comment && cutsProse(doc, node, comment)) {
        const extent = { from: node.extent.from, to: comment.to };
        report('comment', {
          at: comment,
          data: { comment: short(doc.text.slice(comment.from, comment.to).trim()), value: short(node.raw) },
          help: 'quote the value if the `#` belongs to it; else put the comment on its own line',
          fix: {
            kind: 'suggested',
            title: 'Quote the value and the comment',
            edits: [{ extent, text: quoted(doc.text.slice(extent.from, extent.to)) }],
          },
        });
      } else differs(node, path);
    }

    function differs(node: YamlScalar, path: readonly string[]): void {
      // How a field is read does not matter if no client reads it.
      if (path.join('.') === 'handoff.accepts_handoff' || !isReadField(path[0] ?? '', doc.data)) return;
      const what = otherReading(node, path);
      if (what === undefined) return;
      const boolean = booleanFields.has(path.join('.')) && what === 'a boolean';
      if (boolean) {
        const text = String(/^(?:yes|on)$/i.test(node.raw));
        report('boolean', {
          at: node,
          data: { value: node.raw },
          help: `write \`${text}\``,
          fix: { kind: 'suggested', title: `Write \`${text}\``, edits: [{ extent: node.extent, text }] },
        });
        return;
      }
      report('differs', {
        at: node,
        data: { value: node.raw, what },
        help: `write \`${quoted(node.raw)}\``,
        fix: {
          kind: typeof node.value === 'string' ? 'safe' : 'suggested',
          title: 'Quote the value',
          edits: [{ extent: node.extent, text: quoted(node.raw) }],
        },
      });
    }
  },
});

const booleanFields = new Set(['disable-model-invocation', 'user-invocable']);
/** Fields whose wrong type another rule of this group reports. */
const typedFields = new Set([
  ...[
    'name',
    'description',
    'license',
    'compatibility',
    'metadata',
    'allowed-tools',
    'argument-hint',
    'handoff',
  ],
]);

/**
 * How a reader of YAML 1.1, or one that drops trailing zeros, reads a plain scalar; undefined where all readers
 * agree.
 */
function otherReading({ value, raw }: YamlScalar, path: readonly string[]): string | undefined {
  if (typeof value === 'string') {
    if (/^(?:yes|no|on|off)$/i.test(raw)) return 'a boolean';
    if (/^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d.*)?$/.test(raw)) return 'a date';
    if (/^[-+]?[1-9]\d*(?::[0-5]?\d)+$/.test(raw) || /^[-+]?\d[\d_]*_[\d_]*$/.test(raw)) return 'a number';
    return undefined;
  }
  if (typeof value !== 'number' || typedFields.has(path[0] ?? '')) return undefined;
  if (/^\d+\.\d*0$/.test(raw)) return `the number \`${value}\``;
  return /^0\d+$/.test(raw) ? 'an octal number' : undefined;
}

/** After a word or a number it is a comment; in prose, or without a space after `#`, it is text that gets lost. */
function cutsProse(doc: Document, node: YamlScalar, comment: Extent): boolean {
  if (typeof node.value !== 'string') return false;
  return /\s/.test(node.raw) || /^\s*#[^\s#]/.test(doc.text.slice(comment.from, comment.to));
}

/** Where a space that YAML does not accept follows a key. */
function wideSpaces(doc: Document): { readonly extent: Extent; readonly key: string }[] {
  if (!doc.problems.some(({ code }) => code === 'syntax') || !doc.frontMatter) return [];
  const { from, to } = doc.frontMatter.yaml.extent;
  return [...doc.text.slice(from, to).matchAll(/^([ \t]*)([\w-]+):[\u00a0\u2000-\u200a\u202f\u3000]/gm)].map(
    (match) => {
      const at = from + match.index + match[0].length - 1;
      return { extent: { from: at, to: at + 1 }, key: match[2] ?? '' };
    },
  );
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
