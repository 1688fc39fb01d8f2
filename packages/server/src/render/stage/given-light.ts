/** The light of a stage on a given picture: weaker than on drawings, so that its own colours stay. */
import type { Setting } from '../film/setting';
import type { Light } from '../sprites/light';

export const givenLight = ({ palette }: Pick<Setting, 'palette'>): Light => ({
  key: { r: 255, g: 248, b: 236 },
  shade: palette.dark
    ? { r: 20, g: 12, b: 54 }
    : { r: palette.to.r * 0.4, g: palette.to.g * 0.36, b: palette.to.b * 0.4 },
  rim: { r: 255, g: 255, b: 255 },
  strength: 0.62,
});
