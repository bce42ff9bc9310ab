import { isMap } from '../../core/collections/map.ts';
import { BatonError } from '../../errors.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { oneOf } from '../../text/one-of.ts';

/** What a parameter takes. */
export type ParameterType = 'text' | 'number' | 'flag' | 'texts' | 'textOrTexts' | 'list' | 'map' | 'any';

/** A parameter of an operation. */
export interface Parameter {
  readonly type: ParameterType;
  readonly about?: string;
  /** Of a text: the only values that it may have. */
  readonly words?: readonly string[];
  readonly isRequired?: true;
  /** Of a number. */
  readonly least?: number;
  readonly most?: number;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** Parameters as a program sent them, checked. */
export type Given = Readonly<Record<string, unknown>>;

/** A record has no value that is as deep; whoever walks over values may do so by recursion. */
export const deepest = 32;

const schemaTypes: Readonly<Record<ParameterType, object>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  texts: { type: 'array', items: { type: 'string' } },
  textOrTexts: { type: ['string', 'array'], items: { type: 'string' } },
  list: { type: 'array' },
  map: { type: 'object' },
  any: {},
};

/** The JSON Schema of parameters, as small as it can be: agents read it at every start. */
export function schemaOf(parameters: Parameters): Record<string, unknown> {
  const entries = Object.entries(parameters);
  const required = entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, one]) => [name, propertyOf(one)])),
    ...(required.length === 0 ? {} : { required }),
  };
}

function propertyOf({ about, least, most, type, words }: Parameter): object {
  return {
    ...schemaTypes[type],
    ...(words === undefined ? {} : { enum: words }),
    ...(least === undefined ? {} : { minimum: least }),
    ...(most === undefined ? {} : { maximum: most }),
    ...(about === undefined ? {} : { description: about }),
  };
}

/**
 * Checks what a program sent.
 *
 * @param isOpen other parameters are kept: what they mean is decided by who gets them
 * @throws BatonError `usage`, with everything that is wrong
 */
export function checkParameters(parameters: Parameters, sent: unknown, isOpen = false): Given {
  const given = sent ?? {};
  if (!isMap(given)) {
    throw new BatonError('usage', `Unexpected ${typeName(given)}, expected named parameters`, {
      help: `send an object with ${oneOf(Object.keys(parameters))}`,
    });
  }
  if (isDeeperThan(deepest, given)) {
    throw new BatonError('usage', `The parameters are nested deeper than ${deepest} levels`, {
      help: 'send the value as text',
    });
  }
  const names = Object.keys(parameters);
  const unknown = isOpen ? [] : Object.keys(given).filter((name) => !Object.hasOwn(parameters, name));
  const missing = names.filter((name) => parameters[name]?.isRequired && own(given, name) === undefined);
  const wrong = Object.entries(parameters).flatMap(([name, parameter]) => {
    const problem = problemOf(name, parameter, own(given, name));
    return problem === undefined ? [] : [{ name, problem }];
  });
  const problems = [
    ...missing.map((name) => `missing \`${name}\``),
    ...wrong.map(({ problem }) => problem),
    ...unknown.map((name) => {
      const near = closestMatch(name, names);
      return `unknown parameter \`${name}\`${near === undefined ? '' : `, did you mean \`${near}\`?`}`;
    }),
  ];
  if (problems.length === 0) return given;
  const [first = '', ...more] = problems;
  const message = [first.slice(0, 1).toUpperCase() + first.slice(1), ...more].join('; ');
  // The names help only who did not know one.
  const isNamed = missing.length === 0 && unknown.length === 0;
  const corrected = wrong.map(({ name }) => `\`${name}\``).join(' and ');
  throw new BatonError('usage', message, {
    help: isNamed ? `correct ${corrected} and send it again` : `the parameters are ${names.join(', ')}`,
  });
}

/** What is wrong with a value that was sent. */
function problemOf(name: string, parameter: Parameter, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const { isRequired, least, most, type, words } = parameter;
  if (!fits(type, value)) {
    return `unexpected ${typeName(value)} for \`${name}\`, expected ${typeWords[type]}${rangeOf(parameter)}`;
  }
  if (isRequired && typeof value === 'string' && value.trim() === '') return `\`${name}\` is empty`;
  if (words && typeof value === 'string' && !words.includes(value)) {
    return `unexpected \`${value}\` for \`${name}\`, expected ${oneOf(words)}`;
  }
  if (typeof value === 'number' && (value < (least ?? value) || value > (most ?? value))) {
    return `unexpected ${value} for \`${name}\`, expected ${typeWords[type]}${rangeOf(parameter)}`;
  }
  return undefined;
}

/** ` from 0 to 1`; empty where every number is taken. */
function rangeOf({ least, most }: Parameter): string {
  return `${least === undefined ? '' : ` from ${least}`}${most === undefined ? '' : ` to ${most}`}`;
}

function fits(type: ParameterType, value: unknown): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'texts':
      return isTexts(value);
    case 'textOrTexts':
      return typeof value === 'string' || isTexts(value);
    case 'list':
      return Array.isArray(value);
    case 'map':
      return isMap(value);
    case 'any':
      return true;
  }
}

const typeWords: Readonly<Record<ParameterType, string>> = {
  text: 'text',
  number: 'a number',
  flag: 'true or false',
  texts: 'a list of texts',
  textOrTexts: 'text or a list of texts',
  list: 'a list',
  map: 'an object',
  any: 'any value',
};

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return { string: 'text', number: 'number', boolean: 'boolean' }[typeof value as string] ?? 'object';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Null is as good as nothing. */
function own(given: Given, name: string): unknown {
  return Object.hasOwn(given, name) ? (given[name] ?? undefined) : undefined;
}

/** Level by level, so that no value is too deep to be looked at. */
function isDeeperThan(most: number, value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= most; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** The value of a text parameter that was checked; undefined where it was not sent. */
export function textIn(given: Given, name: string): string | undefined {
  const value = own(given, name);
  return typeof value === 'string' ? value : undefined;
}

/** The texts of a parameter that was checked; none where it was not sent. */
export function textsIn(given: Given, name: string): readonly string[] {
  const value = own(given, name);
  if (typeof value === 'string') return [value];
  return isTexts(value) ? value : [];
}

export function numberIn(given: Given, name: string): number | undefined {
  const value = own(given, name);
  return typeof value === 'number' ? value : undefined;
}

export function flagIn(given: Given, name: string): boolean {
  return own(given, name) === true;
}
