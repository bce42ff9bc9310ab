import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkParameters, schemaOf } from '../../../src/app/operations/parameters.ts';
import { fromCall } from '../../../src/knowledge/call-keys.ts';
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

  it('are the ten of the specification', () => {
    expect(tools.map(({ name }) => name)).toEqual([
      'create_thread',
      'resume_thread',
      'get_thread_status',
      'record_decision',
      'session',
      'handoff',
      'context',
      'before_edit',
      'query',
      'lint',
    ]);
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

/** A list in a list, so many levels deep. */
function nested(levels: number): unknown {
  return levels === 0 ? 'a' : [nested(levels - 1)];
}

describe('parameters', () => {
  const parameters = {
    title: { type: 'text', isRequired: true },
    level: { type: 'text', words: ['high', 'low'] },
    share: { type: 'number', least: 0, most: 1 },
    names: { type: 'textOrTexts' },
  } as const;

  it.each([
    [{}, 'Missing `title`'],
    [{ title: ' ' }, '`title` is empty'],
    [{ title: 1 }, 'Unexpected number for `title`, expected text'],
    [{ title: 'a', tilte: 'b' }, 'Unknown parameter `tilte`, did you mean `title`?'],
    [{ title: 'a', level: 'odd' }, 'Unexpected `odd` for `level`, expected `high` or `low`'],
    [{ title: 'a', share: 2 }, 'Unexpected 2 for `share`, expected 0 to 1'],
    [{ title: 'a', names: [1] }, 'Unexpected list for `names`, expected text or a list of texts'],
    [['a'], 'Unexpected list, expected named parameters'],
    [{ title: 'a', names: nested(32) }, 'The parameters are nested deeper than 32 levels'],
    [{ share: 'x' }, 'Missing `title`; unexpected text for `share`, expected a number'],
  ])('refuse %j', (sent, message) => {
    expect(() => checkParameters(parameters, sent)).toThrow(
      expect.objectContaining({ code: 'usage', message }),
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
      },
      required: ['title'],
    });
  });
});
