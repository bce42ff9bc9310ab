import { type Config, defaultConfig } from '../../core/config.ts';
import type { Document } from '../../core/document.ts';
import { createPathRules } from '../record-paths.ts';
import { readDocument } from './document.ts';

/**
 * Reads one record from its text.
 *
 * @param path repository-relative, with `/`: it tells which kind of record may lie there
 * @param text the file, as decoded from UTF-8, BOM kept
 * @returns the record, what could not be read in `problems`; undefined where the file makes no claim to be one
 */
export function parseRecord(
  path: string,
  text: string,
  config: Config = defaultConfig,
): Document | undefined {
  const place = createPathRules(config).classify(path);
  const size = new TextEncoder().encode(text).length;
  return place && readDocument(path, place, { ok: true, text, size });
}
