/** What the views are built of: a sky, a sun, and layers from far to near that slide past at speeds of their own. */
import { css, hex, mix, type Rgb } from '../../color/color';
import { type Layer, STILL } from '../../film/film';
import type { Setting } from '../../film/setting';
import { still } from '../../layout/part';
import type { Random } from '../../random';

/** Paints a view: its layers, bottom to top. */
export type Paint = (setting: Setting, random: Random) => Layer[];

/** A layer wider than the frame by what it travels during the scene. */
export function sliding(
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
export function sky(setting: Setting, horizon: number): Layer {
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
export const depths = ({ palette }: Setting, count: number): Rgb[] => {
  const far = mix(palette.to, palette.accent, palette.dark ? 0.34 : 0.4);
  const near = palette.dark
    ? mix(palette.from, hex('#04050a'), 0.45)
    : mix(mix(palette.accent, palette.accent2, 0.15), palette.ink, 0.3);
  return Array.from({ length: count }, (_, depth) => mix(far, near, depth / (count - 1)));
};

const sunColor = ({ palette }: Setting): Rgb =>
  palette.dark ? mix(palette.accent, hex('#fff6df'), 0.4) : mix(palette.accent, hex('#ffd689'), 0.86);

/** In wide frames words stand on the left, so what shines does it on the right. */
export const isWide = ({ size }: Setting): boolean => size.width > size.height * 1.15;

export function sun(setting: Setting, x: number, y: number, radius: number): Layer {
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
