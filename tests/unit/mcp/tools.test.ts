import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Operation, operations } from '../../../src/app/operations/operations.ts';
import { checkParameters, schemaOf } from '../../../src/app/operations/parameters.ts';
import { fromCall } from '../../../src/knowledge/call-keys.ts';
import { toolResult } from '../../../src/mcp/answers.ts';
import { pageOf } from '../../../src/mcp/tools/page.ts';
import { inputSchema, tools } from '../../../src/mcp/tools/tools.ts';

const decisionSchema = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../schemas/decision.schema.json'), 'utf8'),
) as { readonly properties: Readonly<Record<string, { type?: string | string[]; $ref?: string }>> };

describe('the tools', () => {
  it('fit into 6 KB with names, descriptions and schemas', () => {
    const listed = tools.map((tool) => ({
      name: tool.name,
      description: tool.about,
      inputSchema: inputSchema(tool),
    }));
    expect(Buffer.byteLength(JSON.stringify(listed))).toBeLessThanOrEqual(6 * 1024);
  });

  it('are made from the operations that agents get', () => {
    const made = Object.values(operations as Readonly<Record<string, Operation<object>>>);
    const names = made.flatMap(({ tool = [] }) => tool);
    expect(tools.map(({ name }) => name).slice(0, names.length)).toEqual(names);
    expect(names).not.toContain('review_decision');
  });

  it('are those of the specification, with their actions', () => {
    const page = readFileSync('docs/spec/agents.md', 'utf8').split('## 7. MCP')[1] ?? '';
    const rows = [...page.matchAll(/^\| (`[a-z_` ]+`) \| (.*) \|$/gm)];
    const listed = rows.flatMap(([, cell = '', does = '']) => {
      const actions = /^`action`: ([a-z_, ]+)/.exec(does)?.[1]?.split(', ');
      return [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => ({ name, actions }));
    });
    const own = tools.map(({ name, parameters }) => ({ name, actions: parameters.action?.words }));
    expect(listed).toEqual(own);
  });

  it('all take a root', () => {
    for (const tool of tools) expect(inputSchema(tool).properties, tool.name).toHaveProperty('root');
  });

  it('take the fields of a decision with the types of its schema', () => {
    const tool = tools.find(({ name }) => name === 'record_decision');
    const properties = tool && (inputSchema(tool).properties as Record<string, { type: string | string[] }>);
    const own = new Set(['threadId', 'agentId', 'root', 'body']);
    const fields = Object.entries(properties ?? {}).filter(([name]) => !own.has(name));
    expect(fields.length).toBeGreaterThan(8);
    for (const [name, { type }] of fields) {
      const [key = ''] = Object.keys(fromCall({ [name]: 1 }) as object);
      const known = decisionSchema.properties[key];
      expect(known, key).toBeDefined();
      const types = known?.$ref === undefined ? [known?.type].flat() : ['string'];
      for (const one of [type].flat()) expect(types, key).toContain(one);
    }
  });
});

interface Property {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly $ref?: string;
}

/** The property of a schema in `schemas/`, behind its reference. */
function propertyOf(schema: string, name: string): Property {
  const file = join(import.meta.dirname, `../../../schemas/${schema}.schema.json`);
  const { $defs, properties } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly $defs: Readonly<Record<string, Property>>;
    readonly properties: Readonly<Record<string, Property>>;
  };
  const property = properties[name] ?? $defs[name];
  const reference = property?.$ref?.replace('#/$defs/', '');
  const found = reference === undefined ? property : $defs[reference];
  if (!found) throw new Error(`${schema} has no ${name}`);
  return found;
}

describe('a parameter that becomes a field', () => {
  it.each([
    ['create_thread', 'threadId', 'thread', 'id'],
    ['create_thread', 'title', 'thread', 'title'],
    ['create_thread', 'agentId', 'thread', 'started_by'],
    ['resume_thread', 'threadId', 'resume', 'thread'],
    ['resume_thread', 'agentId', 'resume', 'by'],
    ['resume_thread', 'context', 'resume', 'context'],
    ['session', 'query', 'session', 'user_query'],
    ['session', 'thread', 'session', 'thread'],
    ['session', 'resumes', 'session', 'resumes'],
    ['session', 'reason', 'session', 'halt_reason'],
    ['session', 'questions', 'session', 'clarification_questions'],
    ['session', 'severity', 'session', 'level'],
    ['handoff', 'outcome', 'task', 'outcome'],
    ['handoff', 'handoff', 'ack', 'handoff'],
    ['handoff', 'by', 'ack', 'by'],
    ['handoff', 'reason', 'ack', 'reason'],
  ])('of %s, `%s`, takes no more than the schema %s has for `%s`', (name, parameter, schema, field) => {
    const tool = tools.find((one) => one.name === name);
    const sent = tool && (inputSchema(tool).properties as Record<string, Property>)[parameter];
    const kept = propertyOf(schema, field);
    if (kept.type !== undefined)
      expect([kept.type].flat()).toEqual(expect.arrayContaining([sent?.type].flat()));
    if (kept.enum) {
      for (const word of sent?.enum ?? []) expect(kept.enum).toContain(word);
      expect(sent?.enum).toBeDefined();
    }
  });
});

/** A list in a list, so many levels deep. */
function nested(levels: number): unknown {
  return levels === 0 ? 'a' : [nested(levels - 1)];
}

describe('a page', () => {
  it('has fewer items where they are long, and one at least', () => {
    const all = ['a'.repeat(20_000), 'b'.repeat(20_000), 'c'.repeat(40_000), 'd'];
    const parts = ['0', '1', '2', '3'].map((cursor) => pageOf(all, { cursor }));
    expect(parts).toEqual([
      { items: [all[0]], total: 4, cursor: '1' },
      { items: [all[1]], total: 4, cursor: '2' },
      { items: [all[2]], total: 4, cursor: '3' },
      { items: ['d'], total: 4, cursor: null },
    ]);
  });
});

describe('an answer that is too long', () => {
  it('says in both channels the same, and how much is left out', async () => {
    const root = { cwd: '/repo', worktree: '/repo', branch: 'main' };
    const { content, structuredContent } = await toolResult(root, { data: { long: 'x'.repeat(70_000) } });
    const [first] = content;
    const text = first?.type === 'text' ? first.text : '';
    expect(text).toMatch(/\n… \d+ characters are left out: /);
    expect(structuredContent).toEqual({
      worktree: '/repo',
      branch: 'main',
      text: text.slice(text.indexOf('\n') + 1),
    });
  });
});

describe('parameters', () => {
  const parameters = {
    title: { type: 'text', isRequired: true },
    level: { type: 'text', words: ['high', 'low'] },
    share: { type: 'number', least: 0, most: 1 },
    names: { type: 'textOrTexts' },
    most: { type: 'number', least: 1 },
  } as const;
  const names = 'the parameters are title, level, share, names, most';

  it.each([
    [{}, 'Missing `title`', names],
    [{ title: null }, 'Missing `title`', names],
    [{ title: ' ' }, '`title` is empty', 'correct `title` and send it again'],
    [{ title: 1 }, 'Unexpected number for `title`, expected text', 'correct `title` and send it again'],
    [{ title: 'a', tilte: 'b' }, 'Unknown parameter `tilte`, did you mean `title`?', names],
    [
      { title: 'a', level: 'odd' },
      'Unexpected `odd` for `level`, expected `high` or `low`',
      'correct `level` and send it again',
    ],
    [
      { title: 'a', share: 2, most: 0.5 },
      'Unexpected 2 for `share`, expected a number from 0 to 1; unexpected 0.5 for `most`, expected a number from 1',
      'correct `share` and `most` and send it again',
    ],
    [
      { title: 'a', names: [1] },
      'Unexpected list for `names`, expected text or a list of texts',
      'correct `names` and send it again',
    ],
    [['a'], 'Unexpected list, expected named parameters', expect.stringContaining('send an object with')],
    [
      { title: 'a', names: nested(32) },
      'The parameters are nested deeper than 32 levels',
      'send the value as text',
    ],
    [{ share: 'x' }, 'Missing `title`; unexpected text for `share`, expected a number from 0 to 1', names],
  ])('refuse %j', (sent, message, help) => {
    expect(() => checkParameters(parameters, sent)).toThrow(
      expect.objectContaining({ code: 'usage', message, help }),
    );
  });

  it('pass where they fit, and others only where they are open', () => {
    expect(checkParameters(parameters, { title: 'a', other: nested(31) }, true)).toHaveProperty('other');
    const sent = { title: 'a', level: 'high', share: 1, names: ['b'] };
    expect(checkParameters(parameters, sent)).toEqual(sent);
    expect(checkParameters(parameters, { ...sent, other: {} }, true)).toHaveProperty('other');
  });

  it('have a schema that says the same', () => {
    expect(schemaOf(parameters)).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string' },
        level: { type: 'string', enum: ['high', 'low'] },
        share: { type: 'number', minimum: 0, maximum: 1 },
        names: { type: ['string', 'array'], items: { type: 'string' } },
        most: { type: 'number', minimum: 1 },
      },
      required: ['title'],
    });
  });
});
