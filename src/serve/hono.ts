// The web framework. The build keeps them in a file of its own, which no other command loads.
export { getRequestListener } from '@hono/node-server';
export { type Context as HttpContext, Hono } from 'hono';
export { bodyLimit } from 'hono/body-limit';
export { secureHeaders } from 'hono/secure-headers';
export { streamSSE } from 'hono/streaming';
