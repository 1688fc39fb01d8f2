/**
 * Cuts what is for viewers into thoughts: a sentence into what each scene can say, short bullets into one list, and what leads to a
 * long list from what it lists.
 */
import type { Lexicon } from '../lexicon/lexicon';
import { withoutConjunction } from './conjunctions';
import { readDirections } from './directions';
import { isUnspaced, visibleWords } from './measure';
import { contactsIn, NUMBER, namesPrice, namesTime } from './patterns';
import { breaksWithin, phrasesOf, STRENGTH } from './phrases';
import { isPriceList } from './price-lists';
import type { Sentence } from './sentence';
import { leans, splitThought } from './split-thought';
import { capitalised, readThought, type Thought, withoutStop } from './thought';

/** A sentence longer than this is more than one scene can say. */
export const LONGEST_THOUGHT = 22;
const LEAST_CLAUSE = 5;
/** A bullet that is longer is a sentence in its own right. */
const LONGEST_ITEM = 10;

/** "…, with soup, bread and a tour": a short piece between commas begins a list, which is not cut in two. */
const ENUMERATING = /[,،]\s+(?:[^\s,،]+\s?){1,3}[,،]$/u;

/** A sentence that no break divides keeps what stands before its first long aside, unless the aside holds the facts. */
const mainClause = (text: string, lexicon: Lexicon): string => {
  if (visibleWords(text) <= LONGEST_THOUGHT) return text;
  const phrases = phrasesOf(text, lexicon);
  const ends = breaksWithin(phrases, LONGEST_THOUGHT).flatMap(({ at, before, words }) => {
    const { strength = 0, text: phrase = '' } = phrases[at] ?? {};
    const parts = (strength >= STRENGTH.comma && !ENUMERATING.test(before)) || leans(phrase, lexicon);
    return parts && words >= LEAST_CLAUSE ? [{ before, after: text.slice(before.length) }] : [];
  });
  const kept = ends.at(-1);
  return kept === undefined || namesPrice(kept.after) || contactsIn(kept.after).length > 0 ? text : kept.before;
};

/** Words of what leads to a list and is a sentence by itself: the list's headline is shorter. */
const LEAST_LEAD = 8;
/** "On 14 November we open our cellars: a walk, four wines and lunch": what it says, and what it lists. */
const leadApart = ({ text, list }: Thought): readonly [string, string] | undefined =>
  list !== undefined &&
  list.bullets !== true &&
  !list.ordered &&
  visibleWords(list.lead) >= LEAST_LEAD &&
  text.startsWith(list.lead) &&
  /^\s?[:：]/u.test(text.slice(list.lead.length))
    ? [list.lead, text.slice(list.lead.length).replace(/^\s?[:：]\s?/u, '')]
    : undefined;

/** "House share in Nantes: three rooms are still free in a big house": what it is, and what is told of it. */
const toldApart = (
  { text, list, quotation, sides }: Thought,
  lexicon: Lexicon,
): readonly [string, string] | undefined => {
  const [, lead = '', rest = ''] = /^([^:：]{8,70}?)\s?[:：]\s(.+)$/su.exec(text) ?? [];
  const isPlain = list === undefined && quotation === undefined && sides === undefined && !/["“«„]/u.test(text);
  const isLong = visibleWords(lead) >= LEAST_TOLD && visibleWords(rest) >= LEAST_CLAUSE + 1;
  // A day, an offer and a price go with what they are of.
  const isFact = NUMBER.test(text) || namesTime(rest, lexicon.language) || readThought(rest, 0, lexicon).kinds.size > 0;
  return isPlain && isLong && (!isFact || visibleWords(rest) >= LONG_REST) ? [lead, rest] : undefined;
};
const LEAST_TOLD = 3;
/** What is so long found no room beside its lead, whatever it tells. */
const LONG_REST = 18;

/** Rules behind the name of a lesson. */
const LEAST_RULES = 3;
/** "Answering the phone: pick up before the third ring, say your name, …": each is a rule of its own. */
const rulesBehind = ({ text, list }: Thought): Thought['list'] =>
  list !== undefined &&
  list.bullets !== true &&
  list.lead !== '' &&
  list.items.length >= LEAST_RULES &&
  text.startsWith(list.lead) &&
  /^\s?[:：]/u.test(text.slice(list.lead.length)) &&
  list.items.some((item) => visibleWords(item) > 2)
    ? list
    : undefined;

/** "Rules for new couriers: always wear your helmet": what a lesson is about, and its first rule. */
const titleApart = (text: string): readonly [string, string] | undefined => {
  const [, title = '', rule = ''] = TITLED.exec(text) ?? [];
  const isTitle = isUnspaced(title) ? title.length >= LEAST_TITLE * 2 : visibleWords(title) >= LEAST_TITLE;
  return isTitle && !COUNTED.test(title) && (isUnspaced(rule) || visibleWords(rule) > 1) ? [title, rule] : undefined;
};
const TITLED = /^([^:：]{4,70})[:：]\s*(.{6,})$/u;
/** Words of a title, or pairs of characters; "Rule one" is none. */
const LEAST_TITLE = 2;
const COUNTED =
  /^(?:rule|step|tip|point|note|regel|schritt|tipp|règle|étape|regla|paso|regola|passo|regra|stap|zasada|krok|kural|adım|القاعدة|قاعدة|الخطوة|خطوة|ルール|手順)(?!\p{L})/iu;

/** "We", where a sentence begins with who tells it and its language says so in a word of its own. */
const subjectOf = (text: string, { introduces }: Lexicon): string => {
  const [first = ''] = text.split(/\s/u, 1);
  return introduces.some((phrase) => phrase.startsWith(`${first.toLowerCase()} `)) ? first : '';
};
/** "We rebuild walls … | and run a course": what somebody does besides is said of them, and asked of nobody. */
const withSubject = (part: string, subject: string, lexicon: Lexicon): string => {
  const told = withoutConjunction(part, lexicon);
  const [verb = ''] = told.split(/\s/u, 1);
  return subject !== '' && told !== part && lexicon.gives.has(verb) ? `${subject} ${told}` : told;
};

/** The thoughts of a sentence; `first` is the place of the first in the brief. */
export const thoughtsOf = (sentence: Sentence, first: number, lexicon: Lexicon, kind: 'ad' | 'training'): Thought[] => {
  if (sentence.items !== undefined) return bulletThoughts(sentence, sentence.items, first, lexicon, kind);
  const whole = readThought(sentence.text, first, lexicon, sentence.label);
  const isPlain = kind === 'ad' && sentence.label === undefined;
  const parted = isPlain ? (leadApart(whole) ?? toldApart(whole, lexicon)) : undefined;
  if (parted !== undefined)
    return parted.map((part, at) => readThought(capitalised(part, lexicon.language), first + at, lexicon));
  const taught = kind === 'training' ? rulesBehind(whole) : undefined;
  if (taught !== undefined)
    return [
      readThought(taught.lead, first, lexicon),
      ...bulletThoughts({ text: '' }, taught.items, first + 1, lexicon, kind),
    ];
  const titled = kind === 'training' && first === 0 ? titleApart(whole.text) : undefined;
  if (titled !== undefined && whole.list === undefined && whole.sides === undefined)
    return titled.map((part, at) => readThought(part, first + at, lexicon));
  if (whole.list !== undefined || whole.quotation !== undefined || whole.sides !== undefined) return [whole];
  const subject = subjectOf(sentence.text, lexicon);
  return splitThought(sentence.text, lexicon, STRENGTH.conjunction, LONGEST_THOUGHT).map((part, at) =>
    readThought(
      mainClause(at === 0 ? withoutConjunction(part, lexicon) : withSubject(part, subject, lexicon), lexicon),
      first + at,
      lexicon,
      sentence.label,
      undefined,
      at > 0,
    ),
  );
};

/** Short bullets stay one list; long ones are sentences in their own right. */
const bulletThoughts = (
  sentence: Sentence,
  items: readonly string[],
  first: number,
  lexicon: Lexicon,
  kind: 'ad' | 'training',
): Thought[] => {
  const read = items.map((item) => readDirections(item, kind)).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const plain = read.filter(({ label }) => label === undefined).map(({ text }) => withoutStop(text));
  const labelled = read.filter(({ label }) => label !== undefined);
  const facts = plain.filter((item) => NUMBER.test(item) || contactsIn(item).length > 0).length;
  // An offer, a price and hours one below the other are no list of the same kind of thing.
  const isMixed = kind === 'ad' && !isPriceList(plain) && facts * 2 >= plain.length && facts > 1;
  const short = plain.every((item) => visibleWords(item) <= LONGEST_ITEM);
  const asList = plain.length > 1 && plain.length <= 8 && short && !isMixed;
  const lead = sentence.text;
  // How to reach somebody, or what to do, is no item among things.
  const asks = (item: string): boolean => kind === 'ad' && sentence.ordered !== true && contactsIn(item).length > 0;
  const things = plain.some((item) => !asks(item)) ? plain.filter((item) => !asks(item)) : plain;
  const reached = plain.filter((item) => !things.includes(item));
  const list = { lead, items: things, ordered: sentence.ordered ?? false, bullets: true };
  const listed = asList
    ? [
        readThought(lead === '' ? things.join(', ') : lead, first, lexicon, undefined, list),
        ...reached.map((item, at) => readThought(item, first + 1 + at, lexicon)),
      ]
    : [lead, ...plain].filter((text) => text !== '').map((text, at) => readThought(text, first + at, lexicon));
  return [
    ...listed,
    ...labelled.map(({ text, label }, at) => readThought(text, first + listed.length + at, lexicon, label)),
  ];
};
