/** A room: a window, a lamp over a table with a plant, and lights out of focus. */
import { css, hex, mix } from '../../color/color';
import { type Layer, STILL } from '../../film/film';
import type { Setting } from '../../film/setting';
import { still } from '../../layout/part';
import { isWide, type Paint } from './depth';
import { blurredLights, tableTop } from './lights';

const WHITE = hex('#ffffff');
const BLACK = hex('#000000');

const wallOf = ({ size, palette }: Setting): Layer => ({
  ...still({ x: 0, y: 0, ...size }, (context) => {
    const wall = context.createLinearGradient(0, 0, size.width, size.height * 0.6);
    wall.addColorStop(0, css(palette.dark ? mix(palette.to, palette.glow, 0.35) : mix(palette.to, palette.glow, 0.5)));
    wall.addColorStop(1, css(palette.dark ? palette.from : mix(palette.from, palette.to, 0.5)));
    context.fillStyle = wall;
    context.fillRect(0, 0, size.width, size.height);
  }),
  enter: STILL,
});

/** A window with the evening, or the day, behind it. */
function windowOf({ size, unit, palette }: Setting, x: number, foot: number): Layer {
  const width = Math.min(unit * 26, size.width * 0.4);
  const height = Math.min(width * 1.3, foot * 0.7);
  const box = { x: x - width / 2, y: foot - height - unit * 7, width, height };
  return {
    ...still({ x: box.x - unit, y: box.y - unit, width: width + unit * 2, height: height + unit * 3 }, (context) => {
      const sky = context.createLinearGradient(0, box.y, 0, box.y + height);
      sky.addColorStop(
        0,
        css(palette.dark ? mix(palette.glow2, palette.from, 0.4) : mix(palette.accent2, WHITE, 0.72)),
      );
      sky.addColorStop(
        1,
        css(palette.dark ? mix(palette.accent, palette.glow, 0.45) : mix(hex('#ffe2ae'), WHITE, 0.25)),
      );
      const frame = palette.dark ? mix(palette.to, WHITE, 0.4) : mix(WHITE, palette.accent, 0.06);
      context.fillStyle = css(frame);
      context.fillRect(box.x - unit, box.y - unit, width + unit * 2, height + unit * 2);
      context.fillStyle = sky;
      context.fillRect(box.x, box.y, width, height);
      context.fillStyle = css(palette.dark ? mix(palette.from, BLACK, 0.3) : mix(palette.accent2, WHITE, 0.3));
      context.beginPath();
      context.ellipse(x - width * 0.2, box.y + height, width * 0.42, height * 0.2, 0, Math.PI, 0);
      context.ellipse(x + width * 0.24, box.y + height, width * 0.26, height * 0.3, 0, Math.PI, 0);
      context.fill();
      context.fillStyle = css(frame);
      context.fillRect(x - unit * 0.4, box.y, unit * 0.8, height);
      context.fillRect(box.x, box.y + height * 0.42, width, unit * 0.8);
      context.fillStyle = css(mix(frame, BLACK, 0.12));
      context.fillRect(box.x - unit, box.y + height + unit, width + unit * 2, unit);
    }),
    enter: STILL,
    drift: { x: -unit * 0.3, y: 0 },
  };
}

/** A pendant lamp and the light that falls from it. */
function lampOf({ unit, palette }: Setting, x: number, foot: number): Layer {
  const y = foot - Math.min(unit * 42, foot * 0.68);
  const wide = unit * 7;
  const warm = mix(palette.accent, hex('#ffe6a8'), 0.75);
  const reach = foot - y;
  return {
    ...still({ x: x - reach, y: 0, width: reach * 2, height: foot + unit * 3 }, (context) => {
      const pool = context.createRadialGradient(x, y + unit * 2, unit, x, y + unit * 2, reach);
      pool.addColorStop(0, css(warm, palette.dark ? 0.6 : 0.75));
      pool.addColorStop(1, css(warm, 0));
      context.fillStyle = pool;
      context.fillRect(x - reach, y - reach, reach * 2, reach * 2);
      context.fillStyle = css(palette.dark ? mix(palette.accent, BLACK, 0.2) : palette.accent);
      context.fillRect(x - unit * 0.25, 0, unit * 0.5, y - unit * 3);
      context.beginPath();
      context.ellipse(x, y + unit, wide, unit * 6.5, 0, Math.PI, 0);
      context.fill();
      context.fillStyle = css(mix(warm, WHITE, 0.5));
      context.beginPath();
      context.ellipse(x, y + unit, wide * 0.92, unit * 0.9, 0, 0, Math.PI * 2);
      context.fill();
    }),
    enter: STILL,
    drift: { x: -unit * 0.6, y: 0 },
  };
}

function plantOf({ unit, palette }: Setting, x: number, foot: number): Layer {
  const leaf = palette.dark ? mix(palette.accent2, palette.to, 0.4) : mix(palette.accent2, palette.ink, 0.1);
  const tall = unit * 20;
  return {
    ...still({ x: x - tall * 0.7, y: foot - tall * 1.1, width: tall * 1.4, height: tall * 1.3 }, (context) => {
      for (const [at, lean] of [-1.1, -0.65, -0.25, 0.2, 0.6, 1.05].entries()) {
        context.save();
        context.translate(x, foot - tall * 0.3);
        context.rotate(lean * 0.75);
        context.fillStyle = css(mix(leaf, at % 2 === 0 ? BLACK : WHITE, 0.12));
        context.beginPath();
        context.ellipse(0, -tall * 0.36, tall * 0.1, tall * (0.36 - Math.abs(lean) * 0.06), 0, 0, Math.PI * 2);
        context.fill();
        context.restore();
      }
      context.fillStyle = css(BLACK, 0.2);
      context.beginPath();
      context.ellipse(x, foot + unit * 2.6, tall * 0.24, unit * 0.9, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = css(mix(palette.accent, palette.dark ? BLACK : WHITE, 0.16));
      context.beginPath();
      context.moveTo(x - tall * 0.2, foot - tall * 0.3);
      context.lineTo(x + tall * 0.2, foot - tall * 0.3);
      context.lineTo(x + tall * 0.14, foot + unit * 2.4);
      context.lineTo(x - tall * 0.14, foot + unit * 2.4);
      context.closePath();
      context.fill();
    }),
    enter: STILL,
    drift: { x: -unit * 0.5, y: 0 },
  };
}

export const room: Paint = (setting, random) => {
  const { size } = setting;
  const lights = blurredLights(setting, random, { count: 9, reach: 0.5, cover: [0.06, 0.12] });
  const wide = isWide(setting);
  const edge = size.height * (wide ? 0.8 : 0.58);
  const place = (across: number): number => size.width * (wide ? 0.52 + across * 0.46 : across);
  return [
    wallOf(setting),
    ...lights,
    windowOf(setting, place(0.7), edge),
    lampOf(setting, place(0.24), edge),
    tableTop(setting, edge),
    plantOf(setting, place(0.24), edge),
  ];
};
