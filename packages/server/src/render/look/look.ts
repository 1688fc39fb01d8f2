/**
 * The art direction of a video: one hand for all its scenes. Each route has a look of its own, so that no two formats are
 * mistaken for one another; within a look the seed chooses the palette.
 */
import type { Route } from '@vid/sdk/contract';
import type { PaletteName } from '../color/palettes';
import type { Along } from '../layout/fit';
import type { Face } from '../text/faces';

export type BackdropName = 'aurora' | 'sweep' | 'spotlight' | 'tides' | 'halo' | 'fields';
export type OrnamentName =
  | 'frame'
  | 'ticks'
  | 'disc'
  | 'stripes'
  | 'dots'
  | 'bar'
  | 'rings'
  | 'numeral'
  | 'arch'
  | 'plain';
export type EntranceName = 'mask' | 'rise' | 'slide' | 'drop';
/** `cut`: both scenes are drawn together where they meet; the others are drawn by each scene for itself. */

export interface Look {
  readonly display: {
    readonly face: Face;
    readonly weight: number;
    readonly tracking: number;
    readonly uppercase: boolean;
  };
  readonly body: Face;
  readonly align: Exclude<Along, 'end'>;
  /** Where the copy stands in the safe area, top to bottom. */
  readonly anchor: Along;
  readonly palettes: readonly [PaletteName, ...PaletteName[]];
  readonly preferDark: boolean;
  readonly backdrop: BackdropName;
  readonly ornament: OrnamentName;
  readonly entrance: EntranceName;
  /** How a headline's most important line is set apart. */
  readonly emphasis: 'block' | 'color' | 'underline' | 'none';
}

const GROTESK = { face: 'space-grotesk', weight: 700, tracking: -0.03, uppercase: false } as const;
const SORA = { face: 'sora', weight: 800, tracking: -0.035, uppercase: false } as const;
const SORA_CAPS = { face: 'sora', weight: 800, tracking: -0.01, uppercase: true } as const;
const INTER = { face: 'inter', weight: 800, tracking: -0.035, uppercase: false } as const;
const INTER_CAPS = { face: 'inter', weight: 900, tracking: -0.02, uppercase: true } as const;
const SERIF = { face: 'fraunces', weight: 600, tracking: -0.02, uppercase: false } as const;
const SERIF_LIGHT = { face: 'fraunces', weight: 400, tracking: -0.025, uppercase: false } as const;

type Row = readonly [
  Look['display'],
  Look['align'],
  Along,
  BackdropName,
  OrnamentName,
  EntranceName,
  Look['emphasis'],
  boolean,
  ...[PaletteName, ...PaletteName[]],
];

// biome-ignore format: a table is read in rows
const ROWS: Record<Route | 'none', Row> = {
  none: [SORA, 'start', 'center', 'halo', 'rings', 'mask', 'color', true, 'ember', 'forest', 'midnight', 'plum', 'ocean'],
  commercial: [SORA, 'start', 'end', 'aurora', 'bar', 'mask', 'block', true, 'midnight', 'ember', 'plum'],
  'product-film': [SERIF_LIGHT, 'center', 'center', 'spotlight', 'plain', 'rise', 'none', true, 'carbon', 'wine', 'forest'],
  'product-ad': [INTER, 'start', 'start', 'fields', 'disc', 'slide', 'block', false, 'citrus', 'sky', 'mint'],
  'brand-advert': [SERIF, 'start', 'end', 'halo', 'frame', 'rise', 'underline', false, 'paper', 'blush', 'sand'],
  'film-advert': [SERIF_LIGHT, 'start', 'end', 'spotlight', 'bar', 'rise', 'color', true, 'wine', 'carbon', 'ocean'],
  'brand-mascot-ad': [SORA, 'center', 'center', 'fields', 'dots', 'drop', 'block', false, 'citrus', 'mint', 'blush'],
  story: [SERIF, 'start', 'center', 'tides', 'arch', 'rise', 'color', false, 'sand', 'blush', 'paper'],
  'character-story': [SERIF, 'center', 'end', 'tides', 'disc', 'rise', 'underline', true, 'plum', 'ocean', 'forest'],
  'place-film': [SERIF_LIGHT, 'center', 'end', 'tides', 'frame', 'rise', 'none', true, 'ocean', 'forest', 'ember'],
  explainer: [GROTESK, 'start', 'start', 'sweep', 'dots', 'mask', 'underline', false, 'sky', 'mint', 'paper'],
  training: [INTER, 'start', 'center', 'sweep', 'numeral', 'slide', 'none', false, 'sky', 'paper', 'mint'],
  'motion-film': [INTER_CAPS, 'start', 'center', 'fields', 'stripes', 'mask', 'block', true, 'carbon', 'cobalt', 'plum'],
  'app-demo': [GROTESK, 'center', 'start', 'aurora', 'rings', 'rise', 'color', true, 'midnight', 'cobalt', 'ocean'],
  website: [GROTESK, 'start', 'center', 'halo', 'frame', 'slide', 'block', false, 'sky', 'paper', 'mint'],
  narrator: [SERIF, 'start', 'start', 'spotlight', 'numeral', 'rise', 'color', true, 'forest', 'midnight', 'wine'],
  'ugc-ad': [INTER, 'center', 'end', 'aurora', 'plain', 'drop', 'block', false, 'blush', 'citrus', 'mint'],
  testimonial: [SERIF, 'center', 'center', 'halo', 'arch', 'rise', 'underline', false, 'sand', 'mint', 'sky'],
  'walk-talk': [SORA, 'start', 'end', 'sweep', 'stripes', 'slide', 'color', true, 'forest', 'ember', 'midnight'],
  unboxing: [SORA_CAPS, 'center', 'center', 'sweep', 'ticks', 'drop', 'block', false, 'citrus', 'blush', 'sky'],
  short: [INTER_CAPS, 'center', 'center', 'aurora', 'rings', 'drop', 'color', true, 'cobalt', 'carbon', 'plum'],
  'youtube-short': [SORA_CAPS, 'start', 'center', 'halo', 'stripes', 'mask', 'block', true, 'carbon', 'ember', 'cobalt'],
  'stylized-world': [SORA, 'center', 'start', 'tides', 'rings', 'drop', 'color', true, 'plum', 'ocean', 'midnight'],
  'frozen-frame': [GROTESK, 'center', 'center', 'halo', 'ticks', 'rise', 'none', true, 'ocean', 'midnight', 'carbon'],
};

/** The look of a route, or the house look without one. */
export function lookOf(route: Route | undefined): Look {
  const [display, align, anchor, backdrop, ornament, entrance, emphasis, preferDark, ...palettes] =
    ROWS[route ?? 'none'];
  return {
    display,
    body: 'inter',
    align,
    anchor,
    backdrop,
    ornament,
    entrance,
    emphasis,
    preferDark,
    palettes,
  };
}
