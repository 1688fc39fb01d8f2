/** What is behind the subject: a disc of light, rings that breathe, or rays that turn. */
import { css, mix, type Rgb } from '../color/color';
import type { Palette } from '../color/palettes';
import { keys, spring, sway } from '../film/curve';
import { type Layer, type Lens, type Span, STILL } from '../film/film';
import { still } from '../layout/part';
import type { Composition } from './composition';

const WHITE: Rgb = { r: 255, g: 255, b: 255 };
const FULL = Math.PI * 2;
const RAYS = 14;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly lens: Lens;
  readonly span: Span;
  readonly from: number;
  readonly palette: Palette;
}

type Kind = Exclude<Composition['behind'], 'none'>;

const PAINT: Record<Kind, (context: Parameters<Layer['paint']>[0], place: Place) => void> = {
  disc: (context, { x, y, radius, palette }) => {
    const gradient = context.createLinearGradient(x, y - radius, x, y + radius);
    gradient.addColorStop(0, css(mix(palette.glow2, WHITE, palette.dark ? 0.04 : 0.2), 0.8));
    gradient.addColorStop(1, css(palette.glow, 0.85));
    context.fillStyle = gradient;
    context.beginPath();
    context.arc(x, y, radius, 0, FULL);
    context.fill();
  },
  rings: (context, { x, y, radius, palette }) => {
    for (const [share, strength] of [
      [1, 0.2],
      [0.76, 0.3],
      [0.54, 0.42],
    ] as const) {
      context.fillStyle = css(palette.dark ? palette.glow : WHITE, strength);
      context.beginPath();
      context.arc(x, y, radius * share, 0, FULL);
      context.fill();
    }
  },
  rays: (context, { x, y, radius, palette }) => {
    const gradient = context.createRadialGradient(x, y, radius * 0.1, x, y, radius);
    const color = palette.dark ? palette.glow : mix(palette.glow2, WHITE, 0.4);
    gradient.addColorStop(0, css(color, 0.75));
    gradient.addColorStop(1, css(color, 0));
    context.fillStyle = gradient;
    for (let ray = 0; ray < RAYS; ray += 1) {
      const angle = (ray / RAYS) * FULL;
      context.beginPath();
      context.moveTo(x, y);
      context.arc(x, y, radius, angle, angle + FULL / RAYS / 2);
      context.closePath();
      context.fill();
    }
  },
};

const SIZES: Record<Kind, number> = { disc: 1, rings: 1.12, rays: 1.9 };

export function behindLayers(kind: Composition['behind'], given: Place): Layer[] {
  if (kind === 'none') return [];
  const place = { ...given, radius: given.radius * SIZES[kind] };
  const { x, y, radius, lens, span, from } = place;
  const turn = kind === 'rays' ? (seconds: number) => seconds * 0.16 : undefined;
  return [
    {
      ...still({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, (context) =>
        PAINT[kind](context, place),
      ),
      enter: STILL,
      lens,
      plane: 0.6,
      shows: span,
      move: {
        scale: (seconds) =>
          keys({ at: from - 0.25, value: 0.55 }, { at: from + 0.75, value: 1, ease: spring(0.3) })(seconds) +
          sway(0.012, 2.6)(seconds),
        ...(turn === undefined ? {} : { rotation: turn }),
      },
    },
  ];
}
