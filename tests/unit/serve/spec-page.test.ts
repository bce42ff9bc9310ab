import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deepest } from '../../../src/app/operations/parameters.ts';
import { renderPage } from '../../../src/render/dashboard/page.ts';
import { longestBody } from '../../../src/serve/app.ts';
import { longestBatch, rpcCodes } from '../../../src/serve/json-rpc.ts';
import { methods } from '../../../src/serve/methods.ts';
import { testSite } from '../../support/board.ts';

// The tables and lists of docs/spec/dashboard.md say the same as the server.

const page = readFileSync('docs/spec/dashboard.md', 'utf8');

/** The section below a heading. */
function section(title: string): string {
  const text = page.split(/^## /m).find((one) => one.startsWith(title));
  if (text === undefined) throw new Error(`no section ${title}`);
  return text;
}

const firstCells = (text: string) =>
  [...text.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell.trim());

describe('the page on the dashboard', () => {
  it('has a row for each view of the menu, in its order, and for a thread', () => {
    const html = renderPage({ title: '', current: 'now', parts: [] }, testSite);
    const menu = [...html.matchAll(/<li><a [^>]*>([^<]*)<\/a>/g)].map(([, name]) => name);
    const rows = firstCells(section('Views')).filter((cell) => /^[A-Z]/.test(cell));
    expect(rows.filter((name) => name !== 'Thread')).toEqual(menu);
    expect(rows).toContain('Thread');
  });

  it('has a row for each error code of a call', () => {
    const codes = firstCells(section('JSON-RPC')).filter((cell) => /^-\d/.test(cell));
    expect(codes.map(Number).sort()).toEqual(Object.values<number>(rpcCodes).sort());
  });

  it('names each method', () => {
    const [named = ''] = section('JSON-RPC').split('in the shapes of');
    expect([...named.matchAll(/`((?:cstp|baton)\.\w+)`/g)].map(([, name]) => name).sort()).toEqual(
      [...methods.keys()].sort(),
    );
  });

  it('says what a request may be', () => {
    const text = section('JSON-RPC');
    expect(text).toContain(`at most ${longestBody.toLocaleString('en')} bytes`);
    expect(text).toContain(`A batch has at most ${longestBatch} requests`);
    expect(text).toContain(`nested at most ${deepest} levels deep`);
  });
});
