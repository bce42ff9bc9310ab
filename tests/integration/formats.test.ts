import { describe, expect, it } from 'vitest';
import { type Format, reporters } from '../../src/cli/reporters.ts';
import { brokenNames, lintAt, readCase, stageBroken } from '../support/corpus.ts';

describe.each(brokenNames)('the findings of the corpus %s', (name) => {
  it('are the same in every format, in their order', async () => {
    await using repo = await stageBroken(name);
    const result = await lintAt(repo, { type: 'index' }, readCase(name).message);
    const ids = result.diagnostics.map(({ rule }) => rule);
    const print = async (format: Format) => (await reporters[format]())(result, { colour: false, width: 80 });
    const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => id);
    const sarif = JSON.parse(await print('sarif')) as { runs: { results: { ruleId: string }[] }[] };
    expect(sarif.runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual(ids);
    const rdjson = JSON.parse(await print('rdjson')) as { diagnostics: { code: { value: string } }[] };
    expect(rdjson.diagnostics.map(({ code }) => code.value)).toEqual(ids);
    expect(idsIn(await print('junit'), /<testcase name="([a-z/-]+)/g)).toEqual(ids);
    expect(
      idsIn(await print('markdown'), /^- \S+ \*\*(?:error|warning|info)\*\*.* \(\[`([a-z/-]+)`\]/gm),
    ).toEqual(ids);
    const ordered = (['error', 'warning', 'info'] as const).flatMap((severity) =>
      result.diagnostics.filter((one) => one.severity === severity).map(({ rule }) => rule),
    );
    expect(idsIn(await print('github'), /^::(?:error|warning|notice) .*title=([a-z/-]+)::.*$/gm)).toEqual(
      ordered,
    );
  });
});
