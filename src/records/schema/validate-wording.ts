import type { YamlNode, YamlScalar } from '../../core/node.ts';
import { closestMatch, offer } from '../../text/closest-match.ts';
import { listed, oneOf } from '../../text/one-of.ts';
import { type ValidatedKind, type ValidatorError, validators } from './validators/index.gen.mjs';

/** How a schema error reads. */
export interface Wording {
  /** What is wrong, no full stop. */
  readonly message: string;
  /** The text to write, or where to read on. */
  readonly help?: string;
  readonly actual?: string;
  readonly expected?: readonly string[];
}

interface Fault {
  readonly params: ValidatorError['params'];
  /** JSON pointer of the schema that holds the failed keyword. */
  readonly pointer: string;
  readonly kind: ValidatedKind;
  readonly node: YamlNode;
  /** The example of this very place; that of a shared definition for times, and where the place has none. */
  readonly example: string | undefined;
  /** The last step of the path, and the whole of it as people write it. */
  readonly key: string | number | undefined;
  readonly name: string;
}

/**
 * Words an error of a generated validator.
 *
 * @param node the wrong value; for a missing or unexpected key the map
 * @param path the path of the error, including such a key
 */
export function wordSchemaError(
  error: ValidatorError,
  kind: ValidatedKind,
  node: YamlNode,
  path: readonly (string | number)[],
): Wording {
  const pointer = error.schemaPath.slice(0, error.schemaPath.lastIndexOf('/'));
  const place = path.map((step) => (typeof step === 'number' ? '/items' : `/properties/${step}`)).join('');
  const { examples } = validators[kind];
  const example = examples[isTime({ pointer }) ? pointer : `#${place}`] ?? examples[pointer];
  const fault: Fault = {
    params: error.params,
    pointer,
    kind,
    node,
    example,
    key: path.at(-1),
    name: nameOf(path),
  };
  switch (error.keyword) {
    case 'required':
      return missingKey(fault);
    case 'additionalProperties':
      return unexpectedKey(fault);
    case 'enum':
      return wrongValue(fault);
    case 'type':
      return wrongType(fault);
    case 'pattern':
      return isTime(fault) ? wrongTime(fault) : blankText(fault);
    default:
      return outOfRange(fault);
  }
}

function missingKey(fault: Fault): Wording {
  const example = validators[fault.kind].examples[`${fault.pointer}/properties/${fault.key}`];
  return { message: `Missing key \`${fault.name}\``, help: `add \`${fault.key}: ${example}\`` };
}

function unexpectedKey(fault: Fault): Wording {
  const prefix = `${fault.pointer}/properties/`;
  const known = Object.keys(validators[fault.kind].examples)
    .filter((pointer) => pointer.startsWith(prefix) && !pointer.includes('/', prefix.length))
    .map((pointer) => pointer.slice(prefix.length));
  const actual = String(fault.key);
  const near = closestMatch(actual, known);
  return {
    message: `Unexpected key \`${fault.name}\`, ${offer(near, `expected ${oneOf(known)}`)}`,
    help: near === undefined ? seeSchema(fault) : `write \`${near}\``,
    actual,
    expected: known,
  };
}

function wrongValue(fault: Fault): Wording {
  const expected = list(fault.params.allowedValues)
    .filter((value) => value !== null)
    .map(String);
  const what = `for \`${fault.name}\`, expected ${oneOf(expected)}`;
  if (fault.node.type !== 'scalar') {
    return { message: `Unexpected ${collection(fault.node)} ${what}`, help: seeSchema(fault), expected };
  }
  if (fault.node.value === null)
    return { message: `Missing value ${what}`, help: seeSchema(fault), expected };
  const actual = textOf(fault.node);
  const near = closestMatch(actual, expected);
  return {
    message: `Unexpected value \`${short(actual)}\` ${what}${near === undefined ? '' : `, did you mean \`${near}\``}`,
    help: near === undefined ? seeSchema(fault) : write(fault, near),
    actual,
    expected,
  };
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a map',
};

function wrongType(fault: Fault): Wording {
  const types = (
    typeof fault.params.type === 'string' ? fault.params.type.split(',') : list(fault.params.type)
  )
    .map(String)
    .filter((type) => type !== 'null');
  const expected = isTime(fault) ? ['a time'] : types.map((type) => typeNames[type] ?? type);
  const where = fault.name === '' ? 'at the top' : `for \`${fault.name}\``;
  return {
    message: `Expected ${listed(expected, 'or')} ${where}, found ${found(fault.node)}`,
    help: fixType(fault, types),
    ...(fault.node.type === 'scalar' ? { actual: fault.node.raw } : {}),
    expected,
  };
}

const truths: Readonly<Record<string, string>> = {
  yes: 'true',
  on: 'true',
  true: 'true',
  no: 'false',
  off: 'false',
  false: 'false',
};

/** The value as it would have to be written; where nothing of it serves, the example of the schema. */
function fixType(fault: Fault, types: readonly string[]): string {
  const { node } = fault;
  const byExample = fault.example === undefined ? seeSchema(fault) : write(fault, fault.example);
  if (node.type !== 'scalar' || isTime(fault)) return byExample;
  if (types.includes('string')) {
    return node.value === null ? byExample : `quote it: \`${pair(fault, `"${node.raw}"`)}\``;
  }
  if (types.includes('array'))
    return saysNone(node) ? write(fault, '[]') : (fixList(fault, node) ?? byExample);
  const text = String(node.value);
  if (types.includes('boolean')) {
    const truth = truths[text.toLowerCase()];
    return truth === undefined ? byExample : write(fault, truth);
  }
  const isNumeric = typeof node.value === 'string' && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumeric && (types.includes('number') || !text.includes('.')) ? write(fault, text) : byExample;
}

function saysNone({ value, raw }: YamlScalar): boolean {
  return value === null || /^(?:none|nothing|n\/a|-)$/i.test(raw);
}

/** `auth` as `[auth]`, where the items are no maps. */
function fixList(fault: Fault, node: YamlScalar): string | undefined {
  const item = validators[fault.kind].examples[`${fault.pointer}/items`] ?? '{';
  return item.startsWith('{') || node.raw.length > 60 || node.raw.includes('\n')
    ? undefined
    : write(fault, `[${node.raw}]`);
}

function wrongTime(fault: Fault): Wording {
  const actual = textOf(fault.node);
  const example = fault.example ?? '';
  return {
    message: `Unexpected time \`${short(actual)}\` for \`${fault.name}\`, expected ISO 8601 such as \`${example}\``,
    help: write(fault, example),
    actual,
    expected: [example],
  };
}

function blankText(fault: Fault): Wording {
  return {
    message: `Unexpected blank text for \`${fault.name}\``,
    help: seeSchema(fault),
    actual: textOf(fault.node),
  };
}

function outOfRange(fault: Fault): Wording {
  const expected = `at ${fault.params.comparison === '>=' ? 'least' : 'most'} \`${fault.params.limit}\``;
  const actual = textOf(fault.node);
  return {
    message: `Unexpected number \`${actual}\` for \`${fault.name}\`, expected ${expected}`,
    help: write(fault, fault.example ?? String(fault.params.limit)),
    actual,
    expected: [expected],
  };
}

function isTime({ pointer }: Pick<Fault, 'pointer'>): boolean {
  return pointer.startsWith('#/$defs/timestamp');
}

function seeSchema(fault: Fault): string {
  return `see \`baton schema ${fault.kind}\``;
}

function pair(fault: Fault, value: string): string {
  return typeof fault.key === 'string' ? `${fault.key}: ${value}` : `- ${value}`;
}

function write(fault: Fault, value: string): string {
  return fault.key === undefined ? `write \`${value}\`` : `write \`${pair(fault, value)}\``;
}

function found(node: YamlNode): string {
  if (node.type !== 'scalar') return `a ${collection(node)}`;
  if (node.value === null) return 'nothing';
  if (typeof node.value === 'boolean') return `\`${node.raw}\``;
  return `the ${typeof node.value} \`${short(String(typeof node.value === 'number' ? node.raw : node.value))}\``;
}

function collection(node: YamlNode): string {
  return node.type === 'seq' ? 'list' : 'map';
}

function textOf(node: YamlNode): string {
  if (node.type !== 'scalar') return '';
  return typeof node.value === 'number' ? node.raw : String(node.value);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** `handoff.source.skill`, `files_created[0].path`. */
function nameOf(path: readonly (string | number)[]): string {
  const steps = path.map((step, index) =>
    typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`,
  );
  return short(steps.join(''), 120);
}

/** On one line, not over the limit of characters, no backtick that would end the quotation. */
function short(text: string, limit = 60): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('`', "'").trim();
  const points = [...line];
  return points.length > limit ? `${points.slice(0, limit - 1).join('')}…` : line;
}
