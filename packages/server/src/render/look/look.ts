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
export type TransitionName = 'cut' | 'melt' | 'rise-panel' | 'side-panel' | 'blinds' | 'drop-panel';

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
  readonly transition: TransitionName;
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
  TransitionName,
  boolean,
  ...[PaletteName, ...PaletteName[]],
];

// biome-ignore format: a table is read in rows
const ROWS: Record<Route | 'none', Row> = {
  none: [SORA, 'start', 'center', 'halo', 'rings', 'mask', 'color', 'rise-panel', true, 'ember', 'forest', 'midnight', 'plum', 'ocean'],
  commercial: [SORA, 'start', 'end', 'aurora', 'bar', 'mask', 'block', 'rise-panel', true, 'midnight', 'ember', 'plum'],
  'product-film': [SERIF_LIGHT, 'center', 'center', 'spotlight', 'plain', 'rise', 'none', 'melt', true, 'carbon', 'wine', 'forest'],
  'product-ad': [INTER, 'start', 'start', 'fields', 'disc', 'slide', 'block', 'side-panel', false, 'citrus', 'sky', 'mint'],
  'brand-advert': [SERIF, 'start', 'end', 'halo', 'frame', 'rise', 'underline', 'melt', false, 'paper', 'blush', 'sand'],
  'film-advert': [SERIF_LIGHT, 'start', 'end', 'spotlight', 'bar', 'rise', 'color', 'melt', true, 'wine', 'carbon', 'ocean'],
  'brand-mascot-ad': [SORA, 'center', 'center', 'fields', 'dots', 'drop', 'block', 'blinds', false, 'citrus', 'mint', 'blush'],
  story: [SERIF, 'start', 'center', 'tides', 'arch', 'rise', 'color', 'melt', false, 'sand', 'blush', 'paper'],
  'character-story': [SERIF, 'center', 'end', 'tides', 'disc', 'rise', 'underline', 'melt', true, 'plum', 'ocean', 'forest'],
  'place-film': [SERIF_LIGHT, 'center', 'end', 'tides', 'frame', 'rise', 'none', 'melt', true, 'ocean', 'forest', 'ember'],
  explainer: [GROTESK, 'start', 'start', 'sweep', 'dots', 'mask', 'underline', 'side-panel', false, 'sky', 'mint', 'paper'],
  training: [INTER, 'start', 'center', 'sweep', 'numeral', 'slide', 'none', 'side-panel', false, 'sky', 'paper', 'mint'],
  'motion-film': [INTER_CAPS, 'start', 'center', 'fields', 'stripes', 'mask', 'block', 'blinds', true, 'carbon', 'cobalt', 'plum'],
  'app-demo': [GROTESK, 'center', 'start', 'aurora', 'rings', 'rise', 'color', 'rise-panel', true, 'midnight', 'cobalt', 'ocean'],
  website: [GROTESK, 'start', 'center', 'halo', 'frame', 'slide', 'block', 'side-panel', false, 'sky', 'paper', 'mint'],
  narrator: [SERIF, 'start', 'start', 'spotlight', 'numeral', 'rise', 'color', 'melt', true, 'forest', 'midnight', 'wine'],
  'ugc-ad': [INTER, 'center', 'end', 'aurora', 'plain', 'drop', 'block', 'blinds', false, 'blush', 'citrus', 'mint'],
  testimonial: [SERIF, 'center', 'center', 'halo', 'arch', 'rise', 'underline', 'melt', false, 'sand', 'mint', 'sky'],
  'walk-talk': [SORA, 'start', 'end', 'sweep', 'stripes', 'slide', 'color', 'side-panel', true, 'forest', 'ember', 'midnight'],
  unboxing: [SORA_CAPS, 'center', 'center', 'sweep', 'ticks', 'drop', 'block', 'drop-panel', false, 'citrus', 'blush', 'sky'],
  short: [INTER_CAPS, 'center', 'center', 'aurora', 'rings', 'drop', 'color', 'rise-panel', true, 'cobalt', 'carbon', 'plum'],
  'youtube-short': [SORA_CAPS, 'start', 'center', 'halo', 'stripes', 'mask', 'block', 'drop-panel', true, 'carbon', 'ember', 'cobalt'],
  'stylized-world': [SORA, 'center', 'start', 'tides', 'rings', 'drop', 'color', 'blinds', true, 'plum', 'ocean', 'midnight'],
  'frozen-frame': [GROTESK, 'center', 'center', 'halo', 'ticks', 'rise', 'none', 'rise-panel', true, 'ocean', 'midnight', 'carbon'],
};

/** The look of a route, or the house look without one. */
export function lookOf(route: Route | undefined): Look {
  const [display, align, anchor, backdrop, ornament, entrance, emphasis, transition, preferDark, ...palettes] =
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
    transition,
    preferDark,
    palettes,
  };
}
