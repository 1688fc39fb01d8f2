/** The card of a near look: the whole one, so large that what one looks at fills the room of words. */
import type { Setting } from '../film/setting';
import { type Box, clamp } from '../geometry';
import type { Focus } from './scene-act';

/** How much larger a card is at most in a near look. */
const NEAREST = 2.4;

export function nearCard({ safe }: Pick<Setting, 'safe'>, card: Box, focus: Focus, rightToLeft: boolean): Box {
  const zoom = Math.min(NEAREST, safe.width / (focus.width * card.width), safe.height / (focus.height * card.height));
  const [width, height] = [card.width * zoom, card.height * zoom];
  const [x, y] = [focus.x + focus.width / 2, focus.y + focus.height / 2];
  // Beyond its edge would be nothing: a card that is no higher than the room is seen whole, a higher one fills it.
  const [top, spare] = [safe.y + safe.height / 2 - y * height, safe.height - height];
  return {
    x: safe.x + safe.width / 2 - (rightToLeft ? 1 - x : x) * width,
    y: spare >= 0 ? safe.y + spare / 2 : clamp(top, safe.y + spare, safe.y),
    width,
    height,
  };
}
