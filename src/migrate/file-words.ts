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
const newMark =
  /^[\s\u0001*_`]*(?:を|が|は|를|을|이|가)?\s*(?:\(|\[|—|–|-|:|,)?\s*\**(?:new\b|NEU\b|created\b|新規|新增|新建|新規作成|nuevo\b|nueva\b|nouveau\b|novo\b|nova\b|новый|новая|новое|신규|추가됨)/iu;
/** What is new in a file, and is none: `config.toml: new keys`. */
const newPart =
  /^[^\p{L}]*(?:\p{L}+を|\p{L}+が)?\s*\p{L}+\s+(?:\p{L}+[\s-]+){0,2}(?:keys?|fields?|options?|flags?|settings?|sections?|paragraphs?|chapters?|dependenc(?:y|ies)|columns?|entry|entries|param(?:eter)?s?|arguments?|props?|routes?|endpoints?|methods?|functions?|cases?|rules?|imports?|exports?|lines?|variables?|constants?|values?|steps?|jobs?|targets?|commands?|strings?|translations?|zonas?|schlüssel|felder|feld|abschnitte?|abhängigkeit(?:en)?|einträge?|spalten?|clés?|champs?|sections?|dépendances?|colonnes?|claves?|campos?|secci(?:ón|ones)|dependencias?|columnas?|chaves?|seç(?:ão|ões)|dependências?|colunas?|ключ[иа]?|пол[ея]|раздел[ы]?|зависимост[иь]|столбц[ыа])(?![\p{L}\p{N}])/iu;

/** Whether the words right behind a file call the file new, and not something in it. */
export function isNewMark(tail: string): boolean {
  return newMark.test(tail.slice(0, 24)) && !newPart.test(tail.slice(0, 80));
}

/** Signs that people set before a file for what became of it. */
export const signsOfFile: readonly (readonly [RegExp, 'created' | 'modified'])[] = [
  [/^[^\p{L}\p{N}]*(?:➕|🆕|✨|\[\+\])/u, 'created'],
  [/^[^\p{L}\p{N}]*(?:✏|📝|🔧|♻|🛠|🔨|🗑|➖|🐛|\[[~-]\])/u, 'modified'],
];

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

/** `X, which I added this morning`. */
export const ownMaking =
  /^[\s\u0001,)*_]*(?:which|that)\s+(?:I|we)\s+(?:just\s+|also\s+|newly\s+)?(?:added|created|wrote|introduced)\b/iu;
/** A sentence that opens with `In` and a file. */
export const opensIn = /^[^\p{L}\p{N}]*(?:in|inside|within|en|dans|em|nel|nella|в)\s*[\s\u0001*_("'“]*$/iu;
/** What stands between a file and what was done to it: `is now`, `was completely`. */
export const linksToDeed =
  /^[\s\u0001)*_]*(?:is|are|was|were|has been|have been|got|ist|sind|wurde|wurden|est|sont|a été|ont été|está|están|fue|foi|foram|è stato|был[аои]?)\s+(?:(?:now|completely|fully|also|all|jetzt|nun|komplett|maintenant|ahora|agora|теперь)\s+)*$/iu;

const openingDeed =
  /^[^\p{L}]*(?!need|bas|us|requir|not|plann|expect|support|block|fail|tri|discuss|report|locat|stor|call|nam|suppos|relat|seed|speed|embed|fe|fix)\p{L}{2,}ed\s/iu;
const closingParticiple = /(?<=\s)\p{L}*ge\p{L}{2,}(?:t|en)\W*$|(?<=\s)\p{L}{3,}iert\W*$/u;
const placedIn =
  /^[^\p{L}]*(?:[\p{L}-]+\s+){1,8}(?:in|to|into|zu|im|a|en|dans|à|em|no|na|в)\s+[\s\u0001*_("'“]*$/iu;

/** An entry of work done that opens with a deed, closes with a German one, or says where something is: `entry in X`. */
export function deedAround(lead: string, tail: string): boolean {
  return (
    openingDeed.test(lead) ||
    closingParticiple.test(tail) ||
    (placedIn.test(lead) && !/\p{L}/u.test(tail.replace(/\([^()]*\)/g, '')))
  );
}

/** Another deed between the verb of making and the file: `created it, exported it from X`. */
export const otherDeed = /[,;]\s+(?:and\s+|then\s+|und\s+)?\p{L}{2,}ed\s+(?:it|them|this|that|the)\b/iu;

/** What an entry is about, in bold before what it tells: `**Calendar** - `. */
export const boldName = /^\W*\*\*[^*\n]{1,60}\*\*\s*(?:[:：—–]|-(?=\s))/u;
