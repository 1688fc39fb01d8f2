/**
 * How one scene becomes the next. Each scene draws its own half: panels close over its end and open from the next one's
 * start, so that scenes can be encoded apart. `melt` needs no panels: copy leaves, the light goes on, new copy comes.
 */
import { css, type Rgb } from '../color/color';
import type { Box, Size } from '../geometry';
import { still } from '../layout/part';
import type { TransitionName } from '../look/look';
import { type Layer, STILL } from './film';
import type { Setting } from './setting';

const CLOSE_SECONDS = 0.3;
/** Seconds for which the scene ends covered. */
const REST = 0.03;
const OPEN_SECONDS = 0.34;
/** Panels open as if they had begun before the cut, so that nobody waits in front of a plain colour. */
const OPEN_LEAD = 0.12;
/** Beyond every edge, so that no line of picture shows while a panel comes to rest. */
const BLEED = 4;
const STRIPS = 5;

interface Travel {
  readonly box: Box;
  readonly dx: number;
  readonly dy: number;
  readonly delay: number;
}

const whole = (size: Size): Box => ({
  x: -BLEED,
  y: -BLEED,
  width: size.width + 2 * BLEED,
  height: size.height + 2 * BLEED,
});

const paths: Record<Exclude<TransitionName, 'melt' | 'cut'>, (setting: Setting) => Travel[]> = {
  'rise-panel': ({ size }) => [{ box: whole(size), dx: 0, dy: size.height + 2 * BLEED, delay: 0 }],
  'drop-panel': ({ size }) => [{ box: whole(size), dx: 0, dy: -size.height - 2 * BLEED, delay: 0 }],
  'side-panel': ({ size }) => [{ box: whole(size), dx: size.width + 2 * BLEED, dy: 0, delay: 0 }],
  blinds: ({ size }) =>
    Array.from({ length: STRIPS }, (_, strip) => ({
      box: {
        x: -BLEED,
        y: Math.floor((size.height * strip) / STRIPS) - BLEED,
        width: size.width + 2 * BLEED,
        height: Math.ceil(size.height / STRIPS) + 2 * BLEED,
      },
      dx: (strip % 2 === 0 ? 1 : -1) * (size.width + 2 * BLEED),
      dy: 0,
      delay: strip * 0.03,
    })),
};

const panel = (travel: Travel, color: Rgb, timing: Pick<Layer, 'enter' | 'exit'>): Layer => ({
  ...still(travel.box, (context) => {
    context.fillStyle = css(color);
    context.fillRect(travel.box.x, travel.box.y, travel.box.width, travel.box.height);
  }),
  flat: css(color),
  ...timing,
});

/** The layers that close and open this scene, on top of everything else. */
export function transition(setting: Setting): Layer[] {
  const name = setting.look.transition;
  if (name === 'melt' || name === 'cut') return [];
  const color = setting.palette.accent;
  const travels = paths[name](setting);
  const last = Math.max(...travels.map((travel) => travel.delay));
  const opening =
    setting.index === 0
      ? []
      : travels.map((travel) =>
          panel(travel, color, {
            enter: STILL,
            exit: { at: travel.delay - OPEN_LEAD, seconds: OPEN_SECONDS, dx: -travel.dx, dy: -travel.dy, fade: false },
          }),
        );
  const closing =
    setting.index === setting.count - 1
      ? []
      : travels.map((travel) =>
          panel(travel, color, {
            enter: {
              at: setting.seconds - CLOSE_SECONDS - REST - last + travel.delay,
              seconds: CLOSE_SECONDS,
              dx: travel.dx,
              dy: travel.dy,
              fade: false,
            },
          }),
        );
  return [...opening, ...closing];
}
