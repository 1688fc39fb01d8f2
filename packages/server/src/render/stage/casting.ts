/**
 * Who plays in which scene: the things that its words name, or those that the whole film is about.
 */
import { priceOf } from '../../acting/facts/price';
import { ratingOf } from '../../acting/facts/rating';
import type { TradeName } from '../../ports/planner';
import { withoutUnits } from '../worlds/words/units';
import { asides, denials, isDone, isDoneTo } from './asides';
import { CERTAIN, certainTrade } from './certain-trade';
import { DIRECTIONS, directionOf, type Trade } from './directions';
import { distinct, figuresOf, isSameKind, keyOf, sidesOf, waresOf } from './film-figures';
import {
  asThings,
  HOLDERS,
  isBooking,
  isHeadAlone,
  isOfName,
  isPlaceName,
  mainTrade,
  ranked,
  SPECIAL,
  tellingOf,
  withTrades,
} from './film-subjects';
import { heroesOf, leadOf, type Named, sideOf, taking } from './heroes';
import { isMaterial } from './materials';
import { plannedTrade } from './planned-trades';
import { beginningOf, isRooted, isTold } from './rooted';
import type { Figure, Stock, Subject } from './stock';
import { theirWords } from './their-words';

export { type Figure, NO_STOCK, type Stock, type Subject } from './stock';

/** How a scene says its words. */
export interface Said {
  /** Lines that may have a small picture each. */
  readonly lines?: readonly string[];
  /** Lines that are told by themselves, each with a lead. */
  readonly told?: readonly string[];
  readonly ofFigure?: boolean;
  /** Whether what it shows stands in a frame of its own, which would be empty without it. */
  readonly isFramed?: boolean;
  /** Whether things alone are shown in it: nobody stands on a plinth, or comes out of a box. */
  readonly ofThings?: boolean;
}

export interface Casting {
  /** What the whole film is about; undefined when nothing tells. */
  readonly trade: Trade | undefined;
  /** Where it plays, when something tells. */
  readonly place: string | undefined;
  /**
   * The cast of a scene, or undefined when there is nothing to show. A scene of a figure shows what is counted, or nothing:
   * a croissant beside "98 %" would be taken for what the figure is of. A price is of what the film is about.
   */
  castFor(words: string, index: number, said?: Said): Figures | undefined;
  /** A thing of what the film is about that words name surely, and how they name it. */
  mentionIn(this: void, words: string): { readonly figure: Figure; readonly words: string } | undefined;
  /** What it is about most, as a picture. */
  readonly chief: Figure | undefined;
  /** What is on the shelves where it is sold, the chief things first. */
  readonly wares: readonly Figure[];
  /** Whether something belongs to what the film is about. */
  isFitting(this: void, subject: Subject): boolean;
}

export interface Figures {
  readonly hero: Figure;
  /** Whether the scene's words name it. */
  readonly isNamed: boolean;
  readonly props: readonly Figure[];
  /** What single lines speak of. */
  readonly lines: ReadonlyMap<string, Figure>;
  /** What plays the lead where a line is told by itself, by the line. */
  readonly leads: ReadonlyMap<string, Figure>;
  /** What may play the lead beside it while the same words stand. */
  readonly second?: Figure;
}

/** What a rating counts. */
const RATED = 'star';

const MOST_PROPS = 4;
/** Fewer things than so many beside the subject get company of the trade's own. */
const FEWEST_PROPS = 2;

/** Below it, what no concept knows is a mere keyword of some picture: a lion for an order. */
const SURE = 1.9;

/** From here on a thing was called by its name; shorter words are too often some other language's article. */
const NAMED = 2.2;
const NAME_LENGTH = 4;
const isKnown = ({ trade, score }: Subject): boolean => trade !== undefined || score >= SURE;

/** A film that is about nothing more than this is about its trade. */
const WEAK = 1.2;

/** What things come in: of which trade it is says what is in it. */
const VESSELS: ReadonlySet<string> = new Set(['bag', 'box', 'bottle', 'cup', 'kitchen', 'water bottle']);

const DISH = 'bowl';

/** What says when, in what weather or for how much something is, and is never what a film sells. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set('night sunrise rain snow autumn spring weather euro'.split(' '));

const isCircumstance = ({ concept }: Subject): boolean => concept !== undefined && CIRCUMSTANCES.has(concept);

/**
 * `scenes`: the words of each scene; `about`: words about the whole film; `brief`: what was asked for, and `told`: the trade that
 * its planner took it to be of, where they are known.
 */
export function castFilm(
  stock: Stock,
  about: string,
  scenes: readonly string[],
  brief = '',
  told?: TradeName,
): Casting {
  const shown = withoutUnits([about, ...scenes].join('\n'));
  const whole = brief === '' ? shown : `${shown}\n${withoutUnits(brief)}`;
  const said = {
    text: whole,
    titled: about.length,
    ...(scenes.length > 1 ? { calls: shown.length - (scenes.at(-1)?.length ?? 0) } : {}),
    brief: shown.length + 1,
  };
  const found = (text: string): readonly Subject[] =>
    asThings(stock.subjects(withoutUnits(text), whole)).filter(
      (one) =>
        isKnown(one) &&
        !isCircumstance(one) &&
        !isDoneTo(withoutUnits(text), one.at) &&
        !isBooking(text, one) &&
        !isMaterial(withoutUnits(text), one, stock.headFirst) &&
        !(stock.capitalsName === true && isPlaceName(text, one)),
    );
  const isTheirs = theirWords(brief, scenes);
  const ofCards = found(shown).filter(
    ({ words, at }) => isTheirs(words) || (at < about.length && !scenes.some((own) => own.includes(words))),
  );
  // Each is read by itself: what a text names first counts most.
  const asked = brief === '' ? [] : found(brief).map((one) => ({ ...one, at: one.at + said.brief }));
  const spokenOf = [...ofCards, ...asked];
  // What is said not to be there is not what a film is about, however it is shown.
  const isAbsent = denials(whole, stock.headFirst);
  const absent = new Set(
    spokenOf
      .filter(({ at }) => isAbsent(at))
      .flatMap(({ pictures: [first] }) => (first === undefined ? [] : [keyOf(first)])),
  );
  const everything = spokenOf
    .filter(({ at }) => !isAbsent(at))
    .map((one) => ({ ...one, pictures: one.pictures.filter((figure) => !absent.has(keyOf(figure))) }))
    .filter(({ pictures }) => pictures.length > 0);
  const all = tellingOf(said, withTrades(everything, everything));
  const subjects = (text: string): readonly Subject[] =>
    withTrades(found(text), everything).filter(({ words }) => isTheirs(words));
  const spoken = mainTrade(said, all, stock.headFirst);
  const certain = certainTrade(said, all, stock.headFirst);
  const planned = plannedTrade(told, certain);
  const ofPlanned = all.filter((subject) => planned?.isOf(directionOf(subject.trade)) === true);
  const likely =
    planned === undefined || planned.isOf(spoken)
      ? spoken
      : (mainTrade(said, ofPlanned, stock.headFirst) ?? planned.first);
  // What is only touched on is shown where it is named, and nowhere else.
  const isSure = planned !== undefined || brief === '' || likely === undefined || isRooted(likely, said, all);
  const trade = isSure ? likely : undefined;
  const isBeginning = beginningOf(said);
  /** What belongs to the trade: a street in an address, or a price, says nothing of what is sold. */
  const isFitting = (subject: Subject): boolean => trade === undefined || directionOf(subject.trade) === trade;
  /** Things without a trade count when they are called by their name. */
  const isNamed = ({ trade: own, score, words }: Subject): boolean =>
    own === undefined && score >= NAMED && words.length >= NAME_LENGTH;
  const isName = (subject: Subject): boolean => stock.capitalsName === true && isOfName(whole, subject);
  const rank = ranked(
    said,
    all.filter(
      (subject) =>
        (isSure || isBeginning(subject.at)) && (isFitting(subject) || (isNamed(subject) && !isName(subject))),
    ),
    stock.headFirst,
    planned?.weightOf,
  );
  const place = rank.map(([subject]) => subject.place).find((name) => name !== undefined && name !== '');
  const beside = (trade === undefined ? [] : DIRECTIONS[trade].props).flatMap((name) => stock.picture(name) ?? []);
  // Of a trade that the planner alone knows nothing is surely named: then its own pictures go before a stray word.
  const isWeak = (rank[0]?.[1] ?? 0) < WEAK;
  const signs = isWeak ? (planned?.shows.flatMap((name) => stock.picture(name) ?? []) ?? []) : [];
  const figures = distinct([...signs, ...figuresOf(rank)]);
  const isClear = planned !== undefined || brief === '' || isTold(trade, said, all);
  const sides = isClear ? distinct([...signs, ...sidesOf(rank)]) : [];
  const chief = figures[0];
  const isChief = ([first]: readonly Figure[]): boolean =>
    first !== undefined && chief !== undefined && keyOf(first) === keyOf(chief);
  /** Of a product there is one: "a shoe" is the trail shoe that a film is about, if both are of one kind. */
  const chiefWords = rank[0]?.[0].words.toLowerCase() ?? '';
  const asProduct = ({ pictures, words }: Subject): readonly Figure[] => {
    const [first] = pictures;
    if (chief === undefined || first === undefined || !isSameKind(chief, first)) return pictures;
    const isIt = chiefWords.includes(words.toLowerCase()) || pictures.some((figure) => isChief([figure]));
    return isIt ? distinct([chief, ...pictures]) : pictures;
  };
  /** What is of another trade and yet meant, since nothing else is named: the cake at a flea market. */
  const strangers = (words: string, said: readonly Subject[]): readonly Subject[] => {
    const isAside = asides(words);
    return said.filter(
      ({ concept, score, at }) =>
        concept !== undefined &&
        !HOLDERS.has(concept) &&
        !VESSELS.has(concept) &&
        score >= CERTAIN &&
        !isAside(at) &&
        !isDone(words, at),
    );
  };
  /** A dish by itself is empty: what comes in it is what the film is about. */
  const isEmptyDish = ({ concept, pictures }: Subject): boolean =>
    concept === DISH && chief !== undefined && !isChief(pictures);
  /** What words name, with what the film is about before all else. Where a film begins and ends nothing else is named. */
  const named = (
    words: string,
    isEnd = false,
  ): Named & {
    readonly beside: readonly Figure[];
    readonly who?: Figure | undefined;
    readonly worker?: Figure | undefined;
  } => {
    const isDenied = denials(words, stock.headFirst);
    const isAside = asides(words);
    const worker = stock.workers?.(words).find(({ at }) => !isDenied(at) && !isAside(at));
    // A farmer is no tractor: whoever is named is seen, and not what stands for them.
    const isWorker = ({ at }: Subject): boolean =>
      worker !== undefined && at >= worker.at && at < worker.at + worker.length;
    const said = subjects(words).filter((one) => !isDenied(one.at) && !isEmptyDish(one));
    // Of no trade is everything: then what is named beside the point counts as little as of a strange one.
    const fitting = said.filter((one) => isFitting(one) && (trade !== undefined || !isAside(one.at)));
    const isSaid = (one: Subject): boolean =>
      stock.capitalsName !== true || !isOfName(words, one) || one.pictures.some((figure) => isChief([figure]));
    const loose = said.filter(isNamed).filter(({ pictures, at }) => !isAside(at) && (!isEnd || isChief(pictures)));
    const all =
      [fitting, loose, isEnd ? [] : strangers(words, said)].find(({ length }) => length > 0)?.filter(isSaid) ?? [];
    // A repair beside a roof says nothing that can be seen.
    const special = all.filter(({ score }) => score >= SPECIAL);
    const shown = special.length > 0 ? special : all;
    const inRank = ranked({ text: words }, shown, stock.headFirst).map(([subject]) => subject);
    const own = [...inRank.filter((one) => !isWorker(one)), ...inRank.filter(isWorker)].map(asProduct);
    const inOrder = [...own.filter(isChief), ...own];
    return {
      firsts: distinct(inOrder.flatMap(([first]) => first ?? [])),
      others: distinct(inOrder.flatMap((pictures) => pictures.slice(1))),
      beside: shown.flatMap(({ beside = [] }) => beside),
      who: shown.find(({ who }) => who !== undefined)?.who,
      worker: worker?.figure,
    };
  };
  const isEndAt = (index: number): boolean => scenes.length > 1 && (index === 0 || index === scenes.length - 1);
  const ofScenes = scenes.map((words, index) => named(words, isEndAt(index)));
  const led = heroesOf(ofScenes, sides);
  // What a film begins with it may end with, however little is known of it.
  const returns = ofScenes[0]?.firsts.some((figure) => isChief([figure])) === true;
  const heroes = returns && led.length > 1 ? led.with(-1, led.at(-1) ?? chief) : led;
  /** The lead of a scene; of words that are not the scene's, what they name. */
  const heroAt = (index: number, words: string, { firsts, others }: Named): Figure | undefined => {
    const planned = heroes[index];
    const isOwn = scenes[index] === words || firsts.length + (ofScenes[index]?.firsts.length ?? 0) === 0;
    if (isOwn && planned !== undefined) return planned;
    return firsts[0] ?? others[0] ?? sides[index % Math.max(1, sides.length)];
  };
  // A film that begins with somebody at work ends with them.
  const [opening] = ofScenes;
  const workerAt = (index: number, own: ReturnType<typeof named>): Figure | undefined =>
    own.worker ?? (index > 0 && index === scenes.length - 1 && own.firsts.length === 0 ? opening?.worker : undefined);
  // Where nothing tells what a film is about a frame holds what is named elsewhere.
  const inFrame = chief ?? ofScenes.flatMap(({ firsts }) => firsts)[0];
  return {
    trade,
    place,
    chief,
    wares: waresOf(figures.length < FEWEST_PROPS ? distinct([...figures, ...beside]) : figures),
    isFitting,
    mentionIn(words) {
      const sure = subjects(words).filter(
        (one) => (one.concept !== undefined || isChief(one.pictures)) && isFitting(one) && !isOfName(words, one),
      );
      const [[subject] = []] = ranked({ text: words }, sure, stock.headFirst);
      const [figure] = subject?.pictures ?? [];
      return subject === undefined || figure === undefined ? undefined : { figure, words: subject.words };
    },
    castFor(words, index, { lines = [], told = [], ofFigure = false, isFramed = false, ofThings = false } = {}) {
      const names = named(words, isEndAt(index));
      const own = [...names.firsts, ...names.others];
      // A scene that names nothing shows what the film is about.
      const rated = own.length === 0 && ratingOf(words) !== undefined ? stock.picture(RATED) : undefined;
      const isBlank = ofFigure && !isFramed && own.length === 0 && priceOf(words) === undefined;
      const priced = ofFigure && own.length === 0 && !isBlank && sides.length > 0 ? chief : undefined;
      const worker = ofFigure || ofThings ? undefined : workerAt(index, names);
      const thing =
        rated ?? (isBlank ? undefined : (priced ?? heroAt(index, words, names) ?? (isFramed ? inFrame : undefined)));
      const hero = worker ?? thing;
      if (hero === undefined) return undefined;
      const besides = distinct([...(thing === undefined ? [] : [thing]), ...own, ...names.beside, ...figures]).filter(
        (figure) => keyOf(figure) !== keyOf(hero) && !isHeadAlone(figure),
      );
      const others = besides.length < FEWEST_PROPS ? distinct([...besides, ...beside]) : besides;
      const turned = [...others.slice(index % Math.max(1, others.length)), ...others].slice(0, MOST_PROPS);
      // Where a line names nothing, another side of the film's subject is seen.
      const taken = taking();
      let before: Figure | undefined;
      const leads = told.flatMap((line): [string, Figure][] => {
        const said = named(line, isEndAt(index));
        const lead =
          (ofThings ? undefined : said.worker) ?? leadOf(said, taken) ?? sideOf(sides, taken, before ?? hero);
        before = lead;
        return lead === undefined ? [] : [[line, taken.take(lead)]];
      });
      const pictured = lines.flatMap((line): [string, Figure][] => {
        const [first] = named(line).firsts;
        return first === undefined ? [] : [[line, first]];
      });
      const isNamed = own.length > 0;
      // "Nurses who come home to you" are seen, and what they work with.
      const people = names.who === undefined || worker !== undefined ? [] : [names.who];
      const things = worker === undefined || thing === undefined ? [] : [thing];
      const second = [
        ...things,
        ...(ofFigure ? [] : [...people, ...(isNamed ? names.firsts : []), ...sides]),
        ...own,
      ].find((one) => keyOf(one) !== keyOf(hero));
      return {
        ...{ hero, isNamed, props: distinct(turned), lines: new Map(pictured), leads: new Map(leads) },
        ...(second === undefined ? {} : { second }),
      };
    },
  };
}
