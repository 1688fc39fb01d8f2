/** The cuts that there are. */
export const CUT_NAMES = [
  'whip',
  'zoom-through',
  'iris',
  'star',
  'split',
  'paper',
  'light-leak',
  'slices',
  'push',
  'spin',
  'diagonal',
  'object-wipe',
  'silhouette-mask',
] as const;
export type CutName = (typeof CUT_NAMES)[number];
