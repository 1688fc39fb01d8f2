/**
 * How briefs speak to whoever makes the film. Wordings are written as `wording/wording.ts` says, lists as phrases apart by
 * `|`. All languages are read in every brief: people write to the maker in another language than to their customers.
 */
import { isOneOf, type PhraseIndex, phraseIndex, phrases } from '../../../wording/phrases';
import { type Wording, wording } from '../../../wording/wording';

/** What a label at the beginning of a line says of what follows it. */
export type LabelKind = 'drop' | 'cta' | 'headline' | 'offer' | 'fact' | 'when' | 'where' | 'contact';

/** The directives of a language as written in the data files. */
export interface DirectivesSource {
  /** Lists that the wordings name in braces. */
  readonly lists?: Readonly<Record<string, string>>;
  /** Words to the reader of the brief before it begins: "Hey, so basically". */
  readonly chatter?: readonly string[];
  /** Beginnings that only say that a film is wanted, or what it is: "Make a video about", "Anzeige:". */
  readonly openings?: readonly string[];
  /** The same where a brief is nothing else, and so may be looser: "A film for". */
  readonly alone?: readonly string[];
  /** What may follow an opening before what the film is about: how long it is, and what it is to do, "of 20 seconds to present". */
  readonly follows?: readonly string[];
  /** The same where it stands at the end; each ends in `$`. */
  readonly closings?: readonly string[];
  /** How a story is asked for at the beginning of a sentence, each with what stays of it: "tell how=", "opowiedz historię=historia". */
  readonly stories?: string;
  /** The same where the verb ends the wish. */
  readonly storyEnds?: string;
  /** Verbs that tell the maker what to say; what follows is for viewers. */
  readonly directors?: readonly string[];
  /** Sentences that speak of the film itself, by how they begin. */
  readonly remarks?: readonly string[];
  /** Greetings and thanks; whole sentences, so each ends in `$`. */
  readonly courtesies?: readonly string[];
  /** How letters end; a few words may follow. */
  readonly signsOff?: string;
  /** Words before a colon at the beginning of a line. */
  readonly labels?: Readonly<Partial<Record<LabelKind, string>>>;
  /** Words of a page that lead around in it or belong to its law. */
  readonly furniture?: string;
  /** What puts a thing into the cart of a page; furniture as well. */
  readonly carts?: string;
  /** What stands beside a price for its taxes and its postage. */
  readonly taxes?: string;
  /** Names of a page's parts. */
  readonly navigation?: string;
  /** What stands before a letter's subject and a colon: "Subject", "FW". */
  readonly subjects?: string;
  /** What else stands before a colon in a letter's head: "From". */
  readonly headers?: string;
  /** What a business is in general, before a colon and its name: "Shop". */
  readonly houses?: string;
  /** The same right before its name, in a sentence: "firma". */
  readonly firms?: string;
}

/** The directives of all languages, ready to be looked for. */
export interface Directives {
  readonly chatter: readonly Wording[];
  readonly openings: readonly Wording[];
  readonly alone: readonly Wording[];
  readonly follows: readonly Wording[];
  readonly closings: readonly Wording[];
  readonly stories: PhraseIndex<string>;
  readonly storyEnds: PhraseIndex<string>;
  readonly directors: readonly Wording[];
  readonly remarks: readonly Wording[];
  readonly courtesies: readonly Wording[];
  readonly signsOff: Wording;
  readonly labels: PhraseIndex<LabelKind>;
  readonly isFurniture: (text: string) => boolean;
  /** What a page leads around with, and what one presses in it. */
  readonly interface: PhraseIndex<true>;
  readonly carts: PhraseIndex<true>;
  readonly taxes: PhraseIndex<true>;
  readonly isNavigation: (text: string) => boolean;
  readonly subjects: PhraseIndex<true>;
  readonly isHeader: (text: string) => boolean;
  readonly houses: PhraseIndex<true>;
  readonly firms: PhraseIndex<true>;
}

type Wordings = 'chatter' | 'openings' | 'alone' | 'follows' | 'closings' | 'directors' | 'remarks' | 'courtesies';
type Lists =
  | 'stories'
  | 'storyEnds'
  | 'signsOff'
  | 'furniture'
  | 'carts'
  | 'taxes'
  | 'navigation'
  | 'subjects'
  | 'headers'
  | 'houses'
  | 'firms';

/** Makes one of the directives of several languages. */
export const compileDirectives = (sources: readonly DirectivesSource[]): Directives => {
  const wordings = (name: Wordings): Wording[] =>
    sources.flatMap((source) => (source[name] ?? []).map((written) => wording(written, source.lists)));
  const lists = (name: Lists): string => sources.map((source) => source[name] ?? '').join('|');
  const turns = (name: Lists): PhraseIndex<string> =>
    phraseIndex(
      lists(name)
        .split('|')
        .filter((pair) => pair !== '')
        .map((pair) => pair.split('=') as [string, string]),
    );
  const labels = sources.flatMap(({ labels = {} }) =>
    (Object.entries(labels) as [LabelKind, string][]).flatMap(([kind, list]) =>
      list.split('|').map((phrase) => [phrase, kind] as const),
    ),
  );
  const oneOf = (list: string) => {
    const index = phraseIndex(list.split('|').map((phrase) => [phrase, true] as const));
    return (text: string) => isOneOf(index, text.trim());
  };
  return {
    chatter: wordings('chatter'),
    openings: wordings('openings'),
    alone: wordings('alone'),
    follows: wordings('follows'),
    closings: wordings('closings'),
    stories: turns('stories'),
    storyEnds: turns('storyEnds'),
    directors: wordings('directors'),
    remarks: wordings('remarks'),
    courtesies: wordings('courtesies'),
    signsOff: wording('{signsOff} ..3 (,|!)?2 $', { signsOff: lists('signsOff') }),
    labels: phraseIndex(labels),
    isFurniture: oneOf(`${lists('furniture')}|${lists('carts')}`),
    interface: phrases(`${lists('furniture')}|${lists('carts')}`),
    carts: phrases(lists('carts')),
    taxes: phrases(lists('taxes')),
    isNavigation: oneOf(lists('navigation')),
    subjects: phrases(lists('subjects')),
    isHeader: oneOf(lists('headers')),
    houses: phrases(lists('houses')),
    firms: phrases(lists('firms')),
  };
};
