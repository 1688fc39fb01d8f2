/**
 * The face of a film's headlines. What the brief asks for goes first, then what suits its trade in the hand that its route
 * writes; it has to have the letters of everything that is written.
 */
import type { Route } from '@vid/sdk/contract';
import type { Trade } from '../stage/directions';
import { FACE_SETTINGS, type Face } from '../text/faces';
import type { Tone } from './tones';

/** How a route speaks: in a voice of its trade, loudly, plainly, or as a book does. */
type Hand = 'own' | 'loud' | 'plain' | 'bookish';

const HANDS: Record<Route | 'none', Hand> = {
  none: 'own',
  commercial: 'own',
  'product-film': 'bookish',
  'product-ad': 'own',
  'brand-advert': 'bookish',
  'film-advert': 'bookish',
  'brand-mascot-ad': 'own',
  story: 'bookish',
  'character-story': 'bookish',
  'place-film': 'bookish',
  explainer: 'plain',
  training: 'plain',
  'motion-film': 'loud',
  'app-demo': 'plain',
  website: 'plain',
  narrator: 'bookish',
  'ugc-ad': 'own',
  testimonial: 'bookish',
  'walk-talk': 'own',
  unboxing: 'loud',
  short: 'loud',
  'youtube-short': 'loud',
  'stylized-world': 'own',
  'frozen-frame': 'plain',
};

type Faces = Readonly<Record<Hand, Face>>;

const faces = (own: Face, loud: Face, plain: Face, bookish: Face): Faces => ({ own, loud, plain, bookish });

const OF_TRADES: Record<Trade, Faces> = {
  food: faces('fraunces', 'bricolage-grotesque', 'outfit', 'dm-serif-display'),
  health: faces('outfit', 'rubik', 'outfit', 'newsreader'),
  beauty: faces('bodoni-moda', 'outfit', 'outfit', 'bodoni-moda'),
  technology: faces('space-grotesk', 'unbounded', 'space-grotesk', 'newsreader'),
  education: faces('bricolage-grotesque', 'rubik', 'bricolage-grotesque', 'fraunces'),
  finance: faces('newsreader', 'rubik', 'outfit', 'newsreader'),
  sport: faces('anton', 'anton', 'rubik', 'dm-serif-display'),
  nature: faces('fraunces', 'bricolage-grotesque', 'outfit', 'fraunces'),
  travel: faces('dm-serif-display', 'outfit', 'outfit', 'dm-serif-display'),
  home: faces('bricolage-grotesque', 'outfit', 'outfit', 'newsreader'),
  fashion: faces('bodoni-moda', 'unbounded', 'outfit', 'bodoni-moda'),
  children: faces('baloo-2', 'baloo-2', 'baloo-2', 'fraunces'),
  events: faces('unbounded', 'anton', 'outfit', 'dm-serif-display'),
  charity: faces('newsreader', 'bricolage-grotesque', 'outfit', 'newsreader'),
  transport: faces('rubik', 'anton', 'rubik', 'newsreader'),
  craft: faces('bricolage-grotesque', 'anton', 'bricolage-grotesque', 'dm-serif-display'),
  everyday: faces('bricolage-grotesque', 'anton', 'outfit', 'fraunces'),
};

const OF_TONES: Record<Tone, Faces> = {
  playful: faces('baloo-2', 'baloo-2', 'baloo-2', 'fraunces'),
  elegant: faces('bodoni-moda', 'bodoni-moda', 'outfit', 'bodoni-moda'),
  bold: faces('anton', 'anton', 'rubik', 'anton'),
  calm: faces('newsreader', 'outfit', 'outfit', 'newsreader'),
  modern: faces('outfit', 'unbounded', 'space-grotesk', 'outfit'),
  traditional: faces('dm-serif-display', 'dm-serif-display', 'newsreader', 'dm-serif-display'),
};

/** For letters that the chosen face has not, the best first; the last draws whatever can be drawn. */
const STAND_INS: Record<'serif' | 'sans', readonly Face[]> = {
  serif: ['fraunces', 'newsreader', 'alexandria', 'rubik', 'inter'],
  sans: ['outfit', 'alexandria', 'rubik', 'inter'],
};

const SERIFS: readonly Face[] = ['fraunces', 'bodoni-moda', 'newsreader', 'dm-serif-display'];

export interface VoiceWish {
  readonly route: Route | undefined;
  readonly trade: Trade | undefined;
  readonly tone: Tone | undefined;
  /** Whether a face has the letters of all that is written. */
  draws(this: void, face: Face): boolean;
}

/** The face, and how it is set. */
export function voiceOf({ route, trade, tone, draws }: VoiceWish) {
  const wished = (tone === undefined ? OF_TRADES[trade ?? 'everyday'] : OF_TONES[tone])[HANDS[route ?? 'none']];
  const others = STAND_INS[SERIFS.includes(wished) ? 'serif' : 'sans'];
  const face = [wished, ...others].find(draws) ?? 'inter';
  const { weight, tracking } = FACE_SETTINGS[face];
  return { face, weight, tracking };
}
