/** The subject is so near that the frame cuts it. */
import type { Composition, Shape } from '../composition';

// biome-ignore format: a table is read in rows
export const NEAR = {
  /** So large that the frame cuts it. */
  giant: {
    tall: {
      hero: { x: 0.78, y: 0.75, height: 0.96, rotation: 0.12 }, stands: false, behind: 'none', anchor: 'start', align: 'start',
      props: [
        { x: 0.12, y: 0.6, height: 0.15, plane: 0.5, rotation: -0.3 }, { x: 0.2, y: 0.87, height: 0.22, plane: 1.6, rotation: 0.3 },
      ],
      words: { top: 0, bottom: 0.44, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.84, y: 0.82, height: 0.84, rotation: 0.12 }, stands: false, behind: 'none', anchor: 'start', align: 'start',
      props: [{ x: 0.12, y: 0.84, height: 0.2, plane: 1.5, rotation: -0.3 }],
      words: { top: 0, bottom: 0.46, left: 0, right: 0.98 },
    },
    wide: {
      hero: { x: 0.83, y: 0.56, height: 1.08, rotation: 0.12 }, stands: false, behind: 'none', anchor: 'end', align: 'start',
      props: [{ x: 0.58, y: 0.22, height: 0.14, plane: 0.5, rotation: -0.3 }, { x: 0.5, y: 0.95, height: 0.24, plane: 1.6 }],
      words: { top: 0, bottom: 1, left: 0, right: 0.53 },
    },
  },
  /** A look from very near, with few words or none. */
  macro: {
    tall: {
      hero: { x: 0.54, y: 0.7, height: 1.25, rotation: -0.14 }, stands: false, behind: 'none', anchor: 'start', align: 'start',
      props: [{ x: 0.1, y: 0.9, height: 0.3, plane: 1.9, rotation: -0.3 }, { x: 0.9, y: 0.2, height: 0.14, plane: 0.4 }],
      words: { top: 0, bottom: 0.33, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.64, y: 0.66, height: 1.15, rotation: -0.14 }, stands: false, behind: 'none', anchor: 'start', align: 'start',
      props: [{ x: 0.06, y: 0.94, height: 0.26, plane: 1.9, rotation: -0.3 }],
      words: { top: 0, bottom: 0.36, left: 0, right: 1 },
    },
    wide: {
      hero: { x: 0.74, y: 0.6, height: 1.35, rotation: -0.14 }, stands: false, behind: 'none', anchor: 'center', align: 'start',
      props: [{ x: 0.5, y: 0.95, height: 0.28, plane: 1.9, rotation: -0.3 }],
      words: { top: 0, bottom: 1, left: 0, right: 0.5 },
    },
  },
} as const satisfies Record<string, Record<Shape, Composition>>;
