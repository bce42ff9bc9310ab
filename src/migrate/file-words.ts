import type { Hit } from './phrases.ts';
import type { Section } from './section.ts';
import type { Cue } from './vocabulary.ts';

export const fileHeader =
  /file|path|datei|archivo|fichero|fichier|arquivo|ficheiro|файл|путь|文件|ファイル|파일|경로|document|\bdoc\b/i;
export const changeColumn =
  /change|action|what|änderung|cambio|modific|alteraç|измен|변경|変更|改动|变更|修改|说明/i;
export const lookedColumn =
  /purpose|reason|why|role|note|remark|state|status|description|use|zweck|propósito|rôle|rolle|назначение|用途|作用|役割|용도|역할/i;

/** "Split `a` into `b` and `c`": what stands behind is new. */
export const splitInto =
  /\b(?:split|broke|divided|extracted)\b[^.;]*\u0001[^.;]*\b(?:into|to)\b[^.;,]*$|\bsplit\b[^.;]*\binto\b[^.;,]*\u0001[\s\u0001+&,]*(?:and\s+)?$/iu;
export const isNewMark =
  /^[\s\u0001*_`]*(?:を|が|は|를|을|이|가)?\s*(?:\(|\[|—|–|-|:)?\s*\**(?:new\b|NEU\b|created\b|新規|新增|新建|新規作成|nuevo\b|nueva\b|nouveau\b|novo\b|nova\b|новый|новая|новое|신규|추가됨)/iu;
export const into =
  /\b(?:to|in|into|inside|within|on|onto|zu|in|im|a|en|dans|em|в|на)\s+(?:the\s+|our\s+|existing\s+|das\s+|la\s+|el\s+)?[\s\u0001*_("'“]*(?:\p{L}+\s+){0,2}[\s\u0001*_("'“]*$/iu;
/** "Added a guard: `file`": what was added is no file. */
export const ofFeature = /\p{L}[^:：]*[:：(]\s*[\u0001\s,&+*_]*$/u;

/** Sections that tell how things stand, and not what was done to them. */
export function isState({ heading }: Section): boolean {
  return (
    /\bworks?\b|working|\bstate\b|status|\bstand\b|estado|\bétat\b|situa|состояни|状态|状態|현재|olek/iu.test(
      heading?.text ?? '',
    ) && !/work (?:done|completed)|completed work/i.test(heading?.text ?? '')
  );
}

export function isChange(name: Cue): boolean {
  return name === 'created' || name === 'modified';
}

/** Words that say that the thing right behind them is new, and nothing of what stands further on. */
export const adjectives: ReadonlySet<string> = new Set(
  'new|neu|neue|neuer|neues|nuevo|nueva|nuevos|nuevas|nouveau|nouvelle|nouveaux|nouvelles|novo|nova|novos|novas|новый|новая|новое|новые|新|新規|신규|새로운|uus|now'.split(
    '|',
  ),
);

/** Words that tell what somebody did, and not what is to be done. */
export function isPast(hit: Hit<Cue> | undefined, source: string): boolean {
  return (
    hit !== undefined &&
    (hit.language !== 'en' ||
      /(?:ed|wrote|written|built|split)$/.test(source.slice(hit.from, hit.to).toLowerCase()))
  );
}

export function has(section: Section, name: string): boolean {
  return section.classes.some((one) => one === name);
}
