/**
 * What a film opens with: what the brief makes its headline, asks, or offers to everybody. Nobody stays for a condition, for hours,
 * or for what entry costs children.
 */
import type { Kind } from '@vid/sdk/contract';
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced, visibleWords } from '../reading/measure';
import { PERCENT, pricesIn } from '../reading/patterns';
import type { Thought, ThoughtKind } from '../reading/thought';

/** What draws more than who somebody is, the first of these. */
const DRAWS: readonly ThoughtKind[] = ['offer', 'figure', 'quote'];

/** A price draws nobody who does not know of what: "Adults £8, under 5s free". */
const isTariff = ({ kinds, text }: Thought): boolean =>
  kinds.has('price') &&
  !PERCENT.test(text) &&
  (!kinds.has('offer') || pricesIn(text.split(/[,،]\s/u)[0] ?? '').length === 1);

/** Words among which an offer says that it is none for everybody. */
const CONCEDES_WITHIN = 4;
const CONCEDES_UNSPACED = 8;
const concedes = ({ text }: Thought, { concessions }: Lexicon): boolean => {
  const head = /\s/u.test(text)
    ? text.split(/\s+/u).slice(0, CONCEDES_WITHIN).join(' ')
    : text.slice(0, CONCEDES_UNSPACED);
  return concessions.all(head).length > 0;
};

/** "3 sizes" draws nobody. */
const LEAST_DRAWING = 2;

/** It points to nothing: "Es fehlen noch …". */
const EXPLETIVE = /^(?:es (?:fehl|gibt|geht|sind)|er (?:is|zijn) |there )/iu;

/** Words, or characters of a script without spaces, of a name that says nothing of what somebody does. */
const MOST_NAME = 4;
const MOST_UNSPACED = 10;
const isOnlyName = ({ text }: Thought, { bank }: Lexicon): boolean =>
  isUnspaced(text)
    ? text.length <= MOST_UNSPACED
    : visibleWords(text) <= MOST_NAME || (bank?.names().all(text).length ?? 0) === 0;

/** Nobody stays for "We are …": what the brief offers comes first, and its name behind it. */
const afterIntroduction = ([first, ...others]: readonly Thought[], lexicon: Lexicon): Thought | undefined =>
  first?.kinds.has('introduction') === true && others.length > 1 && isOnlyName(first, lexicon)
    ? DRAWS.flatMap((kind) =>
        others.filter(
          (thought) =>
            thought.kinds.has(kind) &&
            (kind !== 'figure' || visibleWords(thought.text) > LEAST_DRAWING) &&
            !thought.kinds.has('contact') &&
            !isTariff(thought) &&
            !concedes(thought, lexicon) &&
            !(thought.refersBack && !EXPLETIVE.test(thought.text)),
        ),
      )[0]
    : undefined;

/** Thoughts among which a brief says what it is about. */
const HEAD = 3;
/** Words, or pairs of characters, of what holds nothing else. */
const MOST_ASIDE = 8;
const MOST_ALONE = 3;
/** A condition, a price, or nothing but when. */
const isAside = (thought: Thought, lexicon: Lexicon): boolean => {
  const { kinds, text } = thought;
  const words = visibleWords(text);
  const isOnlyTime = kinds.size > 0 && [...kinds].every((kind) => kind === 'time');
  const isAlone = words <= MOST_ALONE && (isTariff(thought) || isOnlyTime);
  return isAlone || (words <= MOST_ASIDE && kinds.has('offer') && concedes(thought, lexicon));
};

/** „Es leuchtet leise“ – choral music: what is played is called so. */
const TITLED = /^[„“«"「『][^“”»"」』]{3,40}[“”»"」』]\s?[–—-]\s/u;

/** The thought that a film opens with. */
export const openingOf = (
  thoughts: readonly Thought[],
  kind: Kind,
  testifies: boolean,
  lexicon: Lexicon,
): Thought | undefined =>
  (testifies ? thoughts.find(({ quotation }) => quotation !== undefined) : undefined) ??
  thoughts.find(({ kinds }) => kinds.has('headline')) ??
  (kind === 'ad'
    ? thoughts.find(({ kinds, text }) => kinds.has('question') && !kinds.has('contact') && visibleWords(text) > 2)
    : undefined) ??
  afterIntroduction(thoughts, lexicon) ??
  (kind === 'ad'
    ? (thoughts.slice(0, HEAD).find(({ text }) => TITLED.test(text)) ??
      thoughts.slice(0, HEAD).find((thought) => !isAside(thought, lexicon)))
    : undefined) ??
  thoughts[0];
