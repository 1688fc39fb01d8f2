/** What is in the air: small things that move all the time, drawn anew in each frame. */
import { css, mix, type Rgb } from '../color/color';
import type { Palette } from '../color/palettes';
import { type Context, type Layer, type Span, STILL } from '../film/film';
import type { Box, Size } from '../geometry';
import type { Random } from '../random';

/** What fills the whole frame. */
export type AirName = 'motes' | 'bubbles' | 'glitter' | 'streaks' | 'leaves' | 'confetti' | 'snow';

const WHITE: Rgb = { r: 255, g: 255, b: 255 };
const FULL = Math.PI * 2;

interface Grain {
  /** Shares of the frame at the start. */
  readonly x: number;
  readonly y: number;
  /** 0 to 1. */
  readonly large: number;
  readonly phase: number;
  readonly color: Rgb;
}

interface Kind {
  readonly count: number;
  /** Shares of the frame a second. */
  readonly vx: number;
  readonly vy: number;
  /** Whether it hardly moves from one frame to the next. */
  readonly gentle?: boolean;
  colors(palette: Palette): readonly Rgb[];
  /** Draws one at the origin; `unit` is a hundredth of the frame's shorter side. */
  draw(context: Context, grain: Grain, unit: number, seconds: number): void;
}

const dot = (context: Context, radius: number, color: Rgb, alpha: number): void => {
  context.fillStyle = css(color, alpha);
  context.beginPath();
  context.arc(0, 0, radius, 0, FULL);
  context.fill();
};

const star = (context: Context, radius: number): void => {
  context.beginPath();
  for (let corner = 0; corner < 8; corner += 1) {
    const angle = (corner / 8) * FULL;
    const reach = corner % 2 === 0 ? radius : radius * 0.22;
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.closePath();
  context.fill();
};

const lively = ({ accent, accent2, glow2 }: Palette): readonly Rgb[] => [accent, accent2, mix(glow2, WHITE, 0.5)];
const pale = ({ dark, accent2 }: Palette): readonly Rgb[] => [WHITE, dark ? accent2 : WHITE];

const KINDS: Record<AirName, Kind> = {
  motes: {
    ...{ count: 26, vx: 0.012, vy: -0.022, gentle: true, colors: pale },
    draw: (context, { large, phase, color }, unit, seconds) =>
      dot(context, unit * (0.3 + large * 0.9), color, 0.28 + 0.28 * Math.sin(seconds * 1.7 + phase)),
  },
  bubbles: {
    ...{ count: 14, vx: 0, vy: -0.07, gentle: true, colors: pale },
    draw: (context, { large, color }, unit) => {
      const radius = unit * (0.8 + large * 2);
      dot(context, radius, color, 0.2);
      context.strokeStyle = css(color, 0.75);
      context.lineWidth = Math.max(0.8, unit * 0.14);
      context.stroke();
      context.translate(-radius * 0.35, -radius * 0.35);
      dot(context, radius * 0.2, color, 0.9);
    },
  },
  glitter: {
    ...{ count: 18, vx: 0, vy: -0.012, gentle: true, colors: pale },
    draw: (context, { large, phase, color }, unit, seconds) => {
      const bright = Math.max(0, Math.sin(seconds * 2.2 + phase));
      context.fillStyle = css(color, 0.9 * bright);
      star(context, unit * (0.8 + large * 2) * (0.5 + bright * 0.5));
    },
  },
  streaks: {
    ...{ count: 16, vx: -0.9, vy: 0.08, colors: pale },
    draw: (context, { large, color }, unit) => {
      const length = unit * (8 + large * 26);
      const gradient = context.createLinearGradient(0, 0, length, 0);
      gradient.addColorStop(0, css(color, 0.5));
      gradient.addColorStop(1, css(color, 0));
      context.fillStyle = gradient;
      context.rotate(-0.09);
      context.fillRect(0, 0, length, Math.max(1, unit * 0.25 * (0.5 + large)));
    },
  },
  leaves: {
    ...{ count: 12, vx: -0.05, vy: 0.09, colors: ({ accent, accent2, glow }) => [accent, accent2, glow] },
    draw: (context, { large, phase, color }, unit, seconds) => {
      const reach = unit * (1.2 + large * 1.6);
      context.rotate(phase + Math.sin(seconds * 1.4 + phase) * 1.2);
      context.scale(1, 0.35 + 0.5 * Math.abs(Math.sin(seconds * 1.1 + phase)));
      context.fillStyle = css(color, 0.75);
      context.beginPath();
      context.moveTo(-reach, 0);
      context.quadraticCurveTo(0, -reach, reach, 0);
      context.quadraticCurveTo(0, reach, -reach, 0);
      context.fill();
    },
  },
  confetti: {
    ...{ count: 34, vx: 0.01, vy: 0.16, colors: lively },
    draw: (context, { large, phase, color }, unit, seconds) => {
      const side = unit * (0.9 + large * 1.3);
      context.rotate(phase + seconds * (1.2 + large));
      context.scale(1, Math.cos(seconds * (2.4 + large * 2) + phase));
      context.fillStyle = css(color, 0.9);
      context.fillRect(-side / 2, -side / 3, side, side * 0.66);
    },
  },
  snow: {
    ...{ count: 40, vx: -0.02, vy: 0.12, colors: () => [WHITE] },
    draw: (context, { large, color }, unit) => dot(context, unit * (0.3 + large * 0.8), color, 0.85),
  },
};

const isInside = ({ x, y, width, height }: Box, left: number, top: number, margin: number): boolean =>
  left > x - margin && left < x + width + margin && top > y - margin && top < y + height + margin;

const wrap = (value: number): number => ((value % 1) + 1) % 1;

/** `away`: how far beyond the edges things come from and go to, in shares of the frame. */
const AWAY = 0.08;

/** A layer of what is in the air, behind the words and before everything else. */
export interface AirOptions {
  readonly span: Span;
  /** Where nothing flies, for the sake of the words. */
  readonly clear: Box | undefined;
}

export function particleLayer(
  name: AirName,
  size: Size,
  palette: Palette,
  random: Random,
  { span, clear }: AirOptions,
): Layer {
  const kind = KINDS[name];
  const colors = kind.colors(palette);
  const unit = Math.min(size.width, size.height) / 100;
  const grains: Grain[] = Array.from({ length: kind.count }, (_, at) => ({
    x: random(),
    y: random(),
    large: random() ** 2,
    phase: random() * FULL,
    color: colors[at % colors.length] ?? WHITE,
  }));
  return {
    box: { x: 0, y: 0, ...size },
    frames: 1,
    masked: false,
    enter: STILL,
    shows: span,
    ...(kind.gentle === undefined ? {} : { gentle: kind.gentle }),
    paint: () => {},
    live: (context, seconds) => {
      for (const grain of grains) {
        const speed = 0.55 + grain.large * 0.9;
        const wobble = Math.sin(seconds * 0.9 + grain.phase) * 0.012;
        const x = wrap(grain.x + kind.vx * speed * seconds + wobble) * (1 + 2 * AWAY) - AWAY;
        const y = wrap(grain.y + kind.vy * speed * seconds) * (1 + 2 * AWAY) - AWAY;
        const [left, top] = [x * size.width, y * size.height];
        if (clear !== undefined && isInside(clear, left, top, unit * 4)) continue;
        context.save();
        context.translate(left, top);
        kind.draw(context, grain, unit, seconds);
        context.restore();
      }
    },
  };
}

const PUFFS = 16;

/** Steam that rises from a place, `width` pixels wide and `height` high. */
export function steamLayer(
  x: number,
  foot: number,
  width: number,
  height: number,
  ways: Pick<Layer, 'lens' | 'plane' | 'shows'>,
): Layer {
  return {
    box: { x: x - width, y: foot - height, width: width * 2, height },
    frames: 1,
    masked: false,
    enter: STILL,
    ...ways,
    gentle: true,
    paint: () => {},
    live: (context, seconds) => {
      for (let plume = 0; plume < 3; plume += 1) {
        for (let puff = 0; puff < PUFFS; puff += 1) {
          const life = wrap(puff / PUFFS + seconds * 0.22 + plume * 0.37);
          const sway = Math.sin(life * 5 + plume * 2 + seconds * 1.3) * width * 0.16 * (0.3 + life);
          const alpha = Math.sin(Math.PI * life) * (1 - life * 0.4) * 0.085;
          const radius = width * (0.1 + 0.16 * life);
          const [left, top] = [x + (plume - 1) * width * 0.3 + sway, foot - life * height];
          const gradient = context.createRadialGradient(left, top, 0, left, top, radius);
          gradient.addColorStop(0, css(WHITE, alpha));
          gradient.addColorStop(1, css(WHITE, 0));
          context.fillStyle = gradient;
          context.fillRect(left - radius, top - radius, radius * 2, radius * 2);
        }
      }
    },
  };
}
