/** Which cuts a film uses: a few that fit its route, in turn, so that it has a hand of its own. */
import type { Route } from '@vid/sdk/contract';
import type { CutName } from '../cuts/cut-names';
import { randomFor } from '../random';

type Set = readonly [CutName, ...CutName[]];

const CALM: Set = ['light-leak', 'iris', 'silhouette-mask'];
const BRISK: Set = ['whip', 'match', 'diagonal', 'object-wipe', 'zoom-through', 'push'];
const PLAYFUL: Set = ['star', 'object-wipe', 'paper', 'slices', 'silhouette-mask'];
const CLEAR: Set = ['push', 'split', 'diagonal', 'iris'];

const SETS: Record<Route | 'none', Set> = {
  none: ['object-wipe', 'zoom-through', 'paper', 'iris', 'whip'],
  commercial: BRISK,
  'product-film': ['light-leak', 'match', 'silhouette-mask'],
  'product-ad': BRISK,
  'brand-advert': ['paper', 'light-leak', 'iris'],
  'film-advert': ['light-leak', 'match', 'split'],
  'brand-mascot-ad': PLAYFUL,
  story: ['paper', 'iris', 'light-leak'],
  'character-story': ['iris', 'paper', 'silhouette-mask'],
  'place-film': CALM,
  explainer: CLEAR,
  training: CLEAR,
  'motion-film': ['slices', 'whip', 'spin', 'split', 'diagonal'],
  'app-demo': ['push', 'match', 'slices'],
  website: ['push', 'split', 'whip'],
  narrator: CALM,
  'ugc-ad': ['whip', 'spin', 'paper', 'star'],
  testimonial: ['iris', 'light-leak', 'push'],
  'walk-talk': ['whip', 'push', 'object-wipe'],
  unboxing: ['split', 'star', 'object-wipe', 'zoom-through'],
  short: ['whip', 'spin', 'zoom-through', 'slices'],
  'youtube-short': ['spin', 'whip', 'slices', 'star'],
  'stylized-world': PLAYFUL,
  'frozen-frame': ['match', 'spin', 'silhouette-mask'],
};

/** The cut from the scene `index` to the next. */
export function cutAfter(index: number, route: Route | undefined, seed: number): CutName {
  const names = SETS[route ?? 'none'];
  const start = Math.floor(randomFor(seed, 'cuts')() * names.length);
  return names[(start + index) % names.length] ?? names[0];
}
