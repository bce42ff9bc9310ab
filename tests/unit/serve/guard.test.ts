import { describe, expect, it } from 'vitest';
import { isLoopback, isOwnHost, isOwnOrigin, tokenState } from '../../../src/serve/guard.ts';

const local = { host: '127.0.0.1', token: 'secret' };
const open = { host: '0.0.0.0', token: 'secret' };
const named = { host: 'build.example', token: 'secret' };

describe('the Host of a request', () => {
  it.each([
    ['127.0.0.1:4747', local, true],
    ['localhost', local, true],
    ['LOCALHOST:1', local, true],
    ['[::1]:4747', local, true],
    ['10.0.0.7:4747', local, false],
    ['evil.example', local, false],
    ['localhost.evil.example', local, false],
    ['127.0.0.1.evil.example', local, false],
    ['127.0.0.1@evil.example', local, false],
    ['evil.example:80:127.0.0.1', local, false],
    ['', local, false],
    [undefined, local, false],
    ['10.0.0.7:4747', open, true],
    ['[fe80::1]:4747', open, true],
    ['evil.example', open, false],
    ['build.example:4747', named, true],
    ['Build.Example', named, true],
    ['other.example', named, false],
  ])('%j to %j: %j', (header, access, expected) => {
    expect(isOwnHost(header, access)).toBe(expected);
  });
});

describe('the Origin of a request', () => {
  it.each([
    [undefined, true],
    ['http://localhost:4747', true],
    ['https://localhost:4747', true],
    ['http://localhost:8080', false],
    ['http://evil.example', false],
    ['null', false],
    ['', false],
  ])('%j: %j', (origin, expected) => {
    expect(isOwnOrigin(origin, 'localhost:4747')).toBe(expected);
  });
});

describe('the token of a request', () => {
  it.each([
    [undefined, 'none'],
    ['Bearer secret', 'right'],
    ['bearer  secret', 'right'],
    ['Bearer secre', 'wrong'],
    ['Bearer secret2', 'wrong'],
    ['Bearer ', 'wrong'],
    ['', 'wrong'],
    ['Basic secret', 'wrong'],
  ])('%j: %j', (header, expected) => {
    expect(tokenState(header, local)).toBe(expected);
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.0.0.1.evil.example', false],
])('the address %j is of this machine only: %j', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
