import { callOperation, type Operation, operations } from '../app/operations/operations.ts';
import { remarksOf, withUnread } from '../app/operations/remarks.ts';
import type { Context } from '../app/workspace/context.ts';
import { failureOf } from '../io/failure.ts';
import { oneOf } from '../text/one-of.ts';
import { type RpcCall, type RpcResult, rpcCodes } from './json-rpc.ts';

/** The methods of JSON-RPC: those of the one table of operations (dashboard, "JSON-RPC 2.0 at `/rpc`"). */
export const methods: ReadonlyMap<string, Operation<object>> = new Map(
  Object.values(operations).map((operation) => [operation.method, operation as Operation<object>]),
);

/**
 * What runs the methods for one request of HTTP.
 *
 * @param mayWrite whether the request has the token
 * @param contextNow the context of a call, with its time
 */
export function rpcCalls(mayWrite: boolean, contextNow: () => Context): RpcCall {
  return async (name, params) => {
    const operation = methods.get(name);
    if (!operation) {
      const help = `send ${oneOf([...methods.keys()])}`;
      return error(rpcCodes.unknownMethod, `Unknown method \`${name}\``, { code: 'usage', help });
    }
    if (operation.writes && !mayWrite) {
      const help = 'send the header `Authorization: Bearer TOKEN` with the token that the server printed';
      return error(rpcCodes.unauthorized, `\`${name}\` writes, and the request has no token`, {
        code: 'unauthorized',
        help,
      });
    }
    try {
      const context = contextNow();
      const { data, ...rest } = await callOperation(operation, context, params);
      return { result: withUnread({ ...data, ...remarksOf(rest) }, context.unread) };
    } catch (thrown) {
      const { message, ...more } = await failureOf(thrown);
      return error(codeOf(more.code), message, more);
    }
  };
}

function error(code: number, message: string, data: object): RpcResult {
  return { error: { code, message, data } };
}

/** @param code of a failure of Baton */
function codeOf(code: string): number {
  if (code === 'usage') return rpcCodes.invalidParams;
  if (code === 'refused') return rpcCodes.refused;
  return code === 'bug' ? rpcCodes.internal : rpcCodes.failed;
}
