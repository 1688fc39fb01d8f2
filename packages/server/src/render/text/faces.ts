/** The faces that films are set in. Tells nothing of where their files are. */

/** How a face is set. */
export interface FaceSetting {
  /** The lightest and the heaviest weight that its files draw; anything beyond would be smeared. */
  readonly weights: readonly [lightest: number, heaviest: number];
  /** Its weight in headlines. */
  readonly weight: number;
  /** Letter spacing of headlines, in em. */
  readonly tracking: number;
  /** Line height of headlines, as a multiple of the size. */
  readonly leading: number;
  /** How large it is set beside the others: what is narrow is set larger, what is wide smaller. */
  readonly scale: number;
}

const set = (
  weights: FaceSetting['weights'],
  weight: number,
  tracking: number,
  leading = 1.04,
  scale = 1,
): FaceSetting => ({ weights, weight, tracking, leading, scale });

/** Of each family the numerals stand on the line, and the letters of all European languages of the planner are there. */
export const FACE_SETTINGS = {
  inter: set([100, 900], 800, -0.035),
  'space-grotesk': set([300, 700], 700, -0.03),
  sora: set([100, 800], 800, -0.035),
  fraunces: set([100, 900], 600, -0.03, 1.08),
  outfit: set([100, 900], 700, -0.04),
  'bricolage-grotesque': set([200, 800], 700, -0.04, 1.02),
  'bodoni-moda': set([400, 900], 600, -0.03, 1.06),
  'baloo-2': set([400, 800], 700, -0.03, 1.02, 1.1),
  newsreader: set([200, 800], 500, -0.035, 1.06, 1.06),
  rubik: set([300, 900], 700, -0.035),
  alexandria: set([100, 900], 700, -0.03, 1.1, 0.94),
  unbounded: set([200, 900], 700, -0.04, 1.1, 0.78),
  anton: set([400, 400], 400, -0.03, 1.08, 1.2),
  'dm-serif-display': set([400, 400], 400, -0.03, 1.06, 1.06),
} as const satisfies Record<string, FaceSetting>;

export type Face = keyof typeof FACE_SETTINGS;
export const FACES = Object.keys(FACE_SETTINGS) as [Face, ...Face[]];

/** What the settings of a face ask for, no further than its files draw. */
export const weightOf = (face: Face, wanted: number): number => {
  const [lightest, heaviest] = FACE_SETTINGS[face].weights;
  return Math.min(heaviest, Math.max(lightest, wanted));
};
