/** Words come first: the subject looks in, or stands small beside them. */
import type { Composition, Shape } from '../composition';

// biome-ignore format: a table is read in rows
export const READING = {
  /** Much to read: the subject looks in from a corner. */
  corner: {
    tall: {
      hero: { x: 0.82, y: 0.9, height: 0.4, rotation: -0.1 }, stands: false, behind: 'disc', anchor: 'start', align: 'start',
      props: [{ x: 0.16, y: 0.95, height: 0.2, plane: 1.2, rotation: 0.2 }, { x: 0.94, y: 0.055, height: 0.17, plane: 0.5, rotation: 0.4 }],
      words: { top: 0, bottom: 0.77, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.88, y: 0.86, height: 0.34, rotation: -0.1 }, stands: false, behind: 'disc', anchor: 'start', align: 'start',
      props: [{ x: 0.95, y: 0.09, height: 0.15, plane: 0.5, rotation: 0.4 }],
      words: { top: 0, bottom: 1, left: 0, right: 0.7 },
    },
    wide: {
      hero: { x: 0.85, y: 0.62, height: 0.56, rotation: -0.08 }, stands: false, behind: 'disc', anchor: 'center', align: 'start',
      props: [{ x: 0.95, y: 0.15, height: 0.16, plane: 0.5, rotation: 0.4 }, { x: 0.73, y: 0.94, height: 0.2, plane: 1.3, rotation: 0.2 }],
      words: { top: 0, bottom: 1, left: 0, right: 0.68 },
    },
  },
  /** The subject stands small at the foot, words large above it. */
  below: {
    tall: {
      hero: { x: 0.74, y: 0.86, height: 0.4 }, stands: true, behind: 'none', anchor: 'start', align: 'start',
      props: [
        { x: 0.36, y: 0.865, height: 0.24, plane: 1.05, rotation: 0.05 }, { x: 0.13, y: 0.87, height: 0.17, plane: 1.1 },
        { x: 0.97, y: 0.98, height: 0.32, plane: 1.9, rotation: -0.4 },
      ],
      words: { top: 0, bottom: 0.58, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.76, y: 0.92, height: 0.34 }, stands: true, behind: 'none', anchor: 'start', align: 'start',
      props: [{ x: 0.48, y: 0.925, height: 0.2, plane: 1.05 }, { x: 0.25, y: 0.93, height: 0.15, plane: 1.1 }],
      words: { top: 0, bottom: 0.55, left: 0, right: 1 },
    },
    wide: {
      hero: { x: 0.83, y: 0.88, height: 0.46 }, stands: true, behind: 'none', anchor: 'center', align: 'start',
      props: [{ x: 0.66, y: 0.885, height: 0.28, plane: 1.05 }, { x: 0.95, y: 0.89, height: 0.2, plane: 1.1 }],
      words: { top: 0, bottom: 1, left: 0, right: 0.6 },
    },
  },
  /** Much to read: the subject hangs above its beginning. */
  ledge: {
    tall: {
      hero: { x: 0.8, y: 0.155, height: 0.3, rotation: 0.1 }, stands: false, behind: 'disc', anchor: 'start', align: 'start',
      props: [{ x: 0.1, y: 0.94, height: 0.22, plane: 1.4, rotation: -0.2 }, { x: 0.88, y: 0.95, height: 0.16, plane: 0.6, rotation: 0.3 }],
      words: { top: 0.25, bottom: 0.94, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.86, y: 0.17, height: 0.28, rotation: 0.1 }, stands: false, behind: 'disc', anchor: 'center', align: 'start',
      props: [{ x: 0.95, y: 0.9, height: 0.18, plane: 1.5, rotation: 0.3 }],
      words: { top: 0, bottom: 1, left: 0, right: 0.72 },
    },
    wide: {
      hero: { x: 0.16, y: 0.5, height: 0.46, rotation: -0.08 }, stands: false, behind: 'disc', anchor: 'center', align: 'start',
      props: [{ x: 0.06, y: 0.1, height: 0.16, plane: 0.5, rotation: -0.3 }, { x: 0.27, y: 0.93, height: 0.2, plane: 1.4, rotation: 0.2 }],
      words: { top: 0, bottom: 1, left: 0.34, right: 1 },
    },
  },
} as const satisfies Record<string, Record<Shape, Composition>>;
