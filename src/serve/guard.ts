import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';

/** Where a server listens, and what it asks of whoever calls it. */
export interface Access {
  /** The address that it listens on, without brackets. */
  readonly host: string;
  readonly token: string;
}

/** Whether only programs of this machine reach an address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/**
 * Whether a request names this server. A page of another site that has its name lead here (DNS rebinding) sends that name: an
 * address is nobody's name. The port is not compared, since a tunnel may have its own.
 *
 * @param header the `Host` of the request
 */
export function isOwnHost(header: string | undefined, { host }: Access): boolean {
  const [, bracketed, bare = bracketed] =
    /^(?:\[([\da-f:.]+)\]|([^:[\]/?#@\s]+))(?::\d+)?$/i.exec(header ?? '') ?? [];
  if (bare === undefined) return false;
  const name = bare.toLowerCase();
  if (isLoopback(name) || name === host.toLowerCase()) return true;
  return !isLoopback(host) && isIP(name) !== 0;
}

/**
 * Whether a request comes from no page, or from a page of this server.
 *
 * @param origin the `Origin` of the request, which a browser sends
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

/** What a request says of the token. */
export type TokenState = 'right' | 'wrong' | 'none';

/** @param header the `Authorization` of the request */
export function tokenState(header: string | undefined, { token }: Access): TokenState {
  if (header === undefined) return 'none';
  const sent = /^Bearer +(\S+)$/i.exec(header)?.[1];
  return sent !== undefined && timingSafeEqual(digest(sent), digest(token)) ? 'right' : 'wrong';
}

/**
 * Whether a request may read with the password that a browser asks a person for: the token, whatever the name. A browser sends it
 * for every page, so that it allows no writing.
 *
 * @param header the `Authorization` of the request
 */
export function hasPassword(header: string | undefined, access: Access): boolean {
  const sent = /^Basic +([\w+/=-]+)$/i.exec(header ?? '')?.[1];
  const password = Buffer.from(sent ?? '', 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  return sent !== undefined && tokenState(`Bearer ${password}`, access) === 'right';
}

/** Of equal length, so that comparing takes the same time for every token. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
