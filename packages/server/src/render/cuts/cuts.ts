/** All cuts by name. */
import type { Cut } from './cut';
import type { CutName } from './cut-names';
import { diagonal } from './diagonal';
import { iris } from './iris';
import { lightLeak } from './light-leak';
import { match } from './match';
import { objectWipe } from './object-wipe';
import { paper } from './paper';
import { push } from './push';
import { silhouetteMask } from './silhouette-mask';
import { slices } from './slices';
import { spin } from './spin';
import { split } from './split';
import { star } from './star';
import { whip } from './whip';
import { zoomThrough } from './zoom-through';

export const CUTS: Record<CutName, Cut> = {
  whip,
  'zoom-through': zoomThrough,
  iris,
  star,
  split,
  paper,
  'light-leak': lightLeak,
  slices,
  push,
  spin,
  diagonal,
  'object-wipe': objectWipe,
  'silhouette-mask': silhouetteMask,
  match,
};
