/**
 * How one scene becomes the next. Each scene draws its own half: panels close over its end and open from the next one's
 * start, so that scenes can be encoded apart. `melt` needs no panels: copy leaves, the light goes on, new copy comes.
 */
import { css, type Rgb } from '../color/color';
import { still } from '../layout/part';
import type { TransitionName } from '../look/look';
import { type Layer, STILL } from './film';
import type { Setting } from './setting';

const CLOSE_SECONDS = 0.3;
const OPEN_SECONDS = 0.36;
const STRIPS = 5;

interface Travel {
  readonly box: { x: number; y: number; width: number; height: number };
  readonly dx: number;
  readonly dy: number;
  readonly delay: number;
}

const paths: Record<Exclude<TransitionName, 'melt'>, (setting: Setting) => Travel[]> = {
  'rise-panel': ({ size }) => [{ box: { x: 0, y: 0, ...size }, dx: 0, dy: size.height, delay: 0 }],
  'drop-panel': ({ size }) => [{ box: { x: 0, y: 0, ...size }, dx: 0, dy: -size.height, delay: 0 }],
  'side-panel': ({ size }) => [{ box: { x: 0, y: 0, ...size }, dx: size.width, dy: 0, delay: 0 }],
  blinds: ({ size }) =>
    Array.from({ length: STRIPS }, (_, strip) => ({
      box: {
        x: 0,
        y: Math.floor((size.height * strip) / STRIPS),
        width: size.width,
        height: Math.ceil(size.height / STRIPS) + 1,
      },
      dx: strip % 2 === 0 ? size.width : -size.width,
      dy: 0,
      delay: strip * 0.03,
    })),
};

const panel = (travel: Travel, color: Rgb, timing: Pick<Layer, 'enter' | 'exit'>): Layer => ({
  ...still(travel.box, (context) => {
    context.fillStyle = css(color);
    context.fillRect(travel.box.x, travel.box.y, travel.box.width, travel.box.height);
  }),
  ...timing,
});

/** The layers that close and open this scene, on top of everything else. */
export function transition(setting: Setting): Layer[] {
  const name = setting.look.transition;
  if (name === 'melt') return [];
  const color = setting.palette.accent;
  const travels = paths[name](setting);
  const opening =
    setting.index === 0
      ? []
      : travels.map((travel) =>
          panel(travel, color, {
            enter: STILL,
            exit: { at: travel.delay, seconds: OPEN_SECONDS, dx: -travel.dx, dy: -travel.dy, fade: false },
          }),
        );
  const closing =
    setting.index === setting.count - 1
      ? []
      : travels.map((travel) =>
          panel(travel, color, {
            enter: {
              at: setting.seconds - CLOSE_SECONDS - 0.16 + travel.delay,
              seconds: CLOSE_SECONDS,
              dx: travel.dx,
              dy: travel.dy,
              fade: false,
            },
          }),
        );
  return [...opening, ...closing];
}
