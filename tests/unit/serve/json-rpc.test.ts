import { describe, expect, it } from 'vitest';
import { answerRpc, longestBatch, type RpcCall } from '../../../src/serve/json-rpc.ts';

/** The methods of the examples in the standard. */
const call: RpcCall = async (method, params) => {
  const { minuend = 0, subtrahend = 0 } = (params ?? {}) as { minuend?: number; subtrahend?: number };
  if (method === 'subtract') return { result: minuend - subtrahend };
  if (method === 'params') return { result: params ?? 'none' };
  return { error: { code: -32601, message: 'Method not found' } };
};

const answer = (sent: unknown) => answerRpc(typeof sent === 'string' ? sent : JSON.stringify(sent), call);
const request = (more: object) => ({ jsonrpc: '2.0', id: 1, method: 'subtract', ...more });
const failure = (code: number, id: unknown = null) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: expect.any(String), data: { code: 'usage', help: expect.any(String) } },
});

describe('a request', () => {
  it.each([
    [request({ params: { minuend: 42, subtrahend: 23 } }), { jsonrpc: '2.0', id: 1, result: 19 }],
    [request({ id: 'a' }), { jsonrpc: '2.0', id: 'a', result: 0 }],
    [request({ id: null }), { jsonrpc: '2.0', id: null, result: 0 }],
    [request({ method: 'params', params: [1] }), { jsonrpc: '2.0', id: 1, result: [1] }],
    [request({ method: 'params' }), { jsonrpc: '2.0', id: 1, result: 'none' }],
    [
      request({ method: 'foobar' }),
      { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } },
    ],
  ])('%j is answered with its id', async (sent, expected) => {
    expect(await answer(sent)).toEqual(expected);
  });

  it('is not answered where it has no id', async () => {
    const calls: string[] = [];
    const noted: RpcCall = async (method) => {
      calls.push(method);
      return { result: 1 };
    };
    const { id: _, ...notification } = request({});
    expect(await answerRpc(JSON.stringify(notification), noted)).toBeUndefined();
    expect(calls).toEqual(['subtract']);
    expect(await answer({ jsonrpc: '2.0', method: 'foobar' })).toBeUndefined();
  });

  it.each([
    ['{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]', failure(-32700)],
    ['', failure(-32700)],
    [1, failure(-32600)],
    [null, failure(-32600)],
    [{}, failure(-32600)],
    [{ jsonrpc: '2.0', method: 1, params: 'bar' }, failure(-32600)],
    [request({ params: 'bar' }), failure(-32600, 1)],
    [request({ params: null }), failure(-32600, 1)],
    [request({ jsonrpc: '1.0' }), failure(-32600, 1)],
    [request({ id: {} }), failure(-32600)],
    [[], failure(-32600)],
  ])('%j is refused', async (sent, expected) => {
    expect(await answer(sent)).toEqual(expected);
  });
});

describe('a batch', () => {
  it('is answered in its order, without its notifications', async () => {
    const batch = [
      request({ id: '1', params: { minuend: 5 } }),
      { jsonrpc: '2.0', method: 'notify' },
      { foo: 'boo' },
      request({ id: '5', method: 'foobar' }),
      1,
    ];
    expect(await answer(batch)).toEqual([
      { jsonrpc: '2.0', id: '1', result: 5 },
      failure(-32600),
      { jsonrpc: '2.0', id: '5', error: { code: -32601, message: 'Method not found' } },
      failure(-32600),
    ]);
  });

  it('runs one call after the other', async () => {
    let running = 0;
    const alone: RpcCall = async () => {
      const others = running++;
      await Promise.resolve();
      running--;
      return { result: others };
    };
    const batch = Array.from({ length: longestBatch }, (_, id) => request({ id }));
    const answers = (await answerRpc(JSON.stringify(batch), alone)) as { result: number }[];
    expect(answers.map(({ result }) => result)).toEqual(Array(longestBatch).fill(0));
  });

  it('is not answered where all are notifications', async () => {
    expect(await answer([{ jsonrpc: '2.0', method: 'notify' }])).toBeUndefined();
  });

  it('is refused whole above its limit', async () => {
    const calls: string[] = [];
    const batch = Array.from({ length: longestBatch + 1 }, () => request({}));
    const noted: RpcCall = async (method) => {
      calls.push(method);
      return { result: 1 };
    };
    expect(await answerRpc(JSON.stringify(batch), noted)).toEqual(failure(-32600));
    expect(calls).toEqual([]);
  });
});
