/**
 * Who plays in which scene: the things that its words name, or those that the whole film is about. Pictures are drawn and
 * lit once for all scenes that show them.
 */
import type { Canvas } from '@napi-rs/canvas';
import { ratingOf } from '../../acting/facts/rating';
import { mix } from '../color/color';
import type { Palette } from '../color/palettes';
import type { Size } from '../geometry';
import { type Light, relit } from '../sprites/light';
import { LIGHTS, type LightName } from '../sprites/light-names';
import { rasterise } from '../sprites/raster';
import { colourOf, tinted } from '../sprites/soft';
import { withoutUnits } from '../worlds/words/units';
import type { Cast } from './cast';
import { DIRECTIONS, directionOf, type Trade } from './directions';

/** A picture that can be cast. */
export interface Figure {
  readonly name: string;
  readonly set: string;
  /** What an image decoder takes; a drawing has so many pixels on its longer side, a bitmap its own. */
  bytes(pixels?: number): Buffer;
}

/** Something that words name and pictures show, the best picture first. */
export interface Subject {
  /** As it stands in the text, and where. */
  readonly words: string;
  readonly at: number;
  readonly pictures: readonly Figure[];
  /** Grows with how much the words are about it. */
  readonly score: number;
  readonly trade?: string | undefined;
  /** The concept that the words are of, when they are of one. */
  readonly concept?: string | undefined;
  /** Where it is found. */
  readonly place?: string | undefined;
}

/** Where pictures come from. */
export interface Stock {
  /** What words name, the most telling first; what is said around them settles what they mean. */
  subjects(this: void, text: string, about?: string): readonly Subject[];
  /** Whether what describes a thing stands after it, as in French. */
  readonly headFirst: boolean;
  /** Path of a photograph by its name. */
  photo(this: void, name: string): string | undefined;
  /** A picture by its name. */
  picture(this: void, name: string): Figure | undefined;
}

/** Nothing to show: words stand by themselves. */
export const NO_STOCK: Stock = {
  subjects: () => [],
  headFirst: false,
  photo: () => undefined,
  picture: () => undefined,
};

/** How a scene says its words. */
export interface Said {
  /** Lines that may have a small picture each. */
  readonly lines?: readonly string[];
  /** Lines that are told by themselves, each with a lead. */
  readonly told?: readonly string[];
  readonly ofFigure?: boolean;
}

export interface Casting {
  /** What the whole film is about; undefined when nothing tells. */
  readonly trade: Trade | undefined;
  /** Where it plays, when something tells. */
  readonly place: string | undefined;
  /**
   * The cast of a scene, or undefined when there is nothing to show. A scene of a figure shows what is counted, or nothing:
   * a croissant beside "98 %" would be taken for what the figure is of.
   */
  castFor(words: string, index: number, said?: Said): Figures | undefined;
}

export interface Figures {
  readonly hero: Figure;
  readonly props: readonly Figure[];
  /** What single lines speak of. */
  readonly lines: ReadonlyMap<string, Figure>;
  /** What plays the lead where a line is told by itself, by the line. */
  readonly leads: ReadonlyMap<string, Figure>;
}

/** What a rating counts. */
const RATED = 'star';

const MOST_PROPS = 4;
/** Fewer things than so many beside the subject get company of the trade's own. */
const FEWEST_PROPS = 2;
/** How many of a film's figures play the lead in turn. */
const MOST_SIDES = 3;

const keyOf = ({ set, name }: Figure): string => `${set}/${name}`;

const distinct = (figures: readonly Figure[]): Figure[] => [
  ...new Map(figures.map((figure) => [keyOf(figure), figure])).values(),
];

/** How much of its score a thing keeps that only tells which: the harbour of a harbour café. */
const MODIFIER = 0.5;

/** How much less each thing counts than the one named before it: a text begins with what it is about. */
const LATER = 0.3;

/** Whether another thing follows at once, which this one then only describes. */
const isModifier = (subject: Subject, all: readonly Subject[], headFirst: boolean): boolean =>
  all.some((other) =>
    headFirst ? other.at + other.words.length + 1 === subject.at : subject.at + subject.words.length + 1 === other.at,
  );

/** The trade that is spoken of most. Things without a trade speak for that of whatever shows them as well. */
function mainTrade(subjects: readonly Subject[], headFirst: boolean): Trade | undefined {
  const spoken = new Map<Trade, number>();
  const inOrder = [...subjects].sort((one, other) => one.at - other.at);
  for (const [order, subject] of inOrder.entries()) {
    const [shown] = subject.pictures;
    const near =
      subject.trade === undefined && shown !== undefined
        ? subjects.find(
            ({ pictures, trade }) => trade !== undefined && pictures.some((one) => keyOf(one) === keyOf(shown)),
          )
        : subject;
    const direction = directionOf(near?.trade);
    const share = (isModifier(subject, subjects, headFirst) ? MODIFIER : 1) / (1 + order * LATER);
    const score = subject.score * share;
    if (direction !== undefined) spoken.set(direction, (spoken.get(direction) ?? 0) + score);
  }
  return [...spoken].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Below it, what no concept knows is a mere keyword of some picture: a lion for an order. */
const SURE = 1.9;

const isSure = ({ trade, score }: Subject): boolean => trade !== undefined || score >= SURE;

/** What says when, where or in what weather something is, and is never what a film sells. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(['night', 'sunrise', 'rain', 'snow', 'autumn', 'spring', 'weather']);

const isCircumstance = ({ concept }: Subject): boolean => concept !== undefined && CIRCUMSTANCES.has(concept);

/** `scenes`: the words of each scene; `about`: words about the whole film. */
export function castFilm(stock: Stock, about: string, scenes: readonly string[]): Casting {
  const whole = withoutUnits([about, ...scenes].join('\n'));
  const subjects = (text: string): readonly Subject[] =>
    stock.subjects(withoutUnits(text), whole).filter((subject) => isSure(subject) && !isCircumstance(subject));
  const all = subjects(whole);
  const trade = mainTrade(all, stock.headFirst);
  /** What belongs to the trade: a street in an address, or a price, says nothing of what is sold. */
  const fitting = (found: readonly Subject[]): readonly Subject[] =>
    trade === undefined ? found : found.filter((subject) => directionOf(subject.trade) === trade);
  const film = fitting(all);
  const place = film.map((subject) => subject.place).find((name) => name !== undefined && name !== '');
  const leads = distinct(film.flatMap(({ pictures: [first] }) => (first === undefined ? [] : [first])));
  const beside = (trade === undefined ? [] : DIRECTIONS[trade].props).flatMap((name) => stock.picture(name) ?? []);
  // What it is most about, in all its pictures, comes before what it only mentions.
  const figures = distinct([...(film[0]?.pictures ?? []), ...leads, ...film.flatMap(({ pictures }) => pictures)]);
  return {
    trade,
    place,
    castFor(words, index, { lines = [], told = [], ofFigure = false } = {}) {
      const named = fitting(subjects(words));
      const own = named.flatMap(({ pictures }) => pictures);
      // A scene that names nothing shows what the film is about, each time another side of it.
      const sides = Math.max(1, Math.min(MOST_SIDES, figures.length));
      const rated = own.length === 0 && ratingOf(words) !== undefined ? stock.picture(RATED) : undefined;
      const hero = own[0] ?? rated ?? (ofFigure ? undefined : figures[index % sides]);
      if (hero === undefined) return undefined;
      const besides = distinct([...own, ...figures]).filter((figure) => keyOf(figure) !== keyOf(hero));
      const others = besides.length < FEWEST_PROPS ? distinct([...besides, ...beside]) : besides;
      const turned = [...others.slice(index % Math.max(1, others.length)), ...others].slice(0, MOST_PROPS);
      // Where a line names nothing, another side of the film's subject is seen.
      const leads = told.flatMap((line, at): [string, Figure][] => {
        const [lead = figures[(index + at + 1) % sides]] = fitting(subjects(line)).flatMap(({ pictures }) => pictures);
        return lead === undefined ? [] : [[line, lead]];
      });
      const pictured = lines.flatMap((line): [string, Figure][] => {
        const [{ pictures: [first] = [] } = {}] = subjects(line);
        return first === undefined ? [] : [[line, first]];
      });
      return { hero, props: distinct(turned), lines: new Map(pictured), leads: new Map(leads) };
    },
  };
}

/** Pictures of what is served hot. */
const STEAMING: ReadonlySet<string> = new Set([
  'hot-beverage',
  'teacup-without-handle',
  'teapot',
  'pot-of-food',
  'steaming-bowl',
  'shallow-pan-of-food',
  'curry-rice',
  'spaghetti',
]);

/** How much of the frame's shorter side a subject, and a thing beside it, is drawn at. */
export const HERO_SIDE = 0.9;
const PROP_SIDE = 0.36;
const LINE_SIDE = 0.2;

const lightOf = ({ dark, to }: Palette, name: LightName): Light => ({
  ...LIGHTS[name],
  shade: dark ? { r: 20, g: 10, b: 60 } : { r: to.r * 0.35, g: to.g * 0.3, b: to.b * 0.35 },
  rim: { r: 255, g: 255, b: 255 },
});

/** Below so much colour a thing takes on that of the air around it. */
const GREY = 0.3;

const inAir = (sprite: Canvas, { dark, glow, glow2, accent }: Palette): Canvas =>
  colourOf(sprite) > GREY ? sprite : tinted(sprite, dark ? accent : mix(glow2, glow, 0.6), 0.6);

/** A figure as a sprite in a palette's light; undefined when nothing of it is seen. */
export async function drawnOf(
  figure: Figure,
  side: number,
  palette: Palette,
  light: LightName = 'warm',
): Promise<Canvas | undefined> {
  const clean = figure.set === 'fluent';
  const sprite = await rasterise((pixels) => figure.bytes(pixels), Math.round(side), { clean });
  return sprite === undefined ? undefined : relit(inAir(sprite, palette), lightOf(palette, light));
}

/** A thing that was drawn in a palette's colours, in its light. */
export const inLight = (sprite: Canvas, palette: Palette, light: LightName = 'warm'): Canvas =>
  relit(sprite, lightOf(palette, light));

/** Draws figures as sprites in a palette's light, each once. */
export function wardrobe(
  palette: Palette,
  size: Size,
  light: LightName = 'warm',
): (figures: Figures) => Promise<Cast | undefined> {
  const short = Math.min(size.width, size.height);
  const drawn = new Map<string, Promise<Canvas | undefined>>();
  const dress = (figure: Figure, share: number): Promise<Canvas | undefined> => {
    const key = `${keyOf(figure)} ${share}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const made = drawnOf(figure, short * share, palette, light);
    drawn.set(key, made);
    return made;
  };
  return async ({ hero, props, lines, leads }) => {
    const star = await dress(hero, HERO_SIDE);
    const taking = await Promise.all(
      [...leads].map(async ([line, figure]) => {
        const sprite = await dress(figure, HERO_SIDE);
        return sprite === undefined
          ? []
          : [[line, { hero: sprite, name: figure.name, steams: STEAMING.has(figure.name) }] as const];
      }),
    );
    const others = await Promise.all(props.map((figure) => dress(figure, PROP_SIDE)));
    const beside = await Promise.all(
      [...lines].map(async ([line, figure]) => [line, await dress(figure, LINE_SIDE)] as const),
    );
    const pictures = new Map(
      beside.flatMap(([line, sprite]) => (sprite === undefined ? [] : [[line, sprite] as const])),
    );
    return star === undefined
      ? undefined
      : {
          hero: star,
          name: hero.name,
          steams: STEAMING.has(hero.name),
          pictures,
          leads: new Map(taking.flat()),
          props: others.filter((sprite) => sprite !== undefined),
        };
  };
}
