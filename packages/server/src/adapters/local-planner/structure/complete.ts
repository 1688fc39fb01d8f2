/**
 * Writes what a brief leaves to the writer. A brief without facts becomes a mood film of its trade; one that only names its
 * firm first gets an opening, one that asks for nothing an invitation, and one that says little for its length lines that
 * could be said of every good firm of the trade. Nothing that could be wrong of this one is ever added.
 */
import { LIMITS } from '@vid/sdk/contract';
import type { PlanRequest } from '../../../ports/planner';
import type { TradeLines, TradeName } from '../banks/bank';
import type { Lexicon } from '../lexicon/lexicon';
import { isAnnouncement } from '../reading/announcements';
import { beginsWithTrade } from '../reading/begins-with-trade';
import { GENITIVES } from '../reading/lists';
import { isUnspaced, visibleWords } from '../reading/measure';
import { pricesIn } from '../reading/patterns';
import type { Reading } from '../reading/read-brief';
import { readThought, type Thought } from '../reading/thought';
import { invitationOf } from './invitation';
import { moodFilm, turned } from './mood-film';
import { heldIn } from './occasion';
import { openingOf } from './opening';
import { partsOf } from './parts-of';
import { signatureOf } from './signature';
import { subjectOf } from './subject-of';
import { sceneRange } from './timing';
import { tradeOf } from './trade-of';
import { tells, unroll } from './unroll';
import { withProduct } from './with-product';
import { withWholeSign } from './with-whole-sign';
import { withoutVerb } from './without-verb';

/** What was added to what the brief says. */
export interface Completed {
  readonly reading: Reading;
  readonly trade: TradeName;
  /** The trade of a film that is all mood, for the brief holds no facts. */
  readonly mood?: TradeName;
  /** The invitation that the brief did not have. */
  readonly call?: string;
  /** Lines of its trade that no card shows. */
  readonly spare: readonly string[];
  /** Whether it opens with a line of the bank where the brief opens with a name. */
  readonly opens: boolean;
}

/** Seconds a scene, beyond which facts alone would stand too long. */
const PACE = 6;
const LONG_PACE = 7;
/** Words up to which a thought without a fact only names what the film is about. */
const NAME_WORDS = 5;
/** The same where a brief begins with who it is from. */
const INTRODUCED_WORDS = 7;
const MOST_BARE = 9;
/** Words of a brief above which what it says is cut finer before anything is added. */
const THIN = 14;
const FEW = 2;
/** Seconds from which there is time for an invitation beside all facts. */
const ENOUGH = 15;

/** Whether a thought says nothing that viewers could act on or believe: the name of a thing, at most with its place. */
const isBare = ({ kinds, text, list, quotation }: Thought): boolean =>
  !/[\p{L}\p{N}]/u.test(text) ||
  ([...kinds].every((kind) => kind === 'introduction') &&
    list === undefined &&
    quotation === undefined &&
    !/\p{N}/u.test(text) &&
    !/[!！]$/u.test(text));

const isName = (thought: Thought): boolean =>
  isBare(thought) && visibleWords(thought.text) <= (thought.kinds.has('introduction') ? INTRODUCED_WORDS : NAME_WORDS);

const numbered = (thoughts: readonly Thought[]): Thought[] => thoughts.map((thought, order) => ({ ...thought, order }));

/** A name that opens a brief is signed at the end, where it belongs, unless the brand is another one. */
const signedWith = ({ brand, lexicon }: Reading, opening: Thought): string | undefined => {
  const subject = subjectOf(opening.text, lexicon);
  // Japanese says where and when in the same breath as who: 駅前の喫茶ひだまりです.
  if (isUnspaced(subject) && brand !== undefined)
    return subject.replace(brand, '').replace(/(?:です|でございます)$/u, '') === '' ? brand : undefined;
  const fits = brand === undefined || subject.toLowerCase().includes(brand.toLowerCase());
  // "New in Leeds: The Mending Room": what announces it is no part of the name.
  if (brand !== undefined && fits && /[:：]\s/u.test(subject) && subject.endsWith(brand)) return brand;
  // "The Folk Festival is back" says something of it.
  const behind =
    brand === undefined ? '' : subject.slice(subject.toLowerCase().indexOf(brand.toLowerCase()) + brand.length);
  const next = /^\s(\p{L}+)/u.exec(behind)?.[1]?.toLowerCase() ?? '';
  if (lexicon.hangs.has(next) && !lexicon.starts.has(next) && !lexicon.and.has(next)) return undefined;
  // "Dorpswinkel in Loppersum dreigt te verdwijnen": so does a small word behind a name that ends with a capital.
  const isTold = /^\s\p{Ll}/u.test(behind) && /(?:^|\s)\p{Lu}[\p{L}’'-]+$/u.test(brand ?? '');
  if (isTold && !lexicon.starts.has(next) && !lexicon.and.has(next) && !GENITIVES.has(next)) return undefined;
  // "We are hiring" names nobody.
  const isCalled =
    opening.kinds.has('introduction') || brand !== undefined || (lexicon.bank?.names().all(subject).length ?? 0) > 0;
  // "Kurs ceramiki dla początkujących w Gdyni": what begins with its trade is called so, however long.
  const isTitle =
    beginsWithTrade(subject, lexicon) &&
    isBare(opening) &&
    visibleWords(subject) <= INTRODUCED_WORDS &&
    !/[,،:]/u.test(subject);
  // "El bar La Espuela estrena terraza": what it says of the name would be lost.
  const isWhole = withoutVerb(subject, lexicon) === subject;
  return (isName(opening) || isTitle) && fits && isCalled && isWhole && !isAnnouncement(subject, lexicon)
    ? subject
    : undefined;
};

/** A thought of so many parts fills a film by itself. */
const MANY_PARTS = 3;
/** The brief's thoughts with an opening in the place of a mere name, and promises behind them as far as there is time. */
const filled = (
  reading: Reading,
  lines: TradeLines,
  request: PlanRequest,
  spare: number,
  mayOpen: boolean,
): Pick<Completed, 'reading' | 'opens'> => {
  const { thoughts, lexicon } = reading;
  const [first, ...others] = thoughts;
  if (first === undefined) return { reading, opens: false };
  const add = (line: string): Thought => readThought(line, 0, lexicon);
  const [hook = ''] = turned(lines.hooks, request.seed);
  // A story begins with whose it is.
  const headed =
    hook === '' || reading.isStory || thoughts.some(({ kinds }) => kinds.has('headline') || kinds.has('question'));
  const brand = headed || others.length === 0 ? undefined : signedWith(reading, first);
  const headline: Thought = { ...add(hook), kinds: new Set(['headline']) };
  const before = !headed && spare > 0 && others.length === 0 && partsOf(first, lexicon) < MANY_PARTS;
  // An event opens with what it is: nobody comes to a question.
  const isHeld = reading.reminders !== undefined;
  const held: Thought = { ...first, kinds: new Set([...first.kinds, 'headline']) };
  const signed = mayOpen ? [isHeld ? held : headline] : [];
  const opening = before ? [headline, first] : brand === undefined ? [first] : signed;
  const words = thoughts.reduce((sum, { text }) => sum + visibleWords(text), 0);
  // A long sentence fills its scene, but no other one.
  const scenes = words > THIN ? Math.ceil(request.durationSec / LONG_PACE) : Math.round(request.durationSec / PACE);
  const things = thoughts.reduce((sum, thought) => sum + partsOf(thought, lexicon), 0);
  // Whatever it has parts, a thought is one scene, and none stands for ten seconds.
  const least = Math.ceil(request.durationSec / LONG_PACE) - 1 - opening.length - others.length;
  const room = Math.max(scenes - 1 - things, least);
  const more = turned(lines.promises, request.seed).slice(0, Math.max(0, room));
  const said = numbered([...opening, ...others, ...more.map(add)]);
  return {
    reading: { ...reading, ...(brand === undefined ? {} : { brand }), thoughts: said },
    opens: mayOpen && brand !== undefined,
  };
};

/** "Carrera popular de Soria, domingo 19 de abril": what takes place is called by what stands before its day. */
const signedLead = (reading: Reading, opening: Thought): string | undefined => {
  const [lead = ''] = opening.text.split(/[,،]\s/u);
  return opening.kinds.has('time') ? signedWith(reading, readThought(lead, 0, reading.lexicon)) : undefined;
};

/** What is left to be shown where its name alone is signed at the end; two things at least. */
const signedOnly = (reading: Reading): Reading => {
  const [first, ...others] = reading.thoughts;
  // "Grup dersi 400 TL": a price draws nobody who does not know of what.
  const opening = openingOf(others, 'ad', false, reading.lexicon);
  const [price = ''] = pricesIn(opening?.text ?? '');
  const before = opening?.text.slice(0, opening.text.indexOf(price)) ?? '';
  const isTold = price === '' || visibleWords(before) > FEW || opening?.kinds.has('offer') === true;
  const brand =
    first === undefined || others.length < FEW || !isTold || !first.kinds.has('introduction')
      ? undefined
      : signedWith(reading, first);
  if (brand !== undefined) return { ...reading, brand, thoughts: numbered(others) };
  // With too little beside it the name stays where it opens, and signs the end as well.
  const signs =
    reading.brand === undefined && first !== undefined
      ? (signedWith(reading, first) ?? signedLead(reading, first))
      : undefined;
  return signs === undefined ? reading : { ...reading, brand: signs };
};

const isWorkedOut = ({ route, narrator, presenter }: PlanRequest): boolean =>
  route === 'training' || (presenter === 'face' && !narrator);

/** Bullets of which each tells something have scenes, where there are enough; the name that opens is signed at the end. */
const withItemsApart = (reading: Reading, { durationSec }: PlanRequest): Reading => {
  const { thoughts } = reading;
  const [first] = thoughts;
  const signed = first !== undefined && first.list === undefined && signedWith(reading, first) !== undefined ? 1 : 0;
  const room = sceneRange(durationSec).most - 1 + signed;
  return { ...reading, thoughts: unroll(thoughts, room, reading, tells) };
};

/** An event is signed with what it is, and says when it is. */
const withReminders = (reading: Reading, reminders: readonly Thought[]): Reading => {
  const [first] = reading.thoughts;
  const held =
    first === undefined
      ? undefined
      : (signedWith(reading, first) ?? heldIn(first.text, reading.lexicon) ?? reading.signature);
  const brand = reading.brand ?? held;
  return { ...reading, reminders, ...(brand === undefined ? {} : { brand }) };
};

/**
 * What the brief says, with what it leaves to the writer; lessons say nothing but what they teach. Without `mayOpen` no line of
 * the bank stands where the brief opens with a name: there is no time for it.
 */
export const complete = (given: Reading, request: PlanRequest, mayOpen = true): Completed => {
  const filled = filledUp(given, request, mayOpen);
  const completed =
    request.kind === 'ad' && request.brandName === undefined
      ? { ...filled, reading: withWholeSign(filled.reading, given.brand) }
      : filled;
  return completed.opens ? { ...completed, reading: withNameUnderHook(completed.reading) } : completed;
};

/** A line that could open the film of anybody of the trade says under it whose this one is. */
const withNameUnderHook = (reading: Reading): Reading => {
  const { brand, thoughts } = reading;
  const [first, ...others] = thoughts;
  if (first === undefined || brand === undefined || !first.kinds.has('headline') || first.order > 0) return reading;
  if (first.text.toLowerCase().includes(brand.toLowerCase())) return reading;
  // "Piccola cantina nelle Marche, Cantina Fossobruno" is read at a glance to its mark.
  const [name = brand] = brand.split(/[,،、]\s?/u);
  return { ...reading, thoughts: [{ ...first, parts: [first.text, name] }, ...others] };
};

const filledUp = (given: Reading, request: PlanRequest, mayOpen: boolean): Completed => {
  const reading = request.kind === 'ad' ? withItemsApart(withProduct(given), request) : given;
  const { lexicon, thoughts, brand } = reading;
  const { bank } = lexicon;
  const called = (thoughts[0] === undefined ? undefined : signedWith(reading, thoughts[0])) ?? brand;
  const trade = tradeOf(called === undefined ? reading : { ...reading, brand: called }, request);
  if (bank === undefined || request.kind !== 'ad' || isWorkedOut(request))
    return { reading, trade, opens: false, spare: [] };
  const lines = bank.lines[trade];
  // Each scene lasts its three seconds: what is added never takes the time of what the brief says.
  const free = Math.floor(request.durationSec / LIMITS.sceneDuration.min) - thoughts.length;
  const { text: invitation, reminders } = invitationOf(reading, trade, request.seed, free > 0);
  const invites =
    reading.call === undefined &&
    invitation !== '' &&
    (free > 0 || brand !== undefined || request.durationSec >= ENOUGH);
  const call = invites ? { call: invitation } : {};
  const signature = signatureOf(reading);
  const signed = signature === undefined ? reading : { ...reading, signature };
  const asked = invites ? { ...signed, call: asCall(invitation, lexicon) } : signed;
  const invited = reminders.length === 0 ? asked : withReminders(asked, reminders);
  const words = thoughts.reduce((sum, { text }) => sum + visibleWords(text), 0);
  const bare =
    !reading.isStory &&
    reading.call === undefined &&
    thoughts.length <= FEW &&
    thoughts.every(isBare) &&
    words <= MOST_BARE;
  if (bare && invites && (trade !== 'any' || request.durationSec >= ENOUGH)) {
    const film = moodFilm(invited, lines, request);
    return { reading: film, trade, mood: trade, opens: false, spare: spareOf(lines, film), ...call };
  }
  const isLone = thoughts.length === 1 && thoughts[0]?.kinds.has('contact') === true && request.durationSec >= ENOUGH;
  if (trade === 'any' && !isLone) return { reading: signedOnly(invited), trade, opens: false, spare: [], ...call };
  const told = filled(invited, lines, request, free - 1, mayOpen);
  return {
    ...told,
    trade,
    spare: spareOf(lines, told.reading).filter((line) => !/[?？؟]/u.test(line)),
    ...call,
  };
};

/** Promises and openings that are not among what is shown: a voice may say them. */
const spareOf = ({ hooks, promises, mood }: TradeLines, { thoughts, lexicon }: Reading): string[] => {
  const shown = new Set(thoughts.map(({ text }) => text));
  const lines = [...promises, ...hooks].filter((line) => !shown.has(readThought(line, 0, lexicon).text));
  // Where the mood is shown word by word it is said in one breath.
  const isShown = mood.some((line) => shown.has(readThought(line, 0, lexicon).text));
  return isShown ? [...lines, mood.join(' ')] : lines;
};

const asCall = (text: string, lexicon: Lexicon): Thought => {
  const thought = readThought(text, 0, lexicon);
  return { ...thought, kinds: new Set([...thought.kinds, 'call' as const]) };
};
