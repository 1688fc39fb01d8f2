/**
 * What a brief opens with when it says what it is instead of what to say: "Make a video about …", "Anzeige: …", "Fırınım
 * için reklam". It is for the maker in every language that is read; what it is about is for the viewers.
 */
import { folded } from '../../../wording/folded';
import { remembering } from '../../../wording/remembering';
import { wordingsAt } from '../../../wording/wording';
import { makersOdds } from '../addressee/makers-odds';
import { MAKERS } from '../languages/directives';
import { namesAnyFilm } from '../languages/languages';
import { withoutChannel } from './channels';
import { withoutBeginning, withoutChatter } from './small-talk';
import { trimEndOf } from './trim-end';

/** An opening may follow another: "We need a spot for our advert for …". */
const MOST = 2;

/** "Könntet ihr einen Clip für unseren Nähkurs machen": the verb of the wish ends the sentence. */
const MAKE = /\s(?:machen|erstellen|drehen|produzieren|basteln|gestalten|maken)$/iu;
const PLEASE =
  /^([^,.]{3,60}) (?:please|pls|bitte|svp|s['’]il (?:vous|te) pla[iî]t|por favor|per favore|aub)(?=[,.]|$)/iu;

/** Words, or characters of a script without spaces, that an end of this kind has at most. */
const LONGEST_CLOSING = 24;

/** What a film is for, and whose that is. */
const FOR_OURS = /^(?:für|for|pour|voor)\s(?:(?:unser|mein)\p{L}{0,2}|our|my|notre|nos|mon|ma|mes|onze|ons|mijn)\s/iu;

const OURS =
  /^(?:(?:il|lo|la|i|gli|le|[ao]s?)\s)?(?:our|my|(?:unser|mein|onz|nuestr|nostr|noss|nasz|moj|mój)\p{L}{0,3}|notre|nos|mon|ma|mes|ons|mijn|mi|mis|meus?|minhas?|mi[oae]|miei)\s\p{L}/iu;
/** "Our vintage fair": whose it is tells that a film is about it. */
export const beginsWithOurs = (text: string): boolean => OURS.test(text);

/** "…, and we would like a film": what joined it joins nothing. */
const JOINT = /\s(?:and|und|et|en|y|e|i|ve)$/iu;

const withoutClosing = (sentence: string): string => {
  const text = folded(sentence);
  let begin = sentence.length;
  for (let [at, words] = [sentence.length - 1, 0]; at > 0 && words < LONGEST_CLOSING; at -= 1) {
    if (!text.isWord(at) || !text.beginsWord(at)) continue;
    words += 1;
    if (wordingsAt(MAKERS.closings, sentence, at).some(({ endOf }) => endOf(sentence, at) !== undefined)) begin = at;
  }
  return begin === sentence.length ? sentence.trimEnd() : sentence.slice(0, begin).trimEnd().replace(JOINT, '');
};

/** Characters within which a sentence says for what it wishes a film. */
const LONGEST_WISH = 90;
const FOR_OUR =
  /\s(?:für|for|about|pour|para|per|voor|för|promouvoir|promover|promocionar|promuovere|(?:to )?(?:promote|advertise|announce))\s(?=\S)/giu;
/** "Something around 20 seconds" is a film, too. */
export const SPAN = /\p{N}{1,3}[\s-]?(?:s|sec\p{L}*|sek\p{L}*|seg\p{L}*|saniye)(?!\p{L})/iu;
/** German bends what stands between "my" and the noun: "für meinen kleinen Hofladen". */
const BENT = /^(?:unser|mein)\p{L}{0,2}\s(?:\p{Ll}+\s){0,3}(?=\p{Lu})/u;
/** What a film is for, without whose it is where the preposition that bent it is gone. */
export const unbent = (what: string): string => what.replace(BENT, '');

/** "I'd need a little promo film for my removal company …": whatever stands before it, what a film is for is told. */
const wishedFor = (sentence: string): string => {
  for (const { index, 0: serves } of sentence.slice(0, LONGEST_WISH).matchAll(FOR_OUR)) {
    const what = sentence.slice(index + serves.length);
    if (
      !OURS.test(what) ||
      !(namesAnyFilm(sentence.slice(0, index)) || SPAN.test(sentence.slice(0, index))) ||
      makersOdds(sentence) < 0
    )
      continue;
    return BENT.test(what) ? what.replace(BENT, '') : what;
  }
  return sentence;
};

/** A sentence without an opening or an end that only says what is to be made; as it is when it has none. */
export const withoutOpening = remembering((sentence: string): string => {
  const opened = (given: string): string => {
    let text = given;
    for (let times = 0; times < MOST; times += 1) text = withoutBeginning(text, MAKERS.openings);
    return text;
  };
  // "Please, make us a film about …": courtesies may stand before it.
  const bare = withoutChatter(sentence);
  const behind = bare === sentence ? bare : opened(bare);
  let text = behind === bare ? opened(sentence) : behind;
  if (text === sentence) text = wishedFor(sentence);
  // "Can you make a film for our bakery?" asks the maker: what is left asks nobody.
  const opening = sentence.slice(0, sentence.length - text.length).trimEnd();
  if (opening !== '' && !/[:：]$/u.test(opening)) text = trimEndOf(text, /[?？؟\s]/u);
  // "An ad for Brightwell Optometry please, eye tests £25".
  if (opening !== '') text = text.replace(PLEASE, '$1').replace(MAKE, '');
  if (opening !== '') text = withoutChannel(withoutBeginning(text, MAKERS.follows));
  const rest = withoutClosing(text);
  // "For our software Kontoklar we are looking for a spot": what it is for is told without the preposition.
  return rest === text.trimEnd() ? rest : rest.replace(FOR_OURS, '');
});

/** "As discussed, we need something for our vintage fair" says what a film is about; another sentence as it is. */
export const askedFor = (sentence: string): string => {
  const plain = withoutChatter(sentence);
  const told = withoutOpening(plain);
  // "We want a spot, of 20 seconds, for the fish fair": a wish with a comma in it is taken off before clauses are told apart.
  const wish = plain.slice(0, Math.max(0, plain.length - told.length));
  return told !== plain && (beginsWithOurs(told) || (plain.endsWith(told) && /[,،]/u.test(wish) && namesAnyFilm(wish)))
    ? told
    : sentence;
};
