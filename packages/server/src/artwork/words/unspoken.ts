/**
 * Words that are written like a thing's name and seldom mean it in a sentence: they are verbs there, adjectives, or parts
 * of phrases.
 */
import type { WordLanguage } from './languages';
import type { Token } from './tokens';

/** Never a thing in a sentence. */
const NEVER: Partial<Record<WordLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'can will may might like just back right left well light fall spring sound break hand hands face head eye eyes fair present kind close open free new fresh fast slow hot cool warm best good great happy easy safe smart clean clear fine full high low long old young real simple small strong sweet top bottom end start way day days time times part place point set side show turn us our your it on in up down over out under first last next one two three four five six seven eight nine ten today tomorrow tone please include target fun modern friendly make work works address story class classes green cold tide mobile presents credit picture pictures moving legal language leaves hour hours minute minutes week evening morning staff group groups'.split(
      ' ',
    ),
  ),
  // The noun means it as seldom: a tone, a menu, the end of a letter.
  de: new Set('ton töne wollen laufen komm kommen liebe lieber grüße grüßen bildschirm karte zeit'.split(' ')),
  // Calls to do something that are written like an animal, a mark or a visit, and small words that are written like dice or corn.
  fr: new Set(
    'livre visite commande réserve porte marche montre goute prends des dès mais fermé fermée côté salon recherche recherchons cherche'.split(
      ' ',
    ),
  ),
  es: new Set('llama llame llamanos reserva visita marca prueba cita copia pide porta sal regala'.split(' ')),
  it: new Set('chiama prova visita prenota porta passa sali regala marca'.split(' ')),
  pt: new Set('chama chame visita visite reserva marca prova liga peca traga'.split(' ')),
  nl: new Set('bel proef kom komen boek meer was huren licht pakket weer'.split(' ')),
  pl: new Set('kup umow dzwon'.split(' ')),
};

/** Verbs as often as things: things only after an article or an adjective. */
const VERBS: Partial<Record<WordLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'watch train ring book rock link fish park drink cook dance dress gift star cut plant drive ship cover box bag water iron lock rent plan check support bank market report study play help stop call brush bat duck seal fly ski run film note list form file fix learn learning house rate fan love match surprise dining trial'.split(
      ' ',
    ),
  ),
};
const BEFORE_A_VERB = new Set(
  "to we you they i can will must should could would and us let don't please not never always just who that".split(' '),
);

/** Whether the single word at this place is not to be taken for a thing. A text of a few words names things. */
export function isUnspoken(text: string, tokens: readonly Token[], at: number, language: WordLanguage): boolean {
  const token = tokens[at];
  if (token === undefined || tokens.length < 4) return false;
  const isNever = [token.folded, token.text.toLowerCase()].some((word) => NEVER[language]?.has(word) === true);
  if (isNever) return true;
  // German writes nouns with a capital; a text without any is written carelessly.
  if (language === 'de')
    return tokens.slice(1).some(({ text }) => /^\p{Lu}/u.test(text)) && !/^\p{Lu}/u.test(token.text);
  if (VERBS[language]?.has(token.folded) !== true) return false;
  const begins = at === 0 || /[.!?:;]\s*$/.test(text.slice(0, token.at));
  return begins || BEFORE_A_VERB.has(tokens[at - 1]?.folded ?? '');
}
