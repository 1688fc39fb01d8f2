/** The caller's own screen on the phone: a tap goes on to what is further down or nearer, and another one is answered. */
import { css } from '../../color/color';
import { easeInOut, keys, sum } from '../../film/curve';
import type { Layer, Move } from '../../film/film';
import { type Box, clamp } from '../../geometry';
import type { GivenScreen } from '../../photo/given-hero';
import type { ActScene } from '../act';
import { BLACK, lively, painted, rounded } from '../pen';

/** How near the camera of a screen comes that cannot be scrolled. */
const NEARER = 0.14;
/** By how much of its height a page is longer that can be scrolled. */
const SCROLLS = 0.04;
/** How dark a screen is behind its tick. */
const ANSWERED = 0.3;

export function givenScreens(
  scene: ActScene,
  screen: Box,
  { picture }: GivenScreen,
  taps: readonly [number, number],
  rise: Move,
): Layer[] {
  const scale = screen.width / picture.width;
  const longer = Math.max(0, picture.height * scale - screen.height);
  const scrolls = longer > screen.height * SCROLLS;
  const end = Math.max(taps[0] + 1, scene.setting.seconds);
  const goes = sum(
    keys({ at: taps[0], value: 0 }, { at: taps[0] + 0.7, value: 0.75, ease: easeInOut }),
    keys({ at: taps[0] + 0.7, value: 0 }, { at: end + 1, value: 0.25 }),
  );
  const comes = scene.from - 0.3;
  const page = lively(
    scene,
    screen,
    (context, seconds) => {
      context.beginPath();
      context.roundRect(screen.x, screen.y, screen.width, screen.height, screen.width * 0.11);
      context.clip();
      const share = clamp(goes(seconds), 0, 1);
      const zoom = scrolls ? 1 : 1 + NEARER * share;
      const own = Math.max(scale, screen.height / picture.height) * zoom;
      const [width, height] = [picture.width * own, picture.height * own];
      context.imageSmoothingQuality = 'medium';
      context.drawImage(
        picture,
        screen.x + (screen.width - width) / 2,
        screen.y - (scrolls ? longer * share : (height - screen.height) * 0.8),
        width,
        height,
      );
    },
    { move: rise, swift: { from: comes, until: comes + 1.2 } },
  );
  const answered = painted(
    scene,
    screen,
    (context) => rounded(context, screen, screen.width * 0.11, css(BLACK, ANSWERED)),
    { move: { ...rise, alpha: keys({ at: taps[1] + 0.1, value: 0 }, { at: taps[1] + 0.4, value: 1 }) } },
  );
  return [page, answered];
}
