/**
 * Stands in for generated footage: an illustrated view in the palette's colours, in layers that move at different speeds.
 * The words of the prompt choose the view: hills, a city, the sea, a lit room, or forms in space.
 */
import { css, hex, mix, type Rgb } from '../color/color';
import { type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import { still } from '../layout/part';
import { type Random, randomFor } from '../random';
import { captionLayers, keyLine } from './caption';
import type { SceneInput } from './scene-film';

export const VIEWS = ['hills', 'city', 'sea', 'room', 'space'] as const;
type View = (typeof VIEWS)[number];

const WORDS: readonly (readonly [RegExp, View])[] = [
  [/\b(sea|ocean|beach|lake|river|water|wave|boat|coast|harbou?r|island|swim|pool|surf)/i, 'sea'],
  [
    /\b(city|street|office|building|skyline|town|downtown|traffic|apartment|warehouse|factory|clinic|hospital|store|mall)/i,
    'city',
  ],
  [
    /\b(mountain|hill|forest|tree|field|farm|garden|park|nature|valley|trail|sunrise|sunset|landscape|meadow|vineyard)/i,
    'hills',
  ],
  [
    /\b(caf[eé]|coffee|kitchen|room|home|table|desk|restaurant|bar\b|interior|candle|window|shop|studio|people|friends|family|woman|man\b|barista|chef|gym|class)/i,
    'room',
  ],
];

/** The view that a prompt asks for. */
export const viewOf = (prompt: string): View => WORDS.find(([pattern]) => pattern.test(prompt))?.[1] ?? 'space';

type Paint = (setting: Setting, random: Random) => Layer[];

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

function sun(setting: Setting, x: number, y: number, radius: number, color: Rgb): Layer {
  const glow = radius * 2.2;
  return {
    ...still({ x: x - glow, y: y - glow, width: glow * 2, height: glow * 2 }, (context) => {
      const gradient = context.createRadialGradient(x, y, radius * 0.9, x, y, glow);
      gradient.addColorStop(0, css(color, 0.4));
      gradient.addColorStop(1, css(color, 0));
      context.fillStyle = gradient;
      context.fillRect(x - glow, y - glow, glow * 2, glow * 2);
      context.fillStyle = css(color);
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fill();
    }),
    enter: STILL,
    drift: { x: 0, y: -setting.unit * 0.9 },
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

const PAINTERS: Record<View, Paint> = {
  hills: (setting, random) => {
    const { size, unit, palette } = setting;
    const far = mix(palette.to, palette.accent2, 0.35);
    const near = mix(palette.from, hex('#05060a'), palette.dark ? 0.35 : 0.7);
    return [
      sun(
        setting,
        size.width * (0.3 + random() * 0.4),
        size.height * 0.34,
        unit * 13,
        mix(palette.accent, hex('#ffffff'), 0.25),
      ),
      ...[0, 1, 2, 3].map((depth) =>
        sliding(setting, size.height * (0.36 + depth * 0.12), -unit * (0.5 + depth * 0.9), (context, width, top) =>
          ridge(context, width, top, size.height, unit * (5 - depth * 0.6), random, mix(far, near, depth / 3)),
        ),
      ),
    ];
  },
  city: (setting, random) => {
    const { size, unit, palette } = setting;
    const far = mix(palette.to, palette.accent, 0.3);
    const near = mix(palette.from, hex('#05060a'), palette.dark ? 0.4 : 0.75);
    return [
      sun(setting, size.width * 0.68, size.height * 0.28, unit * 11, mix(palette.accent2, hex('#ffffff'), 0.3)),
      ...[0, 1, 2].map((depth) =>
        sliding(setting, size.height * (0.24 + depth * 0.13), -unit * (0.6 + depth * 1.1), (context, width, top) => {
          const color = mix(far, near, depth / 2);
          for (let x = -unit * 3; x < width; ) {
            const across = unit * (5 + random() * 7);
            const roof = top + random() * random() * size.height * 0.26;
            context.fillStyle = css(mix(color, hex('#000000'), random() * 0.1));
            context.fillRect(x, roof, across + 1, size.height - roof);
            context.fillStyle = css(palette.accent, 0.5);
            for (let row = roof + unit * 2; row < size.height - unit * 2; row += unit * 3) {
              for (let column = x + unit; column < x + across - unit * 1.6; column += unit * 2.2) {
                if (random() < 0.16 + depth * 0.05) context.fillRect(column, row, unit * 0.9, unit * 1.3);
              }
            }
            x += across;
          }
        }),
      ),
    ];
  },
  sea: (setting, random) => {
    const { size, unit, palette } = setting;
    const water = mix(palette.to, palette.accent2, 0.3);
    const deep = mix(palette.from, hex('#031018'), palette.dark ? 0.3 : 0.72);
    return [
      sun(setting, size.width * 0.5, size.height * 0.36, unit * 15, mix(palette.accent, hex('#ffffff'), 0.3)),
      ...[0, 1, 2, 3, 4].map((depth) =>
        sliding(
          setting,
          size.height * (0.42 + depth * 0.1),
          unit * (depth % 2 === 0 ? 1 : -1) * (0.8 + depth * 0.6),
          (context, width, top) => {
            context.fillStyle = css(mix(water, deep, depth / 4));
            const length = unit * (16 + depth * 6);
            const phase = random() * 6.3;
            context.beginPath();
            context.moveTo(0, size.height);
            for (let x = 0; x <= width + 4; x += 4)
              context.lineTo(x, top + unit * 2 + Math.sin((x / length) * 6.3 + phase) * unit * (0.5 + depth * 0.28));
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
    const table = mix(palette.from, hex('#050506'), palette.dark ? 0.45 : 0.78);
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

export function vistaLayers({ scene, setting }: SceneInput): Layer[] {
  const view = viewOf(scene.prompt);
  return [
    ...PAINTERS[view](setting, randomFor(setting.seed, `view ${setting.index}`)),
    ...captionLayers(keyLine(scene), setting),
  ];
}
