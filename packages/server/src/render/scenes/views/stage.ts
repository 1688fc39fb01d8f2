/** A crowd in front of a lit stage: for concerts, parties, matches and festivals. */
import { css, hex, mix, type Rgb } from '../../color/color';
import { type Layer, STILL } from '../../film/film';
import type { Setting } from '../../film/setting';
import { still } from '../../layout/part';
import type { Random } from '../../random';
import { isWide, type Paint } from './depth';

const WHITE = hex('#ffffff');

/** A beam from a lamp at the top edge. */
function beam(setting: Setting, x: number, lean: number, color: Rgb, at: number): Layer {
  const { size, unit, palette } = setting;
  const reach = size.height * 0.62;
  const spread = unit * 11;
  const left = Math.min(x, x + lean - spread) - unit;
  const box = { x: left, y: 0, width: Math.max(x, x + lean + spread) + unit - left, height: reach };
  return {
    ...still(box, (context) => {
      const light = context.createLinearGradient(0, 0, 0, reach);
      light.addColorStop(0, css(mix(color, WHITE, 0.35), palette.dark ? 0.75 : 0.6));
      light.addColorStop(1, css(color, 0));
      context.fillStyle = light;
      context.beginPath();
      context.moveTo(x - unit * 0.8, 0);
      context.lineTo(x + unit * 0.8, 0);
      context.lineTo(x + lean + spread, reach);
      context.lineTo(x + lean - spread, reach);
      context.closePath();
      context.fill();
    }),
    enter: { ...STILL, at: at * 0.12 - 0.2, seconds: 0.6, fade: true },
    drift: { x: (at % 2 === 0 ? 1 : -1) * unit * 1.4, y: 0 },
  };
}

/** Heads and raised arms, from `top` down to `foot`, which the next row hides. */
function crowd(
  setting: Setting,
  top: number,
  foot: number,
  head: number,
  color: Rgb,
  speed: number,
  random: Random,
): Layer {
  const { size, unit, seconds } = setting;
  const over = Math.ceil(Math.abs(speed) * unit * seconds) + head * 2;
  const box = { x: -over, y: top - head * 4, width: size.width + over * 2, height: foot - top + head * 4 };
  return {
    ...still(box, (context) => {
      context.fillStyle = css(color);
      context.strokeStyle = css(color);
      context.lineCap = 'round';
      // Below the shoulders there is nobody to tell apart.
      context.fillRect(-over, top + head * 3.2, size.width + over * 2, size.height);
      for (let x = -over + head; x < size.width + over; ) {
        const y = top + random() * head * 0.9;
        context.beginPath();
        context.arc(x, y, head, 0, Math.PI * 2);
        context.fill();
        context.beginPath();
        context.roundRect(x - head * 1.7, y + head * 0.9, head * 3.4, size.height, head * 1.4);
        context.fill();
        if (random() < 0.5) {
          const side = random() < 0.5 ? -1 : 1;
          context.lineWidth = head * 0.62;
          context.beginPath();
          context.moveTo(x + side * head * 1.4, y + head * 1.6);
          context.lineTo(x + side * head * (1.5 + random() * 0.5), y - head * (0.6 + random() * 1.9));
          context.stroke();
        }
        x += head * (2.7 + random() * 1.1);
      }
    }),
    enter: STILL,
    drift: { x: speed * unit, y: 0 },
  };
}

export const stage: Paint = (setting, random) => {
  const { size, unit, palette } = setting;
  const x = size.width * (isWide(setting) ? 0.7 : 0.5);
  const y = size.height * (isWide(setting) ? 0.62 : 0.44);
  const reach = Math.max(size.width, size.height) * 0.5;
  const glow: Layer = {
    ...still({ x: 0, y: 0, ...size }, (context) => {
      const gradient = context.createRadialGradient(x, y, 0, x, y, reach);
      const bright = mix(palette.glow, palette.accent, palette.dark ? 0.5 : 0.35);
      gradient.addColorStop(0, css(mix(bright, WHITE, 0.25)));
      gradient.addColorStop(0.35, css(bright, 0.75));
      gradient.addColorStop(1, css(palette.from, 0.9));
      context.fillStyle = css(palette.from);
      context.fillRect(0, 0, size.width, size.height);
      context.fillStyle = gradient;
      context.fillRect(0, 0, size.width, size.height);
    }),
    enter: STILL,
  };
  const lamps = [-0.42, -0.16, 0.14, 0.4].map((across, at) =>
    beam(setting, x + across * unit * 70, -across * unit * 34, at % 2 === 0 ? palette.accent : palette.accent2, at),
  );
  const near = palette.dark ? mix(palette.from, hex('#000000'), 0.6) : mix(palette.accent, palette.ink, 0.72);
  return [
    glow,
    ...lamps,
    crowd(setting, y - unit * 2, y + unit * 15, unit * 2.2, mix(near, palette.accent, 0.42), 0.3, random),
    crowd(setting, y + unit * 3, y + unit * 26, unit * 3.1, mix(near, palette.accent, 0.2), -0.5, random),
    crowd(setting, y + unit * 10, size.height, unit * 4.4, near, 0.8, random),
  ];
};
