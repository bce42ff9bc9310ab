import type { ReadProblem } from '../../core/document.ts';
import type { Extent } from '../../core/position.ts';
import { defineRule } from '../../core/rule.ts';
import { recordKindsButSkill } from '../../records/kinds/but-skill.ts';
import { outputProblems } from '../../records/kinds/session/body.ts';
import { conflictHelp } from '../../records/read/conflict.ts';
import { minimalExample } from '../../records/schema/validate.ts';
import { type Quotable, quotable } from '../../records/yaml/quotable.ts';

const action: Readonly<Record<Exclude<ReadProblem['code'], 'too-large'>, string>> = {
  unreadable: 'check its permissions',
  encoding: 'save the file as UTF-8',
  syntax: 'fix the YAML',
  conflict: conflictHelp,
  colon: 'quote the whole value',
  tab: 'indent with spaces',
  'duplicate-key': 'remove one of the two',
  'multiple-documents': 'keep one document and remove the `---` or `...` between them',
  directive: 'remove the line: Baton reads YAML 1.2 without directives',
  tag: 'remove the tag',
  alias: 'write the value out',
  depth: 'nest less deeply',
  control: 'remove the character',
  'too-complex': 'put the text into a fenced block, or split it',
  'front-matter': 'write the front matter between two lines `---`, the first at the very start of the file',
  'not-a-map': 'write keys and values',
};

export default defineRule({
  id: 'record/parse',
  summary: 'A record can be read',
  kinds: recordKindsButSkill,
  severity: 'error',
  seed: true,
  messages: { unreadable: '{problem}', output: '{problem}, in the output of a step' },
  document({ doc, report }) {
    if (doc.kind === 'session' && doc.data) {
      for (const { extent, message, related, code } of outputProblems(doc)) {
        report('output', {
          at: extent,
          data: { problem: message },
          related: related ? [{ at: related.extent, message: related.message }] : [],
          help: `${code === 'too-large' ? 'shorten the output' : action[code]}, or write the output as prose without a fence`,
        });
      }
    }
    // The front matter may be wrong where the YAML of the record, a task's fence, was not reached.
    const remedy = quotable(doc.text, doc.yaml ?? doc.frontMatter?.yaml)[0];
    for (const problem of doc.problems) {
      if (problem.code === 'too-large') continue; // record/size
      const { extent, message, related, code } = problem;
      report('unreadable', {
        at: extent,
        data: { problem: message },
        related: related ? [{ at: related.extent, message: related.message }] : [],
        help:
          code === 'unreadable'
            ? action[code]
            : `${action[code]}; a minimal ${doc.kind} is:\n${minimalExample(doc.kind).trimEnd()}`,
        ...(remedy && code !== 'conflict' && covers(remedy.extent, extent)
          ? { fix: quoting(remedy, doc.text) }
          : {}),
      });
    }
  },
});

function covers(whole: Extent, part: Extent): boolean {
  return whole.from <= part.from && part.to <= whole.to;
}

/** A value over several lines may also be keys that were indented by mistake. */
function quoting({ extent, text: inQuotes }: Quotable, text: string) {
  const kind = text.slice(extent.from, extent.to).includes('\n') ? ('suggested' as const) : ('safe' as const);
  return { kind, title: 'Quote the value', edits: [{ extent, text: inQuotes }] };
}
