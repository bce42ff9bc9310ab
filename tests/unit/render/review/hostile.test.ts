import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { forLog } from '../../../../src/render/neutralise/log.ts';
import { renderReviewHtml } from '../../../../src/render/review/html.ts';
import { renderReviewJson } from '../../../../src/render/review/json.ts';
import { mostCharacters, renderReviewMarkdown } from '../../../../src/render/review/markdown.ts';
import { reviewMarker } from '../../../../src/render/review/marker.ts';
import { renderReviewText } from '../../../../src/render/review/text.ts';
import { rawControl } from '../../../support/cli.ts';
import { hostileRecords, hostileTexts } from '../../../support/hostile.ts';
import { effectsOf, tableWidths } from '../../../support/markdown-effects.ts';
import fc, { runs } from '../../../support/property.ts';
import { reviewMemory } from '../../../support/review-memory.ts';
import { storyAfter, storyBefore } from '../../../support/review-story.ts';

const ends = {
  before: { label: 'main', oid: 'a'.repeat(40) },
  after: { label: 'HEAD', oid: 'b'.repeat(40) },
};

/** A review of records that hold a text everywhere, which came, went, and changed. */
function views(text: string) {
  const files = hostileRecords(text);
  return [
    reviewMemory({}, files),
    reviewMemory(files, {}),
    reviewMemory(hostileRecords('plain words'), files),
  ].map((diff) => ({ ...ends, diff }));
}

const workflowCommand = /^\s*::|##\[|##vso\[/m;

/** What of the four renderings acts on whoever reads it. */
function harmOf(text: string): string[] {
  return views(text).flatMap((view) => {
    const markdown = renderReviewMarkdown(view);
    const plain = renderReviewText(view, { colour: false, width: 80 });
    const json = renderReviewJson(view);
    const html = renderReviewHtml(view);
    return [
      ...effectsOf(markdown),
      ...tableWidths(markdown).flatMap((width) => (width === 3 ? [] : [`a row of ${width} cells`])),
      ...(markdown.split(reviewMarker).length === 2 ? [] : ['another marker']),
      ...(rawControl.test(markdown + plain + json + html.replaceAll('\uFE0E', ''))
        ? ['a control character']
        : []),
      ...(workflowCommand.test(markdown) || workflowCommand.test(plain) || workflowCommand.test(json)
        ? ['a command of a runner']
        : []),
      ...htmlHarm(html),
    ];
  });
}

/** The elements of a page, read by a strict parser; everything else is a fault. */
function htmlHarm(html: string): string[] {
  const known = new Set(
    'html head meta title style body a main section h1 h2 h3 p ul ol li b bdi code span strong article header div dl dt dd details summary svg g path circle'.split(
      ' ',
    ),
  );
  const found: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => found.push(message));
  parser.on('opentag', ({ name, attributes }) => {
    if (!known.has(name)) found.push(`<${name}>`);
    for (const [key, value] of Object.entries(attributes)) {
      const isPlace = key === 'href' && /^#(?:main|across|r-[\w:.-]+)$/.test(value);
      if (!isPlace && /^on|src|href|style/.test(key)) found.push(`${name}[${key}]`);
    }
  });
  parser.write(html.replace('<!doctype html>', '').replace(/<meta ([^>]*)>/g, '<meta $1/>')).close();
  return found;
}

describe('a text of a record', () => {
  it.each(hostileTexts)('stays text in every format: %j', (text) => {
    expect(harmOf(text)).toEqual([]);
  });

  it('stays text whatever it is', () => {
    const pieces = fc.constantFrom(
      ...hostileTexts,
      '|',
      '`',
      '\\',
      '<',
      '>',
      '@a',
      '#1',
      '\n',
      '::',
      '##[',
      '](',
      '![',
    );
    const texts = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 6 });
    fc.assert(
      fc.property(texts, (parts) => {
        expect(harmOf(parts.join(''))).toEqual([]);
      }),
      { numRuns: runs(25) },
    );
  });

  it('can be harmful at all: the effects are found where nothing neutralises them', () => {
    const harmless = hostileTexts.filter(
      (text) => effectsOf(`| a | b |\n| - | - |\n| ${text} | x |\n\n${text}`).length === 0,
    );
    expect(hostileTexts.length - harmless.length).toBeGreaterThan(10);
  });
});

describe('forLog', () => {
  it('takes commands of runners apart and leaves other colons', () => {
    expect(forLog('::error::x')).toBe(': :error::x');
    expect(forLog('a ::error::x ##[group] ##vso[x]')).toBe('a : :error::x # #[group] # #vso[x]');
    expect(forLog('std::vector and a: b')).toBe('std::vector and a: b');
  });
});

describe('the size of a comment', () => {
  const long = (index: number) => `${index} ${'lorem ipsum dolor @sit #1 | amet. '.repeat(400)}`;
  const records: Record<string, string> = {};
  for (let index = 0; index < 500; index++) {
    const id = `task-${String(index).padStart(3, '0')}`;
    const items = Array.from(
      { length: 20 },
      (_, at) => `  - { issue: ${JSON.stringify(`${at}${long(index)}`)}, severity: low }\n`,
    );
    const outcome = index === 250 ? 'blocked' : 'completed';
    records[`.agents/tasks/${id}.md`] =
      `# Task ${id}: ${long(index).slice(0, 300)}\n\n## Handoff\n\n\`\`\`yaml\noutcome: ${outcome}\ngotchas:\n${items.join('')}\`\`\`\n`;
  }
  const view = { ...ends, diff: reviewMemory({}, records) };
  const markdown = renderReviewMarkdown(view);

  it('is under 60,000 characters for 500 records with long texts', () => {
    expect(markdown.length).toBeLessThan(mostCharacters);
    expect(mostCharacters).toBe(60_000);
    expect(markdown.length).toBeGreaterThan(30_000);
  });

  it('keeps the record with an error, and says how many are left out and how to see them', () => {
    const [first = ''] = /^\| \*\*task\*\*.*$/m.exec(markdown) ?? [];
    expect(first).toContain('task-250');
    const kept = markdown.match(/^\| (?:\*\*)?task/gm)?.length ?? 0;
    expect(markdown.slice(-400)).toContain(`**${500 - kept} more records not shown here`);
    expect(markdown.slice(-400)).toContain(
      `baton review --trees ${'a'.repeat(12)} ${'b'.repeat(12)} --format text`,
    );
    expect(effectsOf(markdown)).toEqual([]);
  });

  it('names the command as it runs in the clones of its readers', () => {
    const text = renderReviewMarkdown(view, 'npx --no -- git-baton');
    expect(text.slice(-400)).toContain('npx --no -- git-baton review --trees ');
    expect(text.length).toBeLessThan(mostCharacters);
  });

  it('shows ten rows unfolded and the others folded', () => {
    const [open = ''] = markdown.split('<details>');
    expect(open.match(/^\| \*\*task\*\*/gm)).toHaveLength(10);
  });

  it('leaves nothing out where there is room', () => {
    const small = renderReviewMarkdown({ ...ends, diff: reviewMemory(storyBefore, storyAfter) });
    expect(small).not.toContain('not shown here');
    expect(small).not.toContain('<details>');
  });
});
