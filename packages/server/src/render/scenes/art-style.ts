/**
 * What an art style does to a drawn picture. `cinematic` closes the frame to its edges; `stop_motion` is cut paper that
 * moves in steps; `watercolour` is glazes on paper; `whimsy_3d` is clay; `mascot` puts a character in front.
 */
import { css, hex, mix } from '../color/color';
import type { Context, Layer } from '../film/film';
import type { Setting } from '../film/setting';
import { randomFor } from '../random';
import { mascotLayer } from './mascot';
import { over, together } from './over';
import { ball } from './views/forms';
import { glazed, pools, sheetOfPaper } from './watercolour';

const BLACK = hex('#000000');

/** The layer drawn otherwise: larger by `margin` on each side, for what the style adds around shapes. */
const redrawn = (
  layer: Layer,
  margin: number,
  draw: (context: Context, paint: () => void, at: number) => void,
  at: number,
): Layer => ({
  ...layer,
  box: {
    x: layer.box.x - margin,
    y: layer.box.y - margin,
    width: layer.box.width + 2 * margin,
    height: layer.box.height + 2 * margin,
  },
  paint: (context, frame) => {
    context.translate(margin, margin);
    draw(
      context,
      () => {
        context.save();
        layer.paint(context, frame);
        context.restore();
      },
      at,
    );
  },
});

const vignette = (setting: Setting): Layer =>
  over(setting, (context) => {
    const { width, height } = setting.size;
    const reach = Math.hypot(width, height) / 2;
    const gradient = context.createRadialGradient(
      width / 2,
      height * 0.42,
      reach * 0.45,
      width / 2,
      height * 0.42,
      reach * 1.1,
    );
    const shade = setting.palette.dark ? BLACK : mix(setting.palette.ink, setting.palette.accent, 0.2);
    gradient.addColorStop(0, css(shade, 0));
    gradient.addColorStop(1, css(shade, setting.palette.dark ? 0.5 : 0.2));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  });

/** Grain of paper: strokes or specks, light and dark in turn. */
const paper = (setting: Setting, strength: number, long: number): Layer =>
  over(setting, (context) => {
    const { width, height } = setting.size;
    const random = randomFor(setting.seed, 'paper');
    const count = Math.round((width * height) / 260);
    for (let at = 0; at < count; at += 1) {
      const [x, y] = [random() * width, random() * height];
      const side = setting.unit * (0.12 + random() * 0.22);
      context.fillStyle = css(at % 2 === 0 ? hex('#ffffff') : BLACK, strength * random());
      context.fillRect(x, y, side * (1 + random() * long), side);
    }
  });

/** Cut out of paper: a white edge's worth of light above, a shadow below. */
const cutOut =
  (setting: Setting) =>
  (context: Context, paint: () => void): void => {
    context.shadowColor = css(BLACK, 0.42);
    context.shadowBlur = setting.unit * 0.9;
    context.shadowOffsetX = setting.unit * 0.5;
    context.shadowOffsetY = setting.unit * 0.8;
    paint();
  };

/** Clay: soft light from above left over each shape, which hides nothing of its colour. */
const moulded =
  (setting: Setting) =>
  (context: Context, paint: () => void): void => {
    const { unit } = setting;
    paint();
    context.globalCompositeOperation = 'source-atop';
    context.filter = `blur(${(unit * 1.6).toFixed(1)}px)`;
    context.globalAlpha = 0.5;
    const { width, height } = context.canvas;
    const light = context.createLinearGradient(0, 0, width * 0.5, height);
    light.addColorStop(0, css(hex('#ffffff'), 0.75));
    light.addColorStop(0.4, css(hex('#ffffff'), 0));
    light.addColorStop(1, css(mix(setting.palette.accent2, BLACK, 0.5), 0.6));
    context.filter = 'none';
    context.fillStyle = light;
    context.fillRect(-unit * 20, -unit * 20, width + unit * 40, height + unit * 40);
  };

/** A layer that fills the frame is ground, not a shape. */
const isShape = ({ box }: Layer, { size }: Setting): boolean => box.height < size.height * 0.98;

const restyled = (
  layers: readonly Layer[],
  setting: Setting,
  draw: (context: Context, paint: () => void, at: number) => void,
): Layer[] =>
  layers.map((layer, at) =>
    isShape(layer, setting) ? redrawn(layer, Math.ceil(setting.unit * 2.4), draw, at) : layer,
  );

/** Clay balls around a clay picture: where they stand (shares of the frame), and their size in units. */
const TOYS = [
  [0.06, 0.1, 7],
  [0.95, 0.26, 4.5],
  [0.04, 0.53, 5],
  [0.97, 0.56, 8],
] as const;

function toys(setting: Setting): Layer[] {
  const { size, unit, palette, seed, index } = setting;
  const random = randomFor(seed, `toys ${index}`);
  const colors = [palette.accent, palette.accent2, mix(palette.accent, palette.accent2, 0.5)];
  return TOYS.map(([across, down, wide], at) =>
    ball(setting, {
      x: size.width * (across + (random() - 0.5) * 0.06),
      y: size.height * (down + (random() - 0.5) * 0.08),
      radius: unit * wide * (0.8 + random() * 0.4),
      color: mix(colors[at % colors.length] ?? palette.accent, palette.to, 0.15),
      drift: { x: unit * (random() - 0.5) * 1.6, y: -unit * (0.3 + random() * 0.8) },
    }),
  );
}
/** Seconds for which a puppet stands still before it is moved on. */
const HELD_SECONDS = 1 / 8;

/** A picture's layers in an art style. */
export function inArtStyle(layers: readonly Layer[], style: string, setting: Setting, frames: number): Layer[] {
  if (style === 'watercolour')
    return [
      sheetOfPaper(setting),
      ...restyled(layers, setting, glazed(setting)),
      together(setting, [pools(setting), paper(setting, 0.16, 1.5)]),
    ];
  if (style === 'stop_motion') {
    const held = layers.map((layer) =>
      layer.drift === undefined ? layer : { ...layer, drift: { ...layer.drift, every: HELD_SECONDS } },
    );
    return [...restyled(held, setting, cutOut(setting)), paper(setting, 0.1, 9)];
  }
  if (style === 'whimsy_3d') {
    return [...restyled(layers, setting, moulded(setting)), ...toys(setting)];
  }
  if (style === 'mascot') return [...layers, mascotLayer(setting, frames)];
  return [...layers, vignette(setting)];
}
