/** The subject is what is looked at: it stands or floats, and words keep to one side of it. */
import type { Composition, Shape } from '../composition';

// biome-ignore format: a table is read in rows
export const STAGED = {
  /** Words above, the subject on the floor below them. */
  pedestal: {
    tall: {
      hero: { x: 0.52, y: 0.845, height: 0.62 }, stands: true, behind: 'disc', anchor: 'start', align: 'start',
      props: [
        { x: 0.86, y: 0.865, height: 0.2, plane: 1.15, rotation: -0.1 }, { x: 0.14, y: 0.86, height: 0.16, plane: 1.1 },
        { x: 0.93, y: 0.49, height: 0.16, plane: 0.5, rotation: 0.4 }, { x: 0.06, y: 0.55, height: 0.11, plane: 0.45, rotation: -0.4 },
        { x: 0.04, y: 0.975, height: 0.34, plane: 1.9, rotation: 0.5 },
      ],
      words: { top: 0, bottom: 0.43, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.66, y: 0.9, height: 0.5 }, stands: true, behind: 'disc', anchor: 'start', align: 'start',
      props: [
        { x: 0.9, y: 0.92, height: 0.17, plane: 1.15, rotation: -0.1 }, { x: 0.36, y: 0.9, height: 0.14, plane: 1.1 },
        { x: 0.95, y: 0.5, height: 0.13, plane: 0.5, rotation: 0.4 }, { x: 0.03, y: 0.97, height: 0.28, plane: 1.9, rotation: 0.5 },
      ],
      words: { top: 0, bottom: 0.44, left: 0, right: 1 },
    },
    wide: {
      hero: { x: 0.74, y: 0.86, height: 0.68 }, stands: true, behind: 'disc', anchor: 'center', align: 'start',
      props: [
        { x: 0.91, y: 0.88, height: 0.22, plane: 1.15, rotation: -0.1 }, { x: 0.58, y: 0.87, height: 0.17, plane: 1.1 },
        { x: 0.95, y: 0.2, height: 0.18, plane: 0.5, rotation: 0.4 }, { x: 0.56, y: 0.16, height: 0.1, plane: 0.45, rotation: -0.4 },
        { x: 0.99, y: 0.99, height: 0.36, plane: 1.9, rotation: 0.5 },
      ],
      words: { top: 0, bottom: 1, left: 0, right: 0.5 },
    },
  },
  /** The subject floats above, words below. */
  hover: {
    tall: {
      hero: { x: 0.5, y: 0.33, height: 0.62, rotation: -0.08 }, stands: false, behind: 'rings', anchor: 'end', align: 'start',
      props: [
        { x: 0.13, y: 0.14, height: 0.14, plane: 0.5, rotation: -0.3 }, { x: 0.88, y: 0.17, height: 0.18, plane: 0.6, rotation: 0.3 },
        { x: 0.9, y: 0.47, height: 0.13, plane: 0.5, rotation: 0.5 }, { x: 0.98, y: 0.03, height: 0.34, plane: 1.8, rotation: 0.3 },
        { x: 0.09, y: 0.46, height: 0.11, plane: 0.45 },
      ],
      words: { top: 0.53, bottom: 1, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.52, y: 0.29, height: 0.44, rotation: -0.08 }, stands: false, behind: 'rings', anchor: 'end', align: 'start',
      props: [
        { x: 0.14, y: 0.17, height: 0.13, plane: 0.5, rotation: -0.3 }, { x: 0.86, y: 0.2, height: 0.15, plane: 0.6, rotation: 0.3 },
        { x: 0.18, y: 0.42, height: 0.1, plane: 0.45 }, { x: 0.99, y: 0.02, height: 0.28, plane: 1.8 },
      ],
      words: { top: 0.53, bottom: 1, left: 0, right: 1 },
    },
    wide: {
      hero: { x: 0.26, y: 0.5, height: 0.66, rotation: -0.08 }, stands: false, behind: 'rings', anchor: 'center', align: 'start',
      props: [
        { x: 0.07, y: 0.2, height: 0.17, plane: 0.5, rotation: -0.3 }, { x: 0.44, y: 0.17, height: 0.16, plane: 0.6, rotation: 0.3 },
        { x: 0.43, y: 0.84, height: 0.15, plane: 0.5, rotation: 0.5 }, { x: 0.02, y: 0.96, height: 0.36, plane: 1.8 },
      ],
      words: { top: 0, bottom: 1, left: 0.51, right: 1 },
    },
  },
  /** The subject on the side where reading begins, and the words after it. */
  lead: {
    tall: {
      hero: { x: 0.4, y: 0.9, height: 0.66, rotation: 0.04 }, stands: true, behind: 'rings', anchor: 'start', align: 'start',
      props: [
        { x: 0.82, y: 0.905, height: 0.24, plane: 1.12 }, { x: 0.95, y: 0.62, height: 0.14, plane: 0.5, rotation: 0.3 },
        { x: 0.97, y: 0.99, height: 0.3, plane: 1.9, rotation: -0.4 },
      ],
      words: { top: 0, bottom: 0.45, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.3, y: 0.92, height: 0.48, rotation: 0.04 }, stands: true, behind: 'rings', anchor: 'start', align: 'start',
      props: [{ x: 0.62, y: 0.925, height: 0.18, plane: 1.12 }, { x: 0.9, y: 0.9, height: 0.24, plane: 1.6, rotation: -0.3 }],
      words: { top: 0, bottom: 0.43, left: 0, right: 1 },
    },
    wide: {
      hero: { x: 0.24, y: 0.88, height: 0.7, rotation: 0.04 }, stands: true, behind: 'rings', anchor: 'center', align: 'start',
      props: [
        { x: 0.4, y: 0.89, height: 0.18, plane: 1.12 }, { x: 0.06, y: 0.24, height: 0.16, plane: 0.5, rotation: -0.3 },
        { x: 0.02, y: 0.99, height: 0.34, plane: 1.9, rotation: 0.4 },
      ],
      words: { top: 0, bottom: 1, left: 0.53, right: 1 },
    },
  },
  /** The subject stands above on a ledge of light, words below it. */
  over: {
    tall: {
      hero: { x: 0.34, y: 0.52, height: 0.6 }, stands: true, behind: 'none', anchor: 'start', align: 'start',
      props: [
        { x: 0.74, y: 0.525, height: 0.28, plane: 1.05 }, { x: 0.92, y: 0.53, height: 0.17, plane: 1.12 },
        { x: 0.86, y: 0.16, height: 0.16, plane: 0.5, rotation: 0.3 },
      ],
      words: { top: 0.55, bottom: 1, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.32, y: 0.5, height: 0.4 }, stands: true, behind: 'none', anchor: 'start', align: 'start',
      props: [{ x: 0.66, y: 0.505, height: 0.22, plane: 1.05 }, { x: 0.86, y: 0.51, height: 0.15, plane: 1.12 }],
      words: { top: 0.54, bottom: 1, left: 0, right: 1 },
    },
    wide: {
      hero: { x: 0.79, y: 0.62, height: 0.52 }, stands: true, behind: 'none', anchor: 'end', align: 'start',
      props: [
        { x: 0.62, y: 0.63, height: 0.26, plane: 1.05 }, { x: 0.93, y: 0.64, height: 0.2, plane: 1.12 },
        { x: 0.96, y: 0.98, height: 0.3, plane: 1.8, rotation: 0.3 },
      ],
      words: { top: 0, bottom: 1, left: 0, right: 0.52 },
    },
  },
  /** Everything in a row. */
  parade: {
    tall: {
      hero: { x: 0.5, y: 0.79, height: 0.46 }, stands: true, behind: 'none', anchor: 'start', align: 'center',
      props: [
        { x: 0.17, y: 0.8, height: 0.28, plane: 0.98 }, { x: 0.84, y: 0.8, height: 0.28, plane: 0.98 },
        { x: 0.27, y: 0.86, height: 0.18, plane: 1.12 }, { x: 0.76, y: 0.86, height: 0.18, plane: 1.12 },
      ],
      words: { top: 0, bottom: 0.5, left: 0, right: 1 },
    },
    square: {
      hero: { x: 0.5, y: 0.88, height: 0.38 }, stands: true, behind: 'none', anchor: 'start', align: 'center',
      props: [{ x: 0.22, y: 0.885, height: 0.24, plane: 0.98 }, { x: 0.79, y: 0.885, height: 0.24, plane: 0.98 }],
      words: { top: 0, bottom: 0.48, left: 0, right: 1 },
    },
    wide: {
      hero: { x: 0.5, y: 0.9, height: 0.4 }, stands: true, behind: 'none', anchor: 'start', align: 'center',
      props: [
        { x: 0.31, y: 0.9, height: 0.28, plane: 0.98 }, { x: 0.69, y: 0.9, height: 0.28, plane: 0.98 },
        { x: 0.16, y: 0.91, height: 0.22, plane: 1.05 }, { x: 0.84, y: 0.91, height: 0.22, plane: 1.05 },
      ],
      words: { top: 0, bottom: 0.5, left: 0.08, right: 0.92 },
    },
  },
} as const satisfies Record<string, Record<Shape, Composition>>;
