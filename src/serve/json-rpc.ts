import { isMap } from '../core/collections/map.ts';

/** The error codes of the standard, and those of this server. */
export const rpcCodes = {
  parse: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** A rule refuses what was asked for, or the state of a record does not allow it. */
  refused: -32000,
  /** The call needs the token. */
  unauthorized: -32001,
  /** The server could not do it: files, git, the system. */
  failed: -32002,
} as const;

/** An error as JSON-RPC has it. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** What a call came to. */
export type RpcResult = { readonly result: unknown } | { readonly error: RpcError };

/** Runs one method. It does not throw. @param params undefined where the request has none */
export type RpcCall = (method: string, params: unknown) => Promise<RpcResult>;

type Id = string | number | null;
type RpcResponse = { readonly jsonrpc: '2.0'; readonly id: Id } & RpcResult;

/** More calls in one batch are refused: each of them reads the records. */
export const longestBatch = 100;

/**
 * Answers a request of JSON-RPC 2.0, or a batch of them, whose calls run in their order.
 *
 * @param text the body of the request
 * @returns undefined where nothing is to be answered: all were notifications
 */
export async function answerRpc(text: string, call: RpcCall): Promise<unknown> {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return failed(null, rpcCodes.parse, 'The request is not JSON', 'send one object, or an array of objects');
  }
  if (!Array.isArray(sent)) return answerOne(sent, call);
  if (sent.length === 0) {
    return failed(null, rpcCodes.invalidRequest, 'The batch is empty', 'send at least one request');
  }
  if (sent.length > longestBatch) {
    const message = `The batch has ${sent.length} requests, at most ${longestBatch} are allowed`;
    return failed(null, rpcCodes.invalidRequest, message, 'send it in parts');
  }
  const answers: RpcResponse[] = [];
  for (const one of sent) {
    const answer = await answerOne(one, call);
    if (answer) answers.push(answer);
  }
  return answers.length === 0 ? undefined : answers;
}

async function answerOne(sent: unknown, call: RpcCall): Promise<RpcResponse | undefined> {
  const request = isMap(sent) ? sent : {};
  const { jsonrpc, method, params } = request;
  const { id } = request;
  const problem = isMap(sent) ? problemOf(request) : 'The request is not an object';
  if (problem !== undefined) {
    const help = 'send `{ "jsonrpc": "2.0", "id": 1, "method": "cstp.getThreadStatus", "params": { … } }`';
    return failed(isId(id) ? id : null, rpcCodes.invalidRequest, problem, help);
  }
  const result = await call(method as string, params);
  // A request without an id is a notification: nobody waits for its answer.
  return isId(id) ? { jsonrpc: jsonrpc as '2.0', id, ...result } : undefined;
}

function problemOf(request: Readonly<Record<string, unknown>>): string | undefined {
  const { id, jsonrpc, method, params } = request;
  if (jsonrpc !== '2.0') return '`jsonrpc` is not "2.0"';
  if (typeof method !== 'string') return '`method` is not a text';
  if (params !== undefined && (typeof params !== 'object' || params === null)) {
    return '`params` is not an object';
  }
  if (id !== undefined && !isId(id)) return '`id` is not a text, a number or null';
  return undefined;
}

function failed(id: Id, code: number, message: string, help: string): RpcResponse {
  return { jsonrpc: '2.0', id, error: { code, message, data: { code: 'usage', help } } };
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number' || value === null;
}
