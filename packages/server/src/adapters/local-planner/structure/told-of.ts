/** What a sentence tells of, without who tells it: "We just opened a launderette in Whitby" tells of a launderette in Whitby. */
import { folded } from '../../../wording/folded';
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from '../reading/measure';

/** Words among which an article stands behind the verb. */
const REACH = 4;
const LEAST_WORDS = 2;

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}’']/gu, '');

/** Where nouns have capitals an adjective before one is bent by its article: "einen kleinen Hofladen". */
const unbent = (words: readonly string[], { language }: Lexicon): readonly string[] => {
  const noun = words.findIndex((word) => /^\p{Lu}/u.test(word));
  return language === 'de' && noun > 0 ? words.slice(noun) : words;
};

/** What somebody says that they give, teach or sell: the words behind the verb, with their subject before it or without. */
const given = (words: readonly string[], { gives }: Lexicon): readonly string[] => {
  const verb = words.slice(0, REACH - 2).findIndex((word) => gives.has(bare(word)));
  return verb < 0 ? [] : words.slice(verb + 1);
};

/** The words behind the first article, or what is given, where the sentence begins with its subject, with a verb in its person, or asks. */
export const toldOf = (text: string, lexicon: Lexicon, isAsked = false): string | undefined => {
  const words = text.replace(/[?؟]\s*$/u, '').split(/\s+/u);
  const offered = isAsked ? [] : given(words, lexicon);
  if (!isAsked && offered.length === 0 && lexicon.resumes.at(folded(text), 0).length === 0) return undefined;
  const article = words.slice(0, REACH).findIndex((word, at) => at > 0 && lexicon.ours.has(bare(word)));
  const owned = article < 0 ? offered : words.slice(article + 1);
  // "Stampiamo le tue foto": whose it is, is told.
  const bound = owned.findIndex(
    (word) => !lexicon.ours.has(bare(word)) && (!lexicon.hangs.has(bare(word)) || lexicon.starts.has(bare(word))),
  );
  const told = unbent(bound < 0 ? [] : owned.slice(bound), lexicon);
  return visibleWords(told.join(' ')) < LEAST_WORDS ? undefined : told.join(' ');
};

/** "Baristas for our cafe in Falmouth": whose they would be. */
export const ownedIn = (text: string, lexicon: Lexicon): string | undefined => {
  const words = text.replace(/[?؟!.]\s*$/u, '').split(/\s+/u);
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      OWN.test(bare(word)) &&
      lexicon.ours.has(bare(word)) &&
      isHosting(bare(words[index - 1] ?? ''), lexicon),
  );
  const told = at < 0 ? [] : unbent(words.slice(at + 1), lexicon);
  return visibleWords(told.join(' ')) < LEAST_WORDS || /[,;:]/u.test(told.join(' ')) ? undefined : told.join(' ');
};
/** "at our cafe", "für unser Team", and not "through our partner bank". */
const isHosting = (word: string, { hosts, serves }: Lexicon): boolean =>
  hosts.has(word) || serves.has(word) || WITHIN.test(word);
const WITHIN = /^(?:in|im|en|em|dans|chez|w|bei)$/u;
const OWN =
  /^(?:our|my|unser\p{L}*|mein\p{L}*|notre|nos|nuestr\p{L}*|nostr\p{L}*|noss\p{L}*|onze|ons|mijn|nasz\p{L}*)$/u;

/** "Schilder nodig in Amersfoort?": a trade that is asked for, and where. */
export const askedTrade = (text: string, { bank, starts }: Lexicon): string | undefined => {
  const [trade] = bank?.names().all(text) ?? [];
  if (trade === undefined) return undefined;
  const tail = /^\p{L}*/u.exec(text.slice(trade.end))?.[0] ?? '';
  const name = text.slice(trade.start, trade.end + tail.length);
  const place = [...text.slice(trade.end).matchAll(/\s(\p{Ll}{1,4})\s\p{Lu}[\p{L}’'-]*/gu)].find(([, word = '']) =>
    starts.has(word),
  )?.[0];
  return place === undefined ? undefined : `${name}${place}`;
};
