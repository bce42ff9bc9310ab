import { entryOf, type YamlMap } from '../../core/node.ts';
import type { TextEdit } from '../../core/text-edit.ts';
import { addKey, flowScalar, inPlaceOf, jsonText } from './edit.ts';
import { renderEntry, renderFlow, type YamlValue } from './write.ts';

/**
 * Sets a key of a map to a value, whatever it held; keys, comments and everything beside it stay.
 *
 * @param before keys that a new one is to stand above; else it stands last
 * @returns undefined where the map, or the value that is there, lies in no place to write to
 */
export function setValue(
  text: string,
  map: YamlMap,
  key: string,
  value: YamlValue,
  before: readonly string[] = [],
): TextEdit | undefined {
  const entry = entryOf(map, key);
  if (!entry) {
    const [first = '', ...block] = renderEntry(key, value);
    const inline = first.slice(flowScalar(key).length + 1).trimStart();
    const written = { flow: jsonText(value), block, ...(inline === '' ? {} : { inline }) };
    return addKey(text, map, key, before, written);
  }
  if (map.aliased || entry.value.aliased) return undefined;
  const isJson = map.flow && text[entry.key.extent.from] === '"';
  return inPlaceOf(text, entry.value, entry, isJson ? jsonText(value) : renderFlow(value));
}
