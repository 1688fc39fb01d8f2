/** The cuts that there are, each with what is seen of it. */
export const CUT_TEXTS = {
  whip: 'the camera is thrown to the side, and both pictures fly past in streaks',
  'zoom-through': 'through the middle of one picture into the next',
  iris: 'a circle with a rim of light opens onto the next picture',
  star: 'a star grows out of the picture and holds the next one',
  split: 'the picture parts in the middle, and the next one comes forward',
  paper: 'the picture is torn away like paper',
  'light-leak': 'warm light falls into the lens',
  slices: 'the picture leaves in slices',
  push: 'the next picture pushes this one up and out',
  spin: 'both pictures turn past the camera on one axis',
  diagonal: 'a slanted edge runs across, with two bands of colour before it',
  'object-wipe': 'something of the scene passes close to the camera',
  'silhouette-mask': 'into the outline of a thing of the scene, which grows',
  match: 'the subject of one picture becomes that of the next, in its place and its size',
} as const;
export type CutName = keyof typeof CUT_TEXTS;
export const CUT_NAMES = Object.keys(CUT_TEXTS) as [CutName, ...CutName[]];
