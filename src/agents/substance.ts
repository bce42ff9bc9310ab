import {
  englishLead,
  englishPolite,
  englishWork,
  failure,
  noFailure,
  polite,
  pronouns,
  questionWords,
  scripts,
  wants,
  wantsToKnow,
  work,
} from './request-words.ts';

/** A statement of so many words is a brief, whatever its words are. */
const longStatement = 30;
/** What a request is, is said in its first words; the rest may be a log. */
const longestPrompt = 4000;
/** A sentence with fewer words names nothing to work on. */
const shortest = 3;

/**
 * Whether a prompt is a command of the agent program itself, such as `/clear`. A path is not a command.
 *
 * @param prompt without spaces around it
 */
export function isCommand(prompt: string): boolean {
  return /^\/[\p{L}\d_][\p{L}\d_:.-]*(?=\s|$)/u.test(prompt);
}

/**
 * Whether a prompt asks for work of substance, which a session is started for (agents, section 4): a change, a review, an investigation, or the
 * report of something that is wrong. Not so are thanks, consent, a question that is answered in the conversation, a command, and what a program
 * sent: a scheduled prompt, or the result of a subagent.
 *
 * This is a heuristic on words of several languages. Where it does not know, the answer is no: a session can be started by hand.
 */
export function isOfSubstance(prompt: string): boolean {
  const text = withoutElements(prompt.trim()).slice(0, longestPrompt);
  if (text === '' || isCommand(text)) return false;
  const said = text
    .replaceAll('’', "'")
    .replaceAll(/(`{3,}|~{3,})[\s\S]*?(?:\1|$)/g, ' ')
    .replaceAll(/`[^`\n]*`/g, 'x');
  const sentences = said
    .split(/(?<=[.!?;。！？])\s+|(?<=[。！？])|\n+/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (sentences.some((one) => isRequest(one) || isReport(one))) return true;
  const statements = sentences.filter((one) => !isQuestion(one));
  return statements.flatMap(tokensOf).length >= longStatement;
}

/**
 * Removes what programs put before a person's words, or send alone: elements whose names no page has, such as `task-notification` and
 * `ide_selection`.
 */
function withoutElements(prompt: string): string {
  const element = /^<([a-z]+[-_][\w-]*)(?:\s[^>]*)?>[\s\S]*?<\/\1>\s*/i;
  let rest = prompt;
  for (let found = element.exec(rest); found; found = element.exec(rest)) rest = rest.slice(found[0].length);
  return rest;
}

function tokensOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? [];
}

function isQuestion(sentence: string): boolean {
  const [first = ''] = tokensOf(sentence).filter(
    (one) => !['and', 'so', 'but', 'ok', 'und', 'et', 'y'].includes(one),
  );
  return /[?？]["')\]]*$/.test(sentence) || questionWords.has(first);
}

function isRequest(sentence: string): boolean {
  if (
    scripts.some(
      ({ form, question, request }) =>
        request.test(sentence) && form.test(sentence) && !question.test(sentence),
    )
  )
    return true;
  const tokens = tokensOf(sentence);
  if (tokens.length < shortest) return false;
  const [first = ''] = tokens;
  if (isQuestion(sentence)) {
    if (questionWords.has(first)) return false;
    if (englishPolite.has(first) && clausesOf(sentence).some(isEnglishRequest)) return true;
    const parts = tokens.flatMap((one) => one.split('-'));
    return parts.some((one) => polite.has(one)) && tokens.some((one) => work.has(one));
  }
  if (tokens.some((one) => work.has(one)) || clausesOf(sentence).some(isEnglishRequest)) return true;
  return wants.test(sentence) && !wantsToKnow.test(sentence) && tokens.length > shortest + 2;
}

function clausesOf(sentence: string): readonly string[] {
  return sentence.split(/[,;:–—]|\b(?:and|then|but)\b/i);
}

/** An imperative with something to work on. */
function isEnglishRequest(clause: string): boolean {
  const tokens = tokensOf(clause);
  const verb = tokens.findIndex((one) => !englishLead.has(one));
  const bare = tokens[verb]?.replace(/ing$/, '') ?? '';
  const isWork = [
    tokens[verb] ?? '',
    ...(tokens.includes('mind') ? [bare, `${bare}e`, bare.slice(0, -1)] : []),
  ].some((one) => englishWork.has(one));
  return isWork && tokens.slice(verb + 1).some((one) => !pronouns.has(one));
}

function isReport(sentence: string): boolean {
  const said = sentence.replaceAll(/["“«][^"”»]*["”»]/g, 'x');
  const isLong =
    tokensOf(said).length > shortest || /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{6}/u.test(said);
  return isLong && !isQuestion(sentence) && failure.test(said) && !noFailure.test(said);
}
