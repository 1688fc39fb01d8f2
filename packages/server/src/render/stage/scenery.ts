/** Compositions for pictures that have the frame to themselves, but for a caption at their foot or side. */
import type { Composition, Shape } from './composition';

type Several = readonly [Composition, ...Composition[]];

const WHOLE = { words: { top: 0, bottom: 1, left: 0, right: 1 }, anchor: 'end', align: 'start' } as const;

// biome-ignore format: a table is read in rows
export const SCENERY: Record<Shape, Several> = {
  tall: [
    {
      ...WHOLE, hero: { x: 0.5, y: 0.62, height: 0.78 }, stands: true, behind: 'none',
      props: [
        { x: 0.83, y: 0.635, height: 0.26, plane: 1.12, rotation: -0.1 }, { x: 0.17, y: 0.63, height: 0.22, plane: 1.1 },
        { x: 0.1, y: 0.16, height: 0.2, plane: 0.5, rotation: -0.3 }, { x: 0.93, y: 0.12, height: 0.16, plane: 0.45, rotation: 0.3 },
      ],
    },
    {
      ...WHOLE, hero: { x: 0.46, y: 0.36, height: 1.0, rotation: -0.1 }, stands: false, behind: 'none',
      props: [{ x: 0.93, y: 0.57, height: 0.3, plane: 1.5, rotation: 0.3 }, { x: 0.9, y: 0.1, height: 0.18, plane: 0.5 }],
    },
  ],
  square: [
    {
      ...WHOLE, hero: { x: 0.5, y: 0.66, height: 0.56 }, stands: true, behind: 'none',
      props: [{ x: 0.82, y: 0.675, height: 0.2, plane: 1.12, rotation: -0.1 }, { x: 0.19, y: 0.67, height: 0.17, plane: 1.1 }],
    },
    {
      ...WHOLE, hero: { x: 0.56, y: 0.36, height: 0.74, rotation: -0.1 }, stands: false, behind: 'none',
      props: [{ x: 0.12, y: 0.16, height: 0.18, plane: 0.5 }, { x: 0.95, y: 0.6, height: 0.26, plane: 1.5 }],
    },
  ],
  wide: [
    {
      ...WHOLE, hero: { x: 0.71, y: 0.87, height: 0.76 }, stands: true, behind: 'none',
      props: [{ x: 0.92, y: 0.885, height: 0.27, plane: 1.12, rotation: -0.1 }, { x: 0.53, y: 0.88, height: 0.2, plane: 1.1 }],
    },
    {
      ...WHOLE, hero: { x: 0.75, y: 0.5, height: 0.98, rotation: -0.1 }, stands: false, behind: 'none',
      props: [{ x: 0.95, y: 0.9, height: 0.3, plane: 1.5, rotation: 0.3 }, { x: 0.55, y: 0.15, height: 0.16, plane: 0.5 }],
    },
  ],
};
