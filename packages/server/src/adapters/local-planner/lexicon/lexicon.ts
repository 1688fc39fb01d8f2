/**
 * What the planner knows of a language. Words are lower case; lists are written as strings for the sake of reading,
 * and turned into sets once. An empty lexicon is valid: then only punctuation guides the reading.
 */

import { asTyped } from '../../../wording/as-typed';
import { type PhraseIndex, phraseIndex } from '../../../wording/phrases';
import { type Bank, type BankSource, compileBank } from '../banks/bank';
import { compileKeywords, type Keywords, type KeywordsSource } from './keywords';
import { compileOwns, type Owns, type OwnsSource } from './owns';

/** Short texts of the planner's own; `{}` is replaced by words of the brief. */
export interface Phrases {
  readonly visit: string;
  readonly call: string;
  /** The same where somebody is named: `{who}`. */
  readonly person?: string;
  readonly write: string;
  /** Before a name that begins with @; without, the name stands alone. */
  readonly follow?: string;
  /** What a page that sells asks for. */
  readonly order?: string;
  /** What asks to where an address is. */
  readonly come?: string;
  readonly remember: string;
  readonly check: string;
}

/** A language as written in the data files: words apart by spaces, phrases apart by `|`. */
export interface LexiconSource {
  /** Conjunctions that join equals. */
  readonly and: string;
  /** Words that a new line may begin with: prepositions, relatives, subordinators. */
  readonly starts: string;
  /** Further words that no line may end with: articles, possessives, auxiliaries. */
  readonly hangs: string;
  /** How calls to action begin. */
  readonly acts: string;
  /** How they end, where the verb comes last. */
  readonly endings?: string;
  /** Signs of an offer. */
  readonly offers: string;
  /** What sounds like an offer and is none: "gluten free". */
  readonly lacks?: string;
  /** For whom an offer holds in part, and what is free beside what is sold: no film opens with that. */
  readonly concessions?: string;
  /** What nobody knows yet: "to be announced". No film shows it. */
  readonly pending?: string;
  /** Verbs by which somebody says what they offer: "I teach guitar". */
  readonly gives?: string;
  /** What somebody is within a firm, before its name: "chair of". */
  readonly roles?: string;
  /** What leads to a town's name: "commune de", "in"; and what is found behind it and is none: "at home". */
  readonly seats?: string;
  readonly unseated?: string;
  /** What the name of a town of several words begins with: "saint". */
  readonly townHeads?: string;
  /** What a saint's name begins with, and a place's that is called after one. */
  readonly saints?: string;
  /** What stands right before the name of a building: "école". */
  readonly premises?: string;
  /** Why somebody sells a thing of theirs: "because of a move". */
  readonly parts?: string;
  /** Words that point back to an earlier sentence. */
  readonly refers: string;
  /** Articles and possessives that a name on screen does without: "our bakery". */
  readonly ours?: string;
  /** Words of a sentence that says nothing but how a film should feel, with those that join them. */
  readonly tones?: string;
  /** How letters greet: what is no more than that, or names whom it greets, is for nobody else. */
  readonly greets?: string;
  /** How wishes for the film begin: "keep it …". */
  readonly wishes?: string;
  /** Those among them that begin rules of a lesson as well: "keep the …". */
  readonly bids?: string;
  /** What only a film has: "voice-over". */
  readonly film?: string;
  /** What a film is called; `*` is the rest of a word. */
  readonly films?: string;
  /** What a sentence puts behind a name for its case: "'de". */
  readonly bends?: string;
  /** How whoever writes says who they are, before the name: "we are". */
  readonly introduces?: string;
  /** What stands before what somebody uses: "with". */
  readonly uses?: string;
  /** What stands between a name and what it is the name of: "is". */
  readonly copulas?: string;
  /** What stands before a name that is given: "it's called". */
  readonly called?: string;
  /** What stands before whose house it is: "at", "chez". */
  readonly hosts?: string;
  /** What a film is wished to be that takes its time; `*` is the rest of a word. */
  readonly calm?: string;
  /** And one that is quick. */
  readonly lively?: string;
  /** Whether verbs may end on what looks like a preposition: "Melde dich an". */
  readonly separable?: boolean;
  /** Words that begin a clause which can't stand alone: "which", "when". */
  readonly relatives?: string;
  /** Words before which the other thing is meant: "not too slow". */
  readonly negates?: string;
  /** How a film's length is called. */
  readonly lasts?: string;
  /** What stands beside it: "at most". */
  readonly lengths?: string;
  /** How a wish for what is to be seen begins: "end with …". */
  readonly shows?: string;
  /** Words before whom something is for. */
  readonly serves?: string;
  /** Towns that are no other word of the language: people type them without capitals. */
  readonly towns?: string;
  /** Nouns, where they have capitals, and how others end. */
  readonly nouns?: string;
  readonly nounEnds?: string;
  /** How reasons begin: "because". */
  readonly reasons?: string;
  /** What infinitives end in, where rules are told in another form: they name a lesson. */
  readonly infinitives?: string;
  /** How rules begin: "always". */
  readonly always?: string;
  /** What a line tells that names nobody: "grand opening". */
  readonly announces?: string;
  /** Words that are no names and, where nouns have capitals, no nouns. */
  readonly ordinary?: string;
  /** What names of houses and places end with: "hall". */
  readonly titled?: string;
  /** What houses are called before their name, where a script has no capitals: "مركز". */
  readonly houses?: string;
  /** What a new clause begins with where no mark parts it from the last: "we", "open"; `*` is the rest of a word. */
  readonly resumes?: string;
  /** Whose something is that a verb speaks of: "cut your bill". */
  readonly yours?: string;
  /** What follows a verb that asks: "ring us", "book online". */
  readonly reaches?: string;
  /** Short forms of messages, each with what it stands for: "pls=please". */
  readonly typed?: string;
  readonly keywords?: KeywordsSource;
  readonly owns?: OwnsSource;
  readonly phrases: Phrases;
}

export interface Lexicon {
  readonly language: string;
  readonly and: ReadonlySet<string>;
  readonly starts: ReadonlySet<string>;
  readonly hangs: ReadonlySet<string>;
  readonly acts: readonly string[];
  readonly endings: readonly string[];
  readonly offers: readonly string[];
  readonly lacks: readonly string[];
  readonly concessions: PhraseIndex<true>;
  readonly pending: PhraseIndex<true>;
  readonly gives: ReadonlySet<string>;
  readonly saints: PhraseIndex<true>;
  readonly premises: PhraseIndex<true>;
  readonly roles: ReadonlySet<string>;
  readonly parts: PhraseIndex<true>;
  readonly seats: PhraseIndex<true>;
  readonly unseated: PhraseIndex<true>;
  readonly townHeads: ReadonlySet<string>;
  readonly refers: ReadonlySet<string>;
  readonly ours: ReadonlySet<string>;
  readonly tones: ReadonlySet<string>;
  readonly greets: readonly string[];
  readonly wishes: readonly string[];
  readonly bids: readonly string[];
  readonly film: readonly string[];
  readonly films: PhraseIndex<true>;
  readonly bends: readonly string[];
  readonly introduces: readonly string[];
  /** The longer ones first. */
  readonly uses: ReadonlySet<string>;
  readonly copulas: ReadonlySet<string>;
  readonly called: readonly string[];
  readonly hosts: ReadonlySet<string>;
  readonly relatives: ReadonlySet<string>;
  readonly negates: ReadonlySet<string>;
  readonly lasts: ReadonlySet<string>;
  readonly lengths: ReadonlySet<string>;
  readonly shows: readonly string[];
  readonly serves: ReadonlySet<string>;
  readonly towns: PhraseIndex<true>;
  readonly nouns: ReadonlySet<string>;
  readonly nounEnds: readonly string[];
  readonly announces: PhraseIndex<true>;
  readonly reasons: ReadonlySet<string>;
  readonly infinitives: readonly string[];
  readonly always: ReadonlySet<string>;
  readonly ordinary: ReadonlySet<string>;
  readonly titled: ReadonlySet<string>;
  readonly houses: ReadonlySet<string>;
  readonly resumes: PhraseIndex<true>;
  readonly yours: ReadonlySet<string>;
  readonly reaches: ReadonlySet<string>;
  readonly typed: PhraseIndex<string>;
  readonly owns?: Owns;
  readonly separable: boolean;
  readonly keywords?: Keywords;
  readonly calm: PhraseIndex<true>;
  readonly lively: PhraseIndex<true>;
  readonly phrases?: Phrases;
  /** What adverts say in it; without, a plan has the brief's words alone. */
  readonly bank?: Bank;
}

const words = (list: string): string[] => list.split(' ').filter((word) => word !== '');
const phrases = (list: string): string[] => list.split('|').filter((phrase) => phrase !== '');

const phraseIndexOf = (list = ''): PhraseIndex<true> =>
  phraseIndex(phrases(list).map((phrase) => [phrase, true] as const));

const shortFormsOf = (list = ''): PhraseIndex<string> =>
  phraseIndex(phrases(list).map((pair) => pair.split('=') as [string, string]));

/** Makes the sets of a language from its source. */
export const compileLexicon = (language: string, source: LexiconSource, bank?: BankSource): Lexicon => ({
  language,
  and: new Set(words(source.and)),
  starts: new Set(words(source.starts)),
  hangs: new Set([...words(source.and), ...words(source.starts), ...words(source.hangs)]),
  acts: phrases(source.acts),
  endings: phrases(source.endings ?? ''),
  offers: phrases(source.offers),
  lacks: phrases(source.lacks ?? ''),
  concessions: phraseIndexOf(source.concessions),
  pending: phraseIndexOf(source.pending),
  gives: new Set(words(source.gives ?? '')),
  saints: phraseIndexOf((source.saints ?? '').replaceAll(' ', '|')),
  premises: phraseIndexOf((source.premises ?? '').replaceAll(' ', '|')),
  roles: new Set(words(source.roles ?? '')),
  parts: phraseIndexOf(source.parts),
  seats: phraseIndexOf(source.seats),
  unseated: phraseIndexOf(source.unseated),
  townHeads: new Set(words(source.townHeads ?? '')),
  refers: new Set(words(source.refers)),
  ours: new Set(words(source.ours ?? '')),
  tones: new Set(words(source.tones ?? '')),
  greets: phrases(source.greets ?? ''),
  wishes: phrases(source.wishes ?? ''),
  bids: phrases(source.bids ?? ''),
  film: phrases(source.film ?? ''),
  films: phraseIndexOf(source.films),
  bends: words(source.bends ?? '').sort((one, other) => other.length - one.length),
  introduces: phrases(source.introduces ?? ''),
  uses: new Set(words(source.uses ?? '')),
  copulas: new Set(words(source.copulas ?? '')),
  called: phrases(source.called ?? '').sort((one, other) => other.length - one.length),
  hosts: new Set(words(source.hosts ?? '')),
  relatives: new Set(words(source.relatives ?? '')),
  negates: new Set(words(source.negates ?? '')),
  lasts: new Set(words(source.lasts ?? '')),
  lengths: new Set(words(source.lengths ?? '')),
  shows: phrases(source.shows ?? ''),
  serves: new Set(words(source.serves ?? '')),
  towns: phraseIndexOf(
    phrases(source.towns ?? '')
      .flatMap(asTyped)
      .join('|'),
  ),
  nouns: new Set(words(source.nouns ?? '')),
  nounEnds: words(source.nounEnds ?? ''),
  announces: phraseIndexOf(source.announces),
  reasons: new Set(words(source.reasons ?? '')),
  infinitives: words(source.infinitives ?? ''),
  always: new Set(words(source.always ?? '')),
  ordinary: new Set(words(source.ordinary ?? '')),
  titled: new Set(words(source.titled ?? '')),
  houses: new Set(words(source.houses ?? '')),
  resumes: phraseIndexOf(source.resumes),
  yours: new Set(words(source.yours ?? '')),
  reaches: new Set(words(source.reaches ?? '')),
  typed: shortFormsOf(source.typed),
  ...(source.owns === undefined ? {} : { owns: compileOwns(source.owns) }),
  separable: source.separable ?? false,
  calm: phraseIndexOf(source.calm),
  lively: phraseIndexOf(source.lively),
  phrases: source.phrases,
  ...(source.keywords === undefined ? {} : { keywords: compileKeywords(source.keywords) }),
  ...(bank === undefined ? {} : { bank: compileBank(bank) }),
});

/** A language that the planner knows nothing of. */
export const unknownLexicon = (language: string): Lexicon => ({
  language,
  and: new Set(),
  starts: new Set(),
  hangs: new Set(),
  acts: [],
  endings: [],
  offers: [],
  lacks: [],
  concessions: phraseIndexOf(),
  pending: phraseIndexOf(),
  gives: new Set(),
  saints: phraseIndexOf(),
  premises: phraseIndexOf(),
  roles: new Set(),
  parts: phraseIndexOf(),
  seats: phraseIndexOf(),
  unseated: phraseIndexOf(),
  townHeads: new Set(),
  refers: new Set(),
  ours: new Set(),
  tones: new Set(),
  greets: [],
  wishes: [],
  bids: [],
  film: [],
  films: phraseIndexOf(),
  bends: [],
  introduces: [],
  uses: new Set(),
  copulas: new Set(),
  called: [],
  hosts: new Set(),
  relatives: new Set(),
  negates: new Set(),
  lasts: new Set(),
  lengths: new Set(),
  shows: [],
  serves: new Set(),
  towns: phraseIndexOf(),
  nouns: new Set(),
  nounEnds: [],
  announces: phraseIndexOf(),
  reasons: new Set(),
  infinitives: [],
  always: new Set(),
  ordinary: new Set(),
  titled: new Set(),
  houses: new Set(),
  resumes: phraseIndexOf(),
  yours: new Set(),
  reaches: new Set(),
  typed: shortFormsOf(),
  separable: false,
  calm: phraseIndexOf(),
  lively: phraseIndexOf(),
});
