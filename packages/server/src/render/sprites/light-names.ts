/** The kinds of light that things stand in, and what each does to a sprite. */
import { hex, type Rgb } from '../color/color';

export type LightName = 'warm' | 'cool' | 'soft' | 'hard';

/** The light itself, and how much it shows. */
export const LIGHTS: Record<LightName, { readonly key: Rgb; readonly strength: number }> = {
  warm: { key: hex('#fff1d6'), strength: 1 },
  cool: { key: hex('#eaf6ff'), strength: 0.9 },
  soft: { key: hex('#fff7f0'), strength: 0.7 },
  hard: { key: hex('#ffffff'), strength: 1 },
};
