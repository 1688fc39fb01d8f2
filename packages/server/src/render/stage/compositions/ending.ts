/** The end of a film: what to do, with the subject as a witness. */
import type { Composition, Shape } from '../composition';

// biome-ignore format: a table is read in rows
export const ENDING = {
  /** The end: what to do, with the subject behind it as a witness. */
  close: {
    tall: {
      hero: { x: 0.5, y: 0.25, height: 0.42 }, stands: false, behind: 'rays', anchor: 'center', align: 'center',
      props: [
        { x: 0.14, y: 0.15, height: 0.15, plane: 0.6, rotation: -0.3 }, { x: 0.87, y: 0.17, height: 0.16, plane: 0.6, rotation: 0.3 },
        { x: 0.1, y: 0.88, height: 0.19, plane: 0.5, rotation: 0.2 }, { x: 0.91, y: 0.84, height: 0.17, plane: 0.5, rotation: -0.3 },
      ],
      words: { top: 0.4, bottom: 0.82, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.5, y: 0.24, height: 0.32 }, stands: false, behind: 'rays', anchor: 'center', align: 'center',
      props: [{ x: 0.15, y: 0.2, height: 0.14, plane: 0.6, rotation: -0.3 }, { x: 0.86, y: 0.22, height: 0.14, plane: 0.6, rotation: 0.3 }],
      words: { top: 0.43, bottom: 1, left: 0, right: 1 },
    },
    wide: {
      hero: { x: 0.77, y: 0.5, height: 0.56 }, stands: false, behind: 'rays', anchor: 'center', align: 'start',
      props: [{ x: 0.92, y: 0.18, height: 0.17, plane: 0.6, rotation: 0.3 }, { x: 0.63, y: 0.86, height: 0.17, plane: 0.6, rotation: -0.3 }],
      words: { top: 0, bottom: 1, left: 0, right: 0.56 },
    },
  },
  /** The end: what to do above, and the subject below it in the middle, as on a stage. */
  crest: {
    tall: {
      hero: { x: 0.5, y: 0.92, height: 0.48 }, stands: true, behind: 'rays', anchor: 'center', align: 'center',
      props: [
        { x: 0.17, y: 0.925, height: 0.2, plane: 1.05 }, { x: 0.84, y: 0.925, height: 0.2, plane: 1.05 },
        { x: 0.08, y: 0.6, height: 0.13, plane: 0.5, rotation: -0.3 }, { x: 0.93, y: 0.58, height: 0.13, plane: 0.5, rotation: 0.3 },
      ],
      words: { top: 0.08, bottom: 0.56, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.5, y: 0.95, height: 0.36 }, stands: true, behind: 'rays', anchor: 'center', align: 'center',
      props: [{ x: 0.2, y: 0.955, height: 0.2, plane: 1.05 }, { x: 0.81, y: 0.955, height: 0.2, plane: 1.05 }],
      words: { top: 0, bottom: 0.55, left: 0, right: 1 },
    },
    wide: {
      hero: { x: 0.77, y: 0.9, height: 0.62 }, stands: true, behind: 'rays', anchor: 'center', align: 'start',
      props: [{ x: 0.94, y: 0.905, height: 0.24, plane: 1.05 }, { x: 0.6, y: 0.905, height: 0.2, plane: 1.05 }],
      words: { top: 0, bottom: 1, left: 0, right: 0.52 },
    },
  },
} as const satisfies Record<string, Record<Shape, Composition>>;
