import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { entriesByHand, putEntries, takeEntries } from '../../../src/agents/setup/json-entries.ts';
import type { JsonEntries } from '../../../src/agents/setup/json-text.ts';
import fc, { runs } from '../../support/property.ts';

const call = (name: string) => ({
  hooks: [{ type: 'command', command: `sh .agents/baton-agent.sh ${name}` }],
});
const isOurs = (value: unknown) => JSON.stringify(value).includes('baton-agent.sh');
const wanted: JsonEntries = {
  entries: [
    { path: ['hooks', 'PreToolUse'], isItem: true, value: { matcher: 'Edit', ...call('pre-edit') } },
    { path: ['hooks', 'Stop'], isItem: true, value: call('stop') },
    {
      path: ['mcpServers', 'baton'],
      isItem: false,
      value: { command: 'sh', args: ['.agents/baton-agent.sh'] },
    },
  ],
  isOurs,
  isByHand: (value) => typeof value === 'string' && /git-baton agent-hook/.test(value),
};

function put(text: string | undefined, entries: JsonEntries = wanted): string {
  const done = putEntries(text, entries);
  if (!done.ok) throw new Error(done.fault.message);
  return done.text ?? '';
}

function take(text: string, entries: JsonEntries = wanted): string | undefined {
  const done = takeEntries(text, entries);
  if (!done.ok) throw new Error(done.fault.message);
  return done.text;
}

/** What a program reads. */
function read(text: string): unknown {
  return parse(text.replace(/^\uFEFF/, ''), [], { allowTrailingComma: true });
}

const before = `{
  // What the team allows.
  "permissions": { "allow": ["Bash(npm test)"] }, // and no more
  "hooks": {
    "PreToolUse": [ // ours first
      { "matcher": "Bash", "hooks": [{ "type": "command", "command": "./check.sh" }] },
    ],
    "Stop": []
  },
  "later": null
}
`;

describe('putEntries', () => {
  it('writes a new file with a line for each entry', () => {
    expect(put(undefined)).toBe(`{
  "hooks": {
    "PreToolUse": [
      { "matcher": "Edit", "hooks": [{ "type": "command", "command": "sh .agents/baton-agent.sh pre-edit" }] }
    ],
    "Stop": [
      { "hooks": [{ "type": "command", "command": "sh .agents/baton-agent.sh stop" }] }
    ]
  },
  "mcpServers": {
    "baton": { "command": "sh", "args": [".agents/baton-agent.sh"] }
  }
}
`);
  });

  it('keeps comments, order and what it does not know', () => {
    expect(put(before)).toBe(`{
  "mcpServers": {
    "baton": { "command": "sh", "args": [".agents/baton-agent.sh"] }
  },
  // What the team allows.
  "permissions": { "allow": ["Bash(npm test)"] }, // and no more
  "hooks": {
    "PreToolUse": [ // ours first
      { "matcher": "Edit", "hooks": [{ "type": "command", "command": "sh .agents/baton-agent.sh pre-edit" }] },
      { "matcher": "Bash", "hooks": [{ "type": "command", "command": "./check.sh" }] },
    ],
    "Stop": [{ "hooks": [{ "type": "command", "command": "sh .agents/baton-agent.sh stop" }] }]
  },
  "later": null
}
`);
  });

  it('puts the entries of this version in the place of those of another one', () => {
    const old: JsonEntries = {
      ...wanted,
      entries: [
        { path: ['hooks', 'PostToolUse'], isItem: true, value: call('post-edit') },
        ...wanted.entries.slice(1),
      ],
    };
    expect(put(put(before, old))).toBe(put(before));
    expect(take(put(before, old))).toBe(before);
    expect(take(put(undefined, old))).toBeUndefined();
  });

  it('leaves what a person wrote for the same', () => {
    const byHand = '{ "hooks": { "Stop": [{ "hooks": [{ "command": "git-baton agent-hook stop" }] }] } }\n';
    expect(entriesByHand(byHand, wanted)).toEqual(wanted.entries.slice(0, 2));
    expect(read(put(byHand))).toEqual({
      mcpServers: { baton: { command: 'sh', args: ['.agents/baton-agent.sh'] } },
      ...(read(byHand) as object),
    });
    const server = '{ "mcpServers": { "baton": { "command": "baton" } } }\n';
    expect(entriesByHand(server, wanted)).toEqual([wanted.entries[2]]);
    expect(read(put(server))).toMatchObject({ mcpServers: { baton: { command: 'baton' } } });
  });

  it('says why a file is not changed', () => {
    const why = (text: string) => {
      const done = putEntries(text, wanted);
      return done.ok ? undefined : done.fault.message;
    };
    expect(why('{\n  "a": \n}')).toBe('line 3 is not JSON');
    expect(why('[]')).toBe('the file holds no JSON object');
    expect(why('')).toBe('line 1 is not JSON');
    expect(why('{ "hooks": [] }')).toBe('`hooks` is not an object');
    expect(why('{ "hooks": { "Stop": {} } }')).toBe('`hooks.Stop` is not a list');
  });

  it('adds what a host needs, and keeps what the file has', () => {
    const versioned = { ...wanted, needed: { version: 1 } };
    expect(put('{ "version": 2 }', versioned)).toContain('"version": 2');
    expect(read(put('{}', versioned))).toMatchObject({ version: 1, hooks: { Stop: [call('stop')] } });
    expect(take(put(undefined, versioned), versioned)).toBeUndefined();
    for (const text of [
      '{}',
      '{\n  "version": 1\n}\n',
      '{ "version": 1, "hooks": {} }',
      '{ "a": 1 }',
      '{"hooks":{"Stop":[1]}}',
    ])
      expect(take(put(text, versioned), versioned)).toBe(text);
    expect(read(put('{ "hooks": {} }', versioned))).not.toHaveProperty('version');
    const older: JsonEntries = { ...versioned, entries: versioned.entries.slice(1, 2) };
    expect(take(put(undefined, older), versioned)).toBeUndefined();
  });
});

describe('takeEntries', () => {
  it.each([
    ['comments', before],
    ['Windows', before.replaceAll('\n', '\r\n')],
    ['tabs', before.replaceAll('  ', '\t')],
    ['a byte order mark', `\uFEFF${before}`],
    ['no line break at the end', before.trimEnd()],
    ['nothing', '{}'],
    ['nothing on two lines', '{\n}\n'],
    ['empty parts', '{ "hooks": {}, "mcpServers": { } }'],
    ['empty parts on lines', '{\n  "hooks": {\n  },\n  "mcpServers": {\n  }\n}\n'],
    ['an empty list', '{\n  "hooks": { "Stop": [\n\n] }\n}\n'],
    ['one line', '{"hooks":{"Stop":[{"a":1}]},"b":{}}'],
    ['a comment alone', '{ // nothing yet\n}\n'],
    ['a comment over lines', '{ /* one\n two */\n  "a": 1 }'],
    ['other servers', '{\n    "mcpServers": {\n        "other": { "command": "x" }\n    }\n}\n'],
  ])('gives a file back byte for byte: %s', (_, text) => {
    const added = put(text);
    expect(read(added)).toMatchObject({ mcpServers: { baton: { command: 'sh' } } });
    expect(take(added)).toBe(text);
    expect(put(added)).toBe(added);
  });

  it('gives any file back', () => {
    const space = fc.constantFrom('', ' ', '\n', '\n  ', '\n\t', ' // c\n  ', ' /* c */ ', '\r\n  ');
    const group = fc.constantFrom('{ "matcher": "Bash" }', '{"a":[]}', '1', '"x"');
    const list = fc
      .tuple(fc.array(fc.tuple(space, group, space), { maxLength: 3 }), space)
      .map(([items, end]) => `[${items.map((one) => one.join('')).join(',')}${end}]`);
    const object = (names: readonly string[], value: fc.Arbitrary<string>) =>
      fc
        .tuple(fc.subarray([...names]), fc.infiniteStream(fc.tuple(space, space, value, space)), space)
        .map(([keys, parts, end]) => {
          const members = keys.map((key) => {
            const [a, b, text, c] = parts.next().value as [string, string, string, string];
            return `${a}"${key}":${b}${text}${c}`;
          });
          return `{${members.join(',')}${end}}`;
        });
    const file = fc
      .tuple(
        space,
        object(['PreToolUse', 'Stop', 'Other'], list),
        object(['other'], fc.constant('{ "command": "x" }')),
        fc.subarray(['hooks', 'mcpServers', 'more']),
        space,
      )
      .map(([a, hooks, servers, keys, b]) => {
        const values: Readonly<Record<string, string>> = { hooks, mcpServers: servers, more: 'null' };
        return `{${a}${keys.map((key) => `"${key}": ${values[key]}`).join(`,${a}`)}${b}}`;
      });
    fc.assert(
      fc.property(file, (text) => {
        const added = put(text);
        expect(read(added)).toMatchObject({ mcpServers: { baton: { command: 'sh' } } });
        expect(JSON.stringify(read(added)).split('baton-agent.sh')).toHaveLength(4);
        expect(put(added)).toBe(added);
        expect(take(added)).toBe(text);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('removes the file that it made, and no other', () => {
    expect(take(put(undefined))).toBeUndefined();
    expect(take('{}')).toBe('{}');
    expect(take(put(undefined).replace('{\n', '{\n  // kept\n'))).toContain('// kept');
  });
});
