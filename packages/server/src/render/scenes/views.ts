/** The illustrated views that stand in for generated footage, in layers that move at different speeds. */
import { css, hex, mix, type Rgb } from '../color/color';
import { type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import { still } from '../layout/part';
import type { Random } from '../random';

export type View = 'hills' | 'city' | 'sea' | 'room' | 'space';

export type Paint = (setting: Setting, random: Random) => Layer[];

/** A layer wider than the frame by what it travels during the scene. */
function sliding(
  setting: Setting,
  top: number,
  speed: number,
  draw: (context: Parameters<Layer['paint']>[0], width: number, top: number) => void,
): Layer {
  const { size, seconds } = setting;
  const travel = Math.ceil(Math.abs(speed) * seconds) + 2;
  const box = {
    x: speed > 0 ? -travel : 0,
    y: Math.floor(top),
    width: size.width + travel,
    height: size.height - Math.floor(top),
  };
  return {
    ...still(box, (context) => {
      context.translate(box.x, 0);
      draw(context, box.width, top);
    }),
    enter: STILL,
    drift: { x: speed, y: 0 },
  };
}

/** A sky that is brightest at the horizon. */
function sky(setting: Setting, horizon: number): Layer {
  const { size, palette } = setting;
  const bright = mix(palette.glow2, palette.accent, palette.dark ? 0.3 : 0.12);
  return {
    ...still({ x: 0, y: 0, ...size }, (context) => {
      const gradient = context.createLinearGradient(0, 0, 0, size.height);
      gradient.addColorStop(0, css(palette.from));
      gradient.addColorStop(horizon * 0.55, css(mix(palette.from, palette.to, 0.8)));
      gradient.addColorStop(horizon, css(bright));
      gradient.addColorStop(1, css(palette.to));
      context.fillStyle = gradient;
      context.fillRect(0, 0, size.width, size.height);
    }),
    enter: STILL,
  };
}

/** Colours from far (hazy) to near. */
const depths = ({ palette }: Setting, count: number): Rgb[] => {
  const far = mix(palette.to, palette.accent, palette.dark ? 0.34 : 0.3);
  const near = palette.dark
    ? mix(palette.from, hex('#04050a'), 0.45)
    : mix(mix(palette.accent, palette.accent2, 0.6), palette.ink, 0.3);
  return Array.from({ length: count }, (_, depth) => mix(far, near, depth / (count - 1)));
};

const sunColor = ({ palette }: Setting): Rgb =>
  mix(palette.dark ? palette.accent : palette.glow, hex('#fff6df'), palette.dark ? 0.4 : 0.6);

function sun(setting: Setting, x: number, y: number, radius: number): Layer {
  const glow = radius * 2.4;
  const color = sunColor(setting);
  return {
    ...still({ x: x - glow, y: y - glow, width: glow * 2, height: glow * 2 }, (context) => {
      const gradient = context.createRadialGradient(x, y, radius * 0.9, x, y, glow);
      gradient.addColorStop(0, css(color, 0.5));
      gradient.addColorStop(1, css(color, 0));
      context.fillStyle = gradient;
      context.fillRect(x - glow, y - glow, glow * 2, glow * 2);
      context.fillStyle = css(color);
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fill();
    }),
    enter: STILL,
    drift: { x: 0, y: -setting.unit * 1.1 },
  };
}

const ridge = (
  context: Parameters<Layer['paint']>[0],
  width: number,
  top: number,
  foot: number,
  rough: number,
  random: Random,
  color: Rgb,
): void => {
  const waves = [1.1, 2.3, 4.7].map((turns, index) => ({
    turns: turns * (0.8 + random() * 0.4),
    phase: random() * 6.3,
    size: rough / (index + 1),
  }));
  const gradient = context.createLinearGradient(0, top, 0, foot);
  gradient.addColorStop(0, css(color));
  gradient.addColorStop(1, css(mix(color, hex('#000000'), 0.25)));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(0, foot);
  for (let x = 0; x <= width + 6; x += 6) {
    const height = waves.reduce(
      (sum, wave) => sum + Math.sin((x / width) * wave.turns * 6.3 + wave.phase) * wave.size,
      0,
    );
    context.lineTo(x, top + rough * 1.6 + height);
  }
  context.lineTo(width, foot);
  context.closePath();
  context.fill();
};

/** How each view is painted. */
export const VIEWS: Record<View, Paint> = {
  hills: (setting, random) => {
    const { size, unit } = setting;
    const colors = depths(setting, 5);
    return [
      sky(setting, 0.5),
      sun(setting, size.width * (0.28 + random() * 0.44), size.height * 0.3, unit * 12),
      ...colors.map((color, depth) =>
        sliding(setting, size.height * (0.24 + depth * 0.1), -unit * (0.5 + depth * 1.1), (context, width, top) =>
          ridge(context, width, top, size.height, unit * (10 - depth * 1.3), random, color),
        ),
      ),
    ];
  },
  city: (setting, random) => {
    const { size, unit, palette } = setting;
    const lit = mix(palette.accent, hex('#fff1cf'), 0.5);
    return [
      sky(setting, 0.6),
      sun(setting, size.width * 0.66, size.height * 0.26, unit * 10),
      ...depths(setting, 3).map((color, depth) =>
        sliding(setting, size.height * (0.2 + depth * 0.14), -unit * (0.6 + depth * 1.3), (context, width, top) => {
          for (let x = -unit * 3; x < width; ) {
            const across = unit * (6 + random() * 8);
            const roof = top + random() * random() * size.height * 0.3;
            context.fillStyle = css(mix(color, hex('#000000'), random() * 0.08));
            context.fillRect(x, roof, across + 1, size.height - roof);
            if (random() < 0.3) context.fillRect(x + across * 0.45, roof - unit * 3, unit * 0.5, unit * 3);
            context.fillStyle = css(lit, 0.3 + depth * 0.25);
            for (let row = roof + unit * 2; row < size.height - unit * 2; row += unit * 3) {
              for (let column = x + unit * 1.1; column < x + across - unit * 1.6; column += unit * 2.2) {
                if (random() < 0.14 + depth * 0.1) context.fillRect(column, row, unit * 0.9, unit * 1.3);
              }
            }
            x += across + (random() < 0.2 ? unit * 2 : 0);
          }
        }),
      ),
    ];
  },
  sea: (setting, random) => {
    const { size, unit } = setting;
    return [
      sky(setting, 0.46),
      sun(setting, size.width * 0.5, size.height * 0.36, unit * 15),
      ...depths(setting, 6).map((color, depth) =>
        sliding(
          setting,
          size.height * (0.4 + depth * 0.075),
          unit * (depth % 2 === 0 ? 1 : -1) * (0.9 + depth * 0.8),
          (context, width, top) => {
            context.fillStyle = css(color, 0.92);
            const length = unit * (22 + depth * 10);
            const phase = random() * 6.3;
            context.beginPath();
            context.moveTo(0, size.height);
            for (let x = 0; x <= width + 4; x += 4) {
              const swell = Math.sin((x / length) * 6.3 + phase) + 0.35 * Math.sin((x / length) * 3.9 + phase * 2);
              context.lineTo(x, top + unit * 3 + swell * unit * (0.5 + depth * 0.5));
            }
            context.lineTo(width, size.height);
            context.closePath();
            context.fill();
          },
        ),
      ),
    ];
  },
  room: (setting, random) => {
    const { size, unit, palette, seconds } = setting;
    const warm = [palette.accent, palette.accent2, mix(palette.accent, hex('#fff1d6'), 0.6)];
    const lights = Array.from({ length: 26 }, (_, index): Layer => {
      const depth = random();
      const radius = unit * (2 + depth * 9);
      const x = random() * size.width;
      const y = random() * size.height * 0.72;
      const color = warm[index % warm.length] ?? palette.accent;
      return {
        ...still({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, (context) => {
          context.fillStyle = css(color, 0.1 + (1 - depth) * 0.24);
          context.beginPath();
          context.arc(x, y, radius * 0.97, 0, Math.PI * 2);
          context.fill();
          context.strokeStyle = css(mix(color, hex('#ffffff'), 0.5), 0.16);
          context.lineWidth = Math.max(1, unit * 0.2);
          context.stroke();
        }),
        enter: STILL,
        drift: {
          x: (unit * (0.4 + depth * 2.4) * (random() < 0.5 ? -1 : 1) * 5) / Math.max(5, seconds),
          y: -unit * depth * 0.8,
        },
      };
    });
    const table = palette.dark ? mix(palette.from, hex('#050506'), 0.45) : mix(palette.to, palette.accent2, 0.4);
    return [
      ...lights,
      sliding(setting, size.height * 0.72, -unit * 0.5, (context, width, top) => {
        const gradient = context.createLinearGradient(0, top, 0, size.height);
        gradient.addColorStop(0, css(mix(table, palette.accent, 0.25)));
        gradient.addColorStop(0.05, css(table));
        gradient.addColorStop(1, css(mix(table, hex('#000000'), 0.4)));
        context.fillStyle = gradient;
        context.fillRect(0, top, width, size.height - top);
      }),
    ];
  },
  space: (setting, random) => {
    const { size, unit, palette } = setting;
    const short = Math.min(size.width, size.height);
    const forms = Array.from({ length: 7 }, (_, index): Layer => {
      const depth = (index + 1) / 7;
      const radius = short * (0.07 + random() * 0.2) * (0.5 + depth);
      const x = size.width * random();
      const y = size.height * (0.06 + random() * 0.6);
      const color = mix([palette.accent, palette.accent2, palette.glow][index % 3] ?? palette.accent, palette.to, 0.25);
      return {
        ...still({ x: x - radius * 1.1, y: y - radius * 1.1, width: radius * 2.2, height: radius * 2.2 }, (context) => {
          const gradient = context.createRadialGradient(
            x - radius * 0.35,
            y - radius * 0.4,
            radius * 0.05,
            x,
            y,
            radius,
          );
          gradient.addColorStop(0, css(mix(color, hex('#ffffff'), 0.45)));
          gradient.addColorStop(0.55, css(color));
          gradient.addColorStop(1, css(mix(color, hex('#000000'), 0.45)));
          context.fillStyle = gradient;
          context.beginPath();
          context.arc(x, y, radius, 0, Math.PI * 2);
          context.fill();
        }),
        enter: STILL,
        drift: { x: unit * (random() - 0.5) * 4 * depth, y: -unit * (0.4 + depth * 1.4) },
      };
    });
    return forms;
  },
};
