/**
 * Reads a brief: which language it is in, what it says to viewers thought by thought, and what it asks viewers to do.
 * A brief that holds nothing for viewers gives its own words, or the category, as its only thought.
 */
import { addressedAs, lexiconOf, primaryLanguage } from '../languages/languages';
import { detectLanguage } from '../lexicon/detect';
import type { Lexicon } from '../lexicon/lexicon';
import { withoutAnnounced } from './announcements';
import { brandOf } from './brand';
import { callParts } from './call-parts';
import { withoutShouting, withTownsTitled } from './capitals';
import { chooseCall } from './choose-call';
import { withoutConjunction } from './conjunctions';
import { inTwoLanguages } from './in-two-languages';
import { asInvitation } from './invitation';
import { nameByPlace } from './known-by-place';
import { withoutLoneWish } from './lone-wish';
import { withLooseFactsBeside } from './loose-facts';
import { withoutMarkup } from './markup';
import { visibleWords } from './measure';
import { withNamePlaced } from './name-placed';
import { isElsewhere, isNoName } from './no-name';
import { withNounsTitled } from './nouns-titled';
import { contactsIn, withoutContacts } from './patterns';
import { withoutPending } from './pending';
import { STRENGTH } from './phrases';
import { withPricesInFigures } from './prices-in-figures';
import { quietly } from './quietly';
import { type BriefWords, sentencesForViewers } from './sentences-for-viewers';
import { hasCart } from './shop-page';
import { withShortFormsWritten } from './short-forms';
import { withSignOffApart } from './small-talk';
import { splitThought } from './split-thought';
import { withStoryNamed } from './story-named';
import { withStrokesApart } from './strokes';
import { type Tempo, tempoOf } from './tempo';
import { readThought, type Thought, withoutStop } from './thought';
import { LONGEST_THOUGHT, thoughtsOf } from './thoughts-of';
import { withNamesTitled } from './typed-small';
import { unbentName, withoutCase } from './unbent-name';
import { unbracketed } from './unbracketed';
import { whoseNumber } from './whose-number';
import { withoutPrice } from './without-price';

export interface Reading {
  /** The brief with its short forms and prices written out. */
  readonly brief: string;
  /** The language that the brief is written in. */
  readonly language: string;
  readonly lexicon: Lexicon;
  readonly brand?: string;
  /** What the last card calls what it is about, where no brand signs it. */
  readonly signature?: string;
  /** Without the call to action. */
  readonly thoughts: readonly Thought[];
  readonly call?: Thought;
  /** A short address or number that stands under a call without one. */
  readonly contact?: Thought;
  /** When and where an event is, once more at the end. */
  readonly reminders?: readonly Thought[];
  /** The sentences and bullets that are for viewers, whole. */
  readonly told: readonly string[];
  /** How many sentences were for the maker and not for viewers. */
  readonly directions: number;
  /** The sentences and clauses that are taken for words to the maker. */
  readonly forMaker: readonly string[];
  /** All that the brief says, sentence by sentence, for the account of it. */
  readonly written: readonly string[];
  /** Whether it is a story that was asked for. */
  readonly isStory: boolean;
  /** Whether it is a page with a cart. */
  readonly isShop: boolean;
  /** How fast the film is wished to be, where the brief says so. */
  readonly tempo?: Tempo;
}

/** Thoughts among which a name by itself says nothing. */
const LEAST_BESIDE_NAME = 3;

/** Fewer words before an address belong to it: "Order at …". */
const LEAST_BEFORE_ADDRESS = 4;

/** A brief of no more is what the film is about. */
const NAME_WORDS = 2;

/** Stands for a brief of blanks or punctuation. */
const NO_WORDS = '…';

/** Only the first thought of a sentence says who somebody is. */
const asIntroduction = (thought: Thought, at: number): Thought =>
  at === 0 ? { ...thought, kinds: new Set([...thought.kinds, 'introduction' as const]) } : thought;

/** A brief of one breath, "boiler repair Leeds 0113 496 0555 no call-out charge", still has its call to action. */
const withAddressApart = (thought: Thought, lexicon: Lexicon): Thought[] => {
  const { contact, text } = thought;
  if (contact === undefined) return [thought];
  const clauses = splitThought(text, lexicon, STRENGTH.comma, LEAST_BEFORE_ADDRESS);
  const at = text.indexOf(contact.text);
  const before = text.slice(0, at).trim();
  const last = /(\S+)$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  const loose =
    clauses.length === 1 &&
    visibleWords(before) >= LEAST_BEFORE_ADDRESS &&
    !lexicon.hangs.has(last) &&
    !thought.kinds.has('call');
  const parts = loose ? [before, contact.text, text.slice(at + contact.text.length)] : clauses;
  return parts
    .map((part) => withoutConjunction(part.trim(), lexicon))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part, order) => readThought(part, order, lexicon));
};

/** A lesson begins with its title, unless it says so itself. */
const opensWithTitle = ({ kind, title = '' }: BriefWords, thoughts: readonly Thought[]): boolean =>
  kind === 'training' &&
  title.trim() !== '' &&
  visibleWords(title) <= LONGEST_THOUGHT / 2 &&
  thoughts.length > 2 &&
  !thoughts.some(({ text }) => text.toLowerCase().includes(title.trim().toLowerCase()));

/** Words of a line that is little more than an address. */
const CONTACT_WORDS = 6;

/** "Sign up now. Phone: 555 0142" is one call. */
const contactFor = (call: Thought | undefined, thoughts: readonly Thought[]): Thought | undefined =>
  call === undefined || contactsIn(call.text).length > 0 || thoughts.length < 3
    ? undefined
    : thoughts.find(({ kinds, text }) => kinds.has('contact') && visibleWords(withoutContacts(text)) < CONTACT_WORDS);

/** What stands for a brief that holds nothing for viewers; its own words are for the maker, unless it has no others. */
const fallbackOf = (
  { title, category, brief, kind }: BriefWords,
  brand: string | undefined,
  isMakers: boolean,
): string => {
  const own = isMakers && kind === 'ad' ? [] : [withoutMarkup(brief), brief];
  return (
    [title, brand, category, ...own].map((text) => withoutStop(text?.trim() ?? '')).find((text) => text !== '') ??
    NO_WORDS
  );
};

/** Reads the brief. */
export const readBrief = (asked: BriefWords): Reading => {
  const language = detectLanguage(asked.brief, asked.language) ?? primaryLanguage(asked.language);
  const known = inTwoLanguages(asked.brief, lexiconOf(language));
  const given = asked.kind === 'ad' ? withStrokesApart(withoutLoneWish(asked.brief, known), language) : asked.brief;
  const brief = asked.kind === 'ad' ? withStoryNamed(given, language) : given;
  const isStory = brief !== given;
  const typed = withPricesInFigures(withSignOffApart(withShortFormsWritten(brief, known)), language);
  const calm = withoutShouting(typed, known);
  const nouns = withNounsTitled(calm, known);
  const words = {
    ...asked,
    brief: withTownsTitled(withNamesTitled(nouns, known, calm), known),
    isShouted: calm !== typed,
    isStory,
  };
  const { sentences: heard, directions, forMaker, written, name } = sentencesForViewers(words, known);
  const found = brandOf(words.brandName, nouns, known, name, forMaker)?.replace(/\s[–—-]$/u, '');
  const isNobody = found !== undefined && words.brandName === undefined && isNoName(found, words.brief, known);
  const named = isNobody || found === undefined ? undefined : withoutPrice(withoutAnnounced(found, known));
  const called =
    words.brandName === undefined && words.kind === 'ad'
      ? nameByPlace(named, words.brief, known, words.isShouted, named !== name)
      : named;
  const brand =
    called === undefined || words.brandName !== undefined
      ? called
      : isElsewhere(called)
        ? undefined
        : quietly(withoutCase(called, known), known);
  const sentences = words.kind === 'ad' ? unbracketed(heard, brand, words.brief, known) : heard;
  const whole = sentences.flatMap(({ text, items = [] }) => [text, ...items]).filter((text) => text !== '');
  const lexicon = addressedAs(whole.join('\n'), known);
  const tempo = tempoOf(brief === asked.brief ? words.brief : asked.brief, whole, lexicon);
  const all: Thought[] = [];
  const labelled = new Set<number>();
  for (const sentence of sentences) {
    const thoughts = thoughtsOf(sentence, all.length, lexicon, words.kind);
    if (sentence.label === 'cta') for (const { order } of thoughts) labelled.add(order);
    all.push(...(sentence.introduces === true ? thoughts.map(asIntroduction) : thoughts));
  }
  const seen = new Set<string>();
  const distinct = all.filter(({ text, order }) => {
    const key = text.toLowerCase();
    // "A film for Tallyo. Tallyo is …": the name by itself says nothing that the next sentence does not.
    if (key === brand?.toLowerCase() && all[order + 1]?.text.toLowerCase().startsWith(`${key} `) === true) return false;
    if (order > 0 && all.length > LEAST_BESIDE_NAME && key === brand?.toLowerCase()) return false;
    return text !== '' && !seen.has(key) && Boolean(seen.add(key));
  });
  const placed =
    words.kind === 'ad' && words.brandName === undefined
      ? withNamePlaced(distinct, brand)
      : { thoughts: distinct, ...(brand === undefined ? {} : { brand }) };
  const parted =
    distinct.length === 1 ? distinct.flatMap((thought) => withAddressApart(thought, lexicon)) : placed.thoughts;
  const chosen = parted.length > 1 ? chooseCall(parted, labelled, words.kind, lexicon) : undefined;
  const { call, lead, promise } = chosen === undefined ? {} : callParts(chosen, lexicon);
  const contact = contactFor(call, parted);
  const told = parted.length === 1 ? parted.map((thought) => asInvitation(thought, lexicon)) : parted;
  const person = brand === undefined && words.kind === 'ad' ? whoseNumber(parted, chosen, lexicon) : undefined;
  const said = [
    ...told.flatMap((thought) =>
      thought === chosen ? (lead ?? []) : thought === contact || thought === person ? [] : thought,
    ),
    ...(promise === undefined ? [] : [promise]),
  ];
  const joined = words.kind === 'ad' ? withLooseFactsBeside(withoutPending(said, lexicon), lexicon) : said;
  const thoughts = opensWithTitle(words, joined) ? [readThought(words.title ?? '', 0, lexicon), ...joined] : joined;
  return {
    brief: typed,
    language,
    lexicon,
    ...(placed.brand === undefined
      ? {}
      : { brand: words.brandName === undefined ? unbentName(placed.brand, words.brief, lexicon) : placed.brand }),
    ...(person === undefined ? {} : { signature: person.text }),
    thoughts:
      thoughts.length > 0
        ? thoughts.map((thought, order) => ({ ...thought, order }))
        : [
            readThought(
              fallbackOf(words, brand, forMaker.length > 0 && visibleWords(words.brief) > NAME_WORDS),
              0,
              lexicon,
            ),
          ],
    ...(call === undefined ? {} : { call: asInvitation(call, lexicon, brand) }),
    ...(contact === undefined ? {} : { contact }),
    told: whole,
    ...(tempo === undefined ? {} : { tempo }),
    forMaker: forMaker.filter((text) => /[\p{L}\p{N}]/u.test(text)),
    written,
    directions,
    isStory,
    isShop: hasCart(words.brief.split(/\n|(?<=[.!?])\s/u)),
  };
};
