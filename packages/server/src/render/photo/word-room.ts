/** Where words may stand in a picture, and what is laid behind them so that they are read. */
import { css, hex, type Rgb } from '../color/color';
import { type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import { type Box, clamp } from '../geometry';
import { still } from '../layout/part';
import { type Gist, meanIn } from './gist';
import { isWide } from './photo-input';

/** Where more than this is lost, words have no room in the picture. */
export const EMPTY = 0.085;
export interface Room {
  readonly box: Box;
  /** Of the picture in it, 0 to 1; none is known before it was looked at. */
  readonly light?: number;
  readonly down: 'start' | 'end';
}

/** Rooms for words, the usual one first. */
export function roomsOf({ safe, ...setting }: Setting, right: boolean): Room[] {
  const wide = isWide({ safe, ...setting });
  const width = wide ? safe.width * 0.48 : safe.width;
  const height = safe.height * (wide ? 0.46 : 0.27);
  const lower = safe.y + safe.height - height;
  const [near, far] = right ? [safe.x + safe.width - width, safe.x] : [safe.x, safe.x + safe.width - width];
  return (wide ? [near, far] : [safe.x]).flatMap((x): Room[] => [
    { box: { x, y: lower, width, height }, down: 'end' },
    { box: { x, y: safe.y, width, height }, down: 'start' },
  ]);
}

/** The emptiest room, when no more than `most` is lost in it. `gist` is of what the frame shows. */
export function emptiest(rooms: readonly Room[], gist: Gist, { size }: Setting, most: number): Room | undefined {
  const part = ({ box }: Room): Box => ({
    ...{ x: box.x / size.width, y: box.y / size.height },
    ...{ width: box.width / size.width, height: box.height / size.height },
  });
  const lost = (room: Room): number => meanIn(gist, gist.weight, part(room));
  const judged = rooms.map((room, order) => ({ room, lost: lost(room) + order * 0.004 }));
  const best = judged.reduce((one, other) => (other.lost < one.lost ? other : one));
  return best.lost <= most ? { ...best.room, light: meanIn(gist, gist.light, part(best.room)) / 255 } : undefined;
}

/** Light of a room from which dark words are read on it. */
const BRIGHT = 0.56;

const WHITE = hex('#ffffff');

/** How strong a shade is: on what is black, and how much more on what is as light as white words allow. */
const SHADE = { least: 0.3, more: 0.7 } as const;
/** How strongly what is bright is made brighter, for dark words. */
const HAZE = 0.46;

const DEEP = hex('#120f18');

/** The colour of words in a room of so much light. */
export const inkOn = (light: number): Rgb => (light > BRIGHT ? DEEP : WHITE);

/** What is laid behind them: `dark` is the film's own dark. */
export const shadeOn = (light: number, dark: Rgb): { readonly color: Rgb; readonly strength: number } =>
  light > BRIGHT ? { color: WHITE, strength: HAZE } : { color: dark, strength: SHADE.least + SHADE.more * light };

/** A shade from the frame's edge to behind the words. */
export function shadeLayer(
  ink: Box,
  room: Room,
  { size, unit }: Setting,
  { color, strength }: ReturnType<typeof shadeOn>,
): Layer {
  const up = room.down === 'end';
  const reach = unit * 24;
  const from = up ? Math.max(0, ink.y - reach) : 0;
  const until = up ? size.height : Math.min(size.height, ink.y + ink.height + reach);
  return {
    ...still({ x: 0, y: from, width: size.width, height: until - from }, (context) => {
      const gradient = up
        ? context.createLinearGradient(0, from, 0, until)
        : context.createLinearGradient(0, until, 0, from);
      const words = clamp(reach / (until - from), 0.05, 0.9);
      gradient.addColorStop(0, css(color, 0));
      gradient.addColorStop(words * 0.5, css(color, strength * 0.36));
      gradient.addColorStop(words, css(color, strength));
      gradient.addColorStop(1, css(color, strength * 1.08));
      context.fillStyle = gradient;
      context.fillRect(0, from, size.width, until - from);
    }),
    enter: { ...STILL, seconds: 0.5, fade: true },
  };
}
