import { nodeAt, stringOf } from '../../core/node.ts';
import { escapeUnseen } from '../../text/unseen.ts';
import { parseYaml } from './parse.ts';

const keyword = /^[A-Za-z0-9][\w.+@/-]*(?:[ :][\w.+@/-]+)*$/;
/** Strings here, and something else to readers of YAML 1.1: truth values, and numbers with `_`, `:` or in base 2. */
const otherwise = /^(?:y|n|yes|no|on|off|\d[\d_.:]*|0b[01_]+)$/i;

/**
 * A string as YAML writes it inside a flow map: plain where that reads back as the same string, else in the double quotes
 * that JSON has too.
 */
export function flowScalar(value: string): string {
  const isPlain =
    keyword.test(value) &&
    !otherwise.test(value) &&
    stringOf(nodeAt(parseYaml(`_: [${value}]`).root, '_', 0)) === value;
  return isPlain ? value : jsonText(value);
}

/** A value in the form of JSON, which is YAML too: on one line, nothing in it that a reader of YAML refuses, or that nobody sees. */
export function jsonText(value: unknown): string {
  return escapeUnseen(JSON.stringify(value));
}
