/** A parcel on a plinth in a beam of light: stands in for a product whose photo was not sent. */
import { css, hex, mix, type Rgb } from '../../color/color';
import { type Context, type Layer, STILL } from '../../film/film';
import type { Setting } from '../../film/setting';
import { still } from '../../layout/part';
import { type Paint, sliding } from './depth';

const WHITE = hex('#ffffff');
const BLACK = hex('#000000');

const polygon = (context: Context, points: readonly (readonly [number, number])[], color: Rgb): void => {
  context.fillStyle = css(color);
  context.beginPath();
  points.forEach(([x, y], at) => (at === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
  context.fill();
};

/** A box seen from a corner, with a band around it; (x, y) is the lowest corner. */
function drawParcel(context: Context, x: number, y: number, side: number, { palette }: Setting): void {
  const paper = palette.dark ? mix(palette.accent, WHITE, 0.12) : palette.accent;
  const band = palette.dark ? mix(palette.accent2, WHITE, 0.5) : mix(WHITE, palette.accent2, 0.2);
  const [across, rise, tall] = [side * 0.87, side * 0.36, side * 0.98];
  const left = mix(paper, BLACK, 0.16);
  const right = mix(paper, BLACK, 0.36);
  polygon(
    context,
    [
      [x, y],
      [x - across, y - rise],
      [x - across, y - rise - tall],
      [x, y - tall],
    ],
    left,
  );
  polygon(
    context,
    [
      [x, y],
      [x + across, y - rise],
      [x + across, y - rise - tall],
      [x, y - tall],
    ],
    right,
  );
  polygon(
    context,
    [
      [x, y - tall],
      [x - across, y - rise - tall],
      [x, y - 2 * rise - tall],
      [x + across, y - rise - tall],
    ],
    mix(paper, WHITE, 0.22),
  );
  const at = (share: number, down: number): readonly [number, number] => [x - across * share, y - rise * share - down];
  const other = (share: number, down: number): readonly [number, number] => [
    x + across * share,
    y - rise * share - down,
  ];
  polygon(context, [at(0.4, 0), at(0.6, 0), at(0.6, tall), at(0.4, tall)], mix(band, BLACK, 0.1));
  polygon(context, [other(0.4, 0), other(0.6, 0), other(0.6, tall), other(0.4, tall)], mix(band, BLACK, 0.24));
  const top = (a: number, b: number): readonly [number, number] => [
    x - across * a + across * b,
    y - tall - rise * a - rise * b,
  ];
  polygon(context, [top(0.4, 0), top(0.6, 0), top(0.6, 1), top(0.4, 1)], band);
  polygon(context, [top(0, 0.4), top(0, 0.6), top(1, 0.6), top(1, 0.4)], band);
}

export const plinth: Paint = (setting) => {
  const { size, unit, palette } = setting;
  const wide = size.width > size.height * 1.15;
  // The stand lies within the frame, with room for its way.
  const side = Math.min(unit * 24, size.height * 0.22, size.width * 0.28);
  const x = wide ? size.width * 0.72 : size.width * 0.5;
  const foot = size.height * (wide ? 0.7 : 0.4);
  const [half, flat] = [side * 1.34, side * 0.4];
  const stone = palette.dark ? mix(palette.to, WHITE, 0.1) : mix(palette.to, WHITE, 0.55);
  const beam: Layer = {
    ...still({ x: 0, y: 0, ...size }, (context) => {
      const glow = context.createRadialGradient(x, foot - side, side * 0.3, x, foot - side, side * 3.4);
      glow.addColorStop(0, css(mix(palette.glow, WHITE, palette.dark ? 0.16 : 0.6), 0.9));
      glow.addColorStop(1, css(palette.glow, 0));
      context.fillStyle = glow;
      context.fillRect(0, 0, size.width, size.height);
    }),
    enter: { ...STILL, at: -0.2, seconds: 1.2, fade: true },
  };
  const floor = sliding(setting, foot + flat * 0.2, -unit * 0.3, (context, across, top) => {
    const gradient = context.createLinearGradient(0, top, 0, size.height);
    gradient.addColorStop(0, css(mix(palette.to, palette.accent, 0.22)));
    gradient.addColorStop(0.2, css(palette.to));
    gradient.addColorStop(1, css(palette.from));
    context.fillStyle = gradient;
    context.fillRect(0, top, across, size.height - top);
  });
  const stand: Layer = {
    ...still({ x: x - half * 1.3, y: foot - flat, width: half * 2.6, height: side * 1.6 + flat * 2 }, (context) => {
      context.fillStyle = css(BLACK, 0.2);
      context.beginPath();
      context.ellipse(x, foot + side * 0.86, half * 1.22, flat * 0.9, 0, 0, Math.PI * 2);
      context.fill();
      const shade = context.createLinearGradient(x - half, 0, x + half, 0);
      shade.addColorStop(0, css(mix(stone, BLACK, 0.08)));
      shade.addColorStop(0.3, css(mix(stone, WHITE, 0.12)));
      shade.addColorStop(1, css(mix(stone, BLACK, 0.4)));
      context.fillStyle = shade;
      context.beginPath();
      context.ellipse(x, foot + side * 0.75, half, flat, 0, 0, Math.PI);
      context.lineTo(x - half, foot);
      context.lineTo(x + half, foot);
      context.closePath();
      context.fill();
      context.fillStyle = css(mix(stone, WHITE, 0.24));
      context.beginPath();
      context.ellipse(x, foot, half, flat, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = css(BLACK, 0.2);
      context.beginPath();
      context.ellipse(x + side * 0.12, foot + flat * 0.1, side * 0.95, flat * 0.52, 0, 0, Math.PI * 2);
      context.fill();
    }),
    enter: { at: -0.2, seconds: 1, dx: 0, dy: unit * 6, fade: true },
    drift: { x: -unit * 0.5, y: 0 },
  };
  const parcel: Layer = {
    ...still({ x: x - side, y: foot - side * 2, width: side * 2, height: side * 2 + flat }, (context) =>
      drawParcel(context, x, foot + flat * 0.34, side, setting),
    ),
    enter: { at: 0.05, seconds: 0.9, dx: 0, dy: -unit * 14, fade: true },
    drift: { x: -unit * 0.5, y: 0 },
  };
  return [beam, floor, stand, parcel];
};
