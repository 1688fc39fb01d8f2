/** What trade a brief is of: its lines are chosen by it, and the pictures that are shown to them. */
import type { PlanRequest } from '../../../ports/planner';
import type { TradeName } from '../banks/bank';
import { findTrade } from '../banks/find-trade';
import { namesAnyFilm } from '../languages/languages';
import { visibleWords } from '../reading/measure';
import type { Reading } from '../reading/read-brief';
import { withoutParting } from '../reading/without-parting';

const OURS =
  /(?<=^|\s)(?:our|my|(?:unser|mein|onz|nuestr|nostr|noss|nasz)\p{L}{0,3}|notre|nos|mon|ma|mes|ons|mijn|mi|mis|meu|minha|mio|mia)\s/iu;
/** "A short film of our joinery": a wish for a film says of what it is. */
const wishedFor = (wish: string): string[] => {
  const at = namesAnyFilm(wish) ? OURS.exec(wish) : null;
  return at === null ? [] : [wish.slice(at.index)];
};

/** Words of a street with its number and its town. */
const MOST_STREET = 5;

/** What tells the trade, nothing twice: what stands early in it counts most. */
const aboutOf = ({ thoughts, forMaker, brand = '', lexicon }: Reading, { category = '' }: PlanRequest): string => {
  // "Red wine on the sofa?": what is asked is seldom what is done about it.
  // "Çiftlik Caddesi" has no farm: what a street is called tells no trade.
  const told = thoughts.filter(
    ({ kinds, text, order }) => order === 0 || !(kinds.has('place') && visibleWords(text) <= MOST_STREET),
  );
  const asked = told.filter(({ kinds }) => kinds.has('question'));
  const texts = [...told.filter((thought) => !asked.includes(thought)), ...asked].flatMap(({ list, text }) =>
    list === undefined || text.includes(list.lead) ? [text] : [list.lead, text],
  );
  const isTold = texts.some((text) => text.toLowerCase().includes(brand.toLowerCase()));
  // "Puss in Boots" is a bookshop where the brief says so.
  return withoutParting(
    [category, ...forMaker.flatMap(wishedFor), ...texts, ...(isTold ? [] : [brand])].join('\n'),
    lexicon,
  );
};

/** Trades that anybody's words may speak of beside their own: a school of surf. */
const ANYBODYS: ReadonlySet<TradeName> = new Set(['shop', 'education']);

/** Where a name begins with what somebody is, "Gelateria Fior di Neve". */
const isHeadFirst = ({ brand = '', lexicon }: Reading): boolean =>
  lexicon.keywords?.compounds !== true && lexicon.endings.length === 0 && /\p{Script=Latin}/u.test(brand);

/**
 * What tells the trade where a name begins with it: "Gelateria | Fior di Neve" has no flowers.
 */
const besideName = (about: string, reading: Reading): string | undefined => {
  const { brand = '', lexicon } = reading;
  const head = lexicon.bank
    ?.names()
    .all(brand)
    .filter(({ start, end, value }) => start === 0 && end < brand.length && !ANYBODYS.has(value.trade))
    .map(({ end }) => brand.slice(0, end))
    .sort((one, other) => other.length - one.length)[0];
  // "Ostéopathe pour chevaux" is no name: all of it tells.
  const isName = brand
    .split(' ')
    .slice(1)
    .some((word) => /^[“„«"]?\p{Lu}/u.test(word));
  return isName && isHeadFirst(reading) && head !== undefined ? about.replaceAll(brand, head) : undefined;
};

const ARTICLED = /^(?:[ld]['’]|\p{L}{1,3}\s)?(?=\p{L})/iu;
const tradeOfHead = (reading: Reading): TradeName | undefined => {
  const {
    brand = '',
    lexicon: { bank },
  } = reading;
  // Where nouns have capitals what a name begins with is no sign of one.
  if (!isHeadFirst(reading) || reading.lexicon.nounEnds.length > 0) return undefined;
  const name = brand.replace(ARTICLED, '');
  const head = bank
    ?.names()
    .all(name)
    .filter(
      ({ start, end, value }) => start === 0 && end < name.length && !value.isLoose && !ANYBODYS.has(value.trade),
    );
  const [first] = head ?? [];
  return first !== undefined && head?.every(({ value }) => value.trade === first.value.trade) === true
    ? first.value.trade
    : undefined;
};

/** The trade of what was read; `any` where none surely is. */
export const tradeOf = (reading: Reading, request: PlanRequest): TradeName => {
  const { bank, starts } = reading.lexicon;
  if (bank === undefined) return 'any';
  const about = aboutOf(reading, request);
  const found = findTrade(besideName(about, reading) ?? about, bank, starts);
  // "L'appli Tournevis": what nothing else tells, a name that begins with it does.
  return found === 'any' ? (tradeOfHead(reading) ?? found) : found;
};
