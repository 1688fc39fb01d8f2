/**
 * How the trades that a planner tells map to those that pictures are of. A planner's are finer: they are spoken to in lines of
 * their own, where pictures go by what they show.
 */
import type { TradeName } from '../../ports/planner';
import { directionOf, type Trade } from './directions';
import type { Subject } from './stock';

interface Row {
  /** Trades of things, as the concepts write them, the likeliest first. */
  readonly of: readonly [string, ...string[]];
  /** Pictures of it where nothing of it is named. */
  readonly shows: readonly string[];
  /** Concepts that are its very own. */
  readonly own?: readonly string[];
}

/** Shops, courses and vacancies are of everything: they say nothing of a film's pictures. */
// biome-ignore format: a table is read in rows
const ROWS: Readonly<Partial<Record<TradeName, Row>>> = {
  coffee: { of: ['food'], shows: ['hot-beverage', 'croissant'], own: ['coffee', 'coffee beans', 'cold brew', 'cup'] },
  tea: { of: ['food'], shows: ['teapot', 'teacup-without-handle'], own: ['tea', 'bubble tea', 'iced tea'] },
  bakery: { of: ['food'], shows: ['bread', 'croissant'], own: ['bakery', 'bread', 'croissant', 'cake', 'cake maker', 'doughnut'] },
  sweets: { of: ['food', 'children'], shows: ['shortcake', 'chocolate-bar'], own: ['cake', 'cake maker', 'chocolate', 'ice cream', 'gelato shop', 'doughnut', 'sweets', 'waffle', 'wagashi'] },
  restaurant: { of: ['food'], shows: ['fork-and-knife-with-plate', 'cook'] },
  bar: { of: ['food', 'event'], shows: ['clinking-beer-mugs', 'wine-glass'], own: ['bar', 'beer hall', 'brewery', 'winery', 'whisky', 'champagne', 'cold drink'] },
  grocer: { of: ['food', 'nature'], own: ['greengrocer', 'grocery', 'farm shop', 'farm', 'butcher', 'fish shop', 'cheese', 'deli', 'honey'], shows: ['basket', 'red-apple', 'carrot'] },
  fitness: { of: ['sport', 'health', 'event'], shows: ['person-lifting-weights', 'flexed-biceps', 'stopwatch'] },
  outdoors: { of: ['sport', 'travel', 'pets'], shows: ['hiking-boot', 'compass'] },
  wellness: { of: ['beauty', 'health', 'sport', 'travel'], shows: ['person-in-lotus-position', 'candle'] },
  hair: { of: ['beauty'], shows: ['scissors', 'lotion-bottle'], own: ['hair', 'hairdresser', 'nails', 'beauty salon'] },
  health: { of: ['health', 'beauty'], shows: ['stethoscope', 'red-heart'] },
  pets: { of: ['pets', 'nature'], shows: ['paw-prints', 'dog'] },
  craft: { of: ['craft', 'home', 'art', 'nature', 'industry', 'realestate', 'energy'], shows: ['hammer', 'toolbox'] },
  fixing: { of: ['craft', 'home', 'energy'], shows: ['wrench', 'toolbox'] },
  repair: { of: ['craft', 'fashion', 'home', 'tech', 'auto', 'sport', 'music'], shows: ['toolbox', 'wrench'] },
  flowers: { of: ['nature', 'event'], shows: ['bouquet', 'tulip'], own: ['florist', 'plant', 'plant sale', 'gardener'] },
  cleaning: { of: ['home', 'fashion', 'auto', 'craft', 'energy'], shows: ['bucket', 'sponge'] },
  hire: { of: ['logistics', 'home', 'industry', 'auto', 'craft'], shows: ['package', 'delivery-truck'] },
  driving: { of: ['auto'], shows: ['automobile', 'key'], own: ['driving school', 'driving lesson', 'car'] },
  auto: { of: ['auto', 'sport', 'travel'], shows: ['automobile', 'wrench'] },
  travel: { of: ['travel', 'nature', 'sport', 'health'], shows: ['luggage', 'world-map', 'compass'] },
  realestate: { of: ['realestate', 'industry', 'art'], shows: ['house', 'key'], own: ['real estate', 'estate agent', 'house', 'key'] },
  fashion: { of: ['fashion', 'sport'], shows: ['dress', 'handbag'] },
  scent: { of: ['beauty', 'craft'], shows: ['lotion-bottle', 'sparkles'], own: ['perfume', 'soap', 'soap maker', 'soap works', 'cosmetics', 'skin care', 'shampoo'] },
  books: { of: ['education', 'art'], shows: ['books', 'open-book'], own: ['book shop', 'second-hand books', 'library'] },
  music: { of: ['music', 'tech'], shows: ['musical-notes', 'guitar'] },
  photo: { of: ['art', 'event'], shows: ['camera', 'framed-picture'], own: ['photography', 'photographer forms', 'camera shop'] },
  studio: { of: ['art', 'business', 'beauty'], shows: ['artist-palette', 'pencil'], own: ['design', 'art'] },
  tech: { of: ['tech', 'finance', 'security', 'science'], shows: ['laptop', 'mobile-phone'] },
  finance: { of: ['finance', 'law'], shows: ['bar-chart', 'receipt'] },
  childcare: { of: ['children', 'education'], shows: ['teddy-bear', 'balloon'], own: ['kindergarten', 'playground', 'child', 'toy'] },
  care: { of: ['health'], shows: ['red-heart', 'hot-beverage'], own: ['elderly care', 'care at home', 'nurse'] },
  events: { of: ['event', 'music', 'food', 'children', 'art', 'nature'], shows: ['ticket', 'sparkles'] },
  visit: { of: ['travel', 'art', 'nature', 'event', 'education', 'children', 'food', 'science'], shows: ['ticket', 'compass'] },
  charity: { of: ['charity', 'nature', 'pets', 'children', 'health'], shows: ['red-heart', 'handshake'] },
  energy: { of: ['energy', 'home', 'auto', 'craft'], shows: ['sun', 'high-voltage'] },
};

/** What a planner's trade says to whoever casts. */
export interface PlannedTrade {
  /** The likeliest direction of it. */
  readonly first: Trade;
  readonly shows: readonly string[];
  /** Whether a direction fits it. */
  isOf(this: void, direction: Trade | undefined): boolean;
  /** How much more a film of it is about a thing than the thing's words tell. */
  weightOf(this: void, subject: Subject): number;
}

/** What is of its own counts so much more, and what only looks alike so much less: toys in a film of dogs. */
const OWN = 1.6;
const ALIKE = 0.6;

/** `certain`: what the title or the first line is of for sure; it goes before a planner that takes the film for something else. */
export function plannedTrade(name: TradeName | undefined, certain: Trade | undefined): PlannedTrade | undefined {
  const row = name === undefined ? undefined : ROWS[name];
  if (row === undefined) return undefined;
  const { of, own = [], shows } = row;
  const directions = of.flatMap((family) => directionOf(family) ?? []);
  const [first] = directions;
  if (first === undefined || (certain !== undefined && !directions.includes(certain))) return undefined;
  return {
    first,
    shows,
    isOf: (direction) => direction !== undefined && directions.includes(direction),
    weightOf: ({ concept, trade }) => {
      if (concept !== undefined && own.includes(concept)) return OWN;
      return trade === undefined || of.includes(trade) ? 1 : ALIKE;
    },
  };
}
