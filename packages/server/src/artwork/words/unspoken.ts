/**
 * Words that are written like a thing's name and seldom mean it in a sentence: they are verbs there, adjectives, or parts
 * of phrases.
 */
import type { WordLanguage } from './languages';
import type { Token } from './tokens';
import { UNSPOKEN } from './unspoken-words';

/** Verbs as often as things: things only after an article or an adjective. */
const VERBS: Partial<Record<WordLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'watch train ring book rock link fish park drink cook dance dress gift star cut plant drive ship cover box bag water iron lock rent plan check support bank market report study play help stop call brush bat duck seal fly ski run film note list form file fix learn learning house rate fan love match surprise dining trial tap groom shop record'.split(
      ' ',
    ),
  ),
};
/** Words of a text in which one may be said without being meant, at least; and of one with a verb in it. */
const FEWEST = 2;
const FEWEST_WITH_VERBS = 4;
const BEFORE_A_VERB = new Set(
  "to we you they i can will must should could would and us let don't please not never always just who that".split(' '),
);

/** Whether the single word at this place is not to be taken for a thing. A text of a few words names things. */
export function isUnspoken(text: string, tokens: readonly Token[], at: number, language: WordLanguage): boolean {
  const token = tokens[at];
  if (token === undefined || tokens.length < FEWEST) return false;
  const { folded, written } = UNSPOKEN[language];
  if (folded.has(token.folded) || written.has(token.text.toLocaleLowerCase(language))) return true;
  if (tokens.length < FEWEST_WITH_VERBS) return false;
  // German writes nouns with a capital; a text without any is written carelessly.
  if (language === 'de')
    return tokens.slice(1).some(({ text }) => /^\p{Lu}/u.test(text)) && !/^\p{Lu}/u.test(token.text);
  if (VERBS[language]?.has(token.folded) !== true) return false;
  const begins = at === 0 || /[.!?:;]\s*$/.test(text.slice(0, token.at));
  return begins || BEFORE_A_VERB.has(tokens[at - 1]?.folded ?? '');
}
