/** A phone with a working day's cards around it: for software, offices and whatever is bought online. */
import { css, hex, mix, type Rgb } from '../../color/color';
import { type Context, type Layer, STILL } from '../../film/film';
import type { Setting } from '../../film/setting';
import type { Box } from '../../geometry';
import { still } from '../../layout/part';
import type { Random } from '../../random';
import type { Paint } from './depth';

const WHITE = hex('#ffffff');
const BLACK = hex('#000000');

interface Tones {
  readonly face: Rgb;
  readonly line: Rgb;
  readonly accent: Rgb;
  readonly accent2: Rgb;
}

const tonesOf = ({ palette }: Setting): Tones => ({
  face: palette.dark ? mix(palette.to, WHITE, 0.26) : WHITE,
  line: palette.dark ? mix(palette.to, WHITE, 0.5) : mix(palette.to, palette.ink, 0.12),
  accent: palette.accent,
  accent2: palette.accent2,
});

const plate = (context: Context, { x, y, width, height }: Box, radius: number, color: Rgb): void => {
  context.fillStyle = css(color);
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
};

function shadowed(context: Context, box: Box, radius: number, color: Rgb, unit: number): void {
  context.shadowColor = css(BLACK, 0.28);
  context.shadowBlur = unit * 3;
  context.shadowOffsetY = unit * 1.4;
  plate(context, box, radius, color);
  context.shadowColor = 'transparent';
}

const bars = (context: Context, box: Box, tones: Tones, random: Random): void => {
  const count = 6;
  const step = box.width / count;
  for (let at = 0; at < count; at += 1) {
    const height = box.height * (0.25 + 0.55 * (at / count) + random() * 0.2);
    const bar = { x: box.x + at * step, y: box.y + box.height - height, width: step * 0.62, height };
    plate(context, bar, step * 0.18, at === count - 1 ? tones.accent : tones.line);
  }
};

const row = (context: Context, box: Box, tones: Tones, share: number): void => {
  const side = box.height;
  plate(context, { ...box, width: side }, side * 0.3, mix(tones.line, tones.accent, 0.35));
  plate(
    context,
    { x: box.x + side * 1.4, y: box.y + side * 0.12, width: (box.width - side * 1.4) * share, height: side * 0.28 },
    side * 0.14,
    tones.line,
  );
  plate(
    context,
    {
      x: box.x + side * 1.4,
      y: box.y + side * 0.6,
      width: (box.width - side * 1.4) * share * 0.6,
      height: side * 0.22,
    },
    side * 0.11,
    mix(tones.line, tones.face, 0.4),
  );
};

/** Light behind the phone, so that its dark edge stands out. */
function glow({ palette, size }: Setting, { x, y }: { x: number; y: number }, reach: number): Layer {
  return {
    ...still({ x: 0, y: 0, ...size }, (context) => {
      const gradient = context.createRadialGradient(x, y, reach * 0.1, x, y, reach);
      gradient.addColorStop(0, css(mix(palette.glow, palette.accent, 0.35), palette.dark ? 0.75 : 0.9));
      gradient.addColorStop(1, css(palette.glow, 0));
      context.fillStyle = gradient;
      context.fillRect(0, 0, size.width, size.height);
    }),
    enter: STILL,
  };
}

function phone(setting: Setting, box: Box, random: Random): Layer {
  const { unit, palette } = setting;
  const tones = tonesOf(setting);
  const rim = box.width * 0.05;
  const margin = unit * 6;
  return {
    ...still(
      { x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin },
      (context) => {
        shadowed(context, box, box.width * 0.16, palette.dark ? mix(palette.from, BLACK, 0.5) : palette.ink, unit);
        const inner = { x: box.x + rim, y: box.y + rim, width: box.width - 2 * rim, height: box.height - 2 * rim };
        plate(context, inner, box.width * 0.115, tones.face);
        const pad = inner.width * 0.1;
        const across = inner.width - 2 * pad;
        const left = inner.x + pad;
        plate(
          context,
          { x: left, y: inner.y + pad * 1.6, width: across * 0.46, height: pad * 0.55 },
          pad * 0.25,
          tones.line,
        );
        plate(
          context,
          { x: left, y: inner.y + pad * 2.7, width: across * 0.78, height: pad * 1 },
          pad * 0.3,
          mix(tones.line, palette.ink, 0.5),
        );
        bars(context, { x: left, y: inner.y + pad * 4.4, width: across, height: pad * 4.4 }, tones, random);
        for (let at = 0; at < 4; at += 1)
          row(
            context,
            { x: left, y: inner.y + pad * (10 + at * 2), width: across, height: pad * 1.35 },
            tones,
            0.6 + random() * 0.4,
          );
      },
    ),
    enter: { at: -0.3, seconds: 1, dx: 0, dy: unit * 10, fade: true },
    drift: { x: 0, y: -unit * 0.5 },
  };
}

/** A card beside the phone; `kind` is what stands on it. */
function card(setting: Setting, box: Box, at: number, kind: 'tick' | 'chart' | 'rows', random: Random): Layer {
  const { unit } = setting;
  const tones = tonesOf(setting);
  const margin = unit * 5;
  const pad = box.height * 0.18;
  return {
    ...still(
      { x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin },
      (context) => {
        shadowed(context, box, unit * 2.4, kind === 'tick' ? tones.accent : tones.face, unit);
        const inner = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
        if (kind === 'chart') bars(context, inner, tones, random);
        if (kind === 'rows')
          row(context, { ...inner, y: inner.y + inner.height * 0.2, height: inner.height * 0.6 }, tones, 0.9);
        if (kind !== 'tick') return;
        context.strokeStyle = css(setting.palette.onAccent);
        context.lineWidth = box.height * 0.11;
        context.lineCap = 'round';
        context.lineJoin = 'round';
        context.beginPath();
        context.moveTo(box.x + box.width * 0.3, box.y + box.height * 0.52);
        context.lineTo(box.x + box.width * 0.44, box.y + box.height * 0.67);
        context.lineTo(box.x + box.width * 0.71, box.y + box.height * 0.36);
        context.stroke();
      },
    ),
    enter: { at, seconds: 0.8, dx: 0, dy: unit * 8, fade: true },
    drift: { x: unit * (random() - 0.5) * 1.2, y: -unit * (0.5 + random() * 0.8) },
  };
}

export const screen: Paint = (setting, random) => {
  const { size, unit } = setting;
  const wide = size.width > size.height * 1.15;
  const height = wide ? size.height * 0.86 : Math.min(size.height * 0.55, size.width * 0.98);
  const width = height * 0.5;
  const x = (wide ? size.width * 0.72 : size.width * 0.5) - width / 2;
  const y = size.height * (wide ? 0.09 : 0.05);
  const box = { x, y, width, height };
  const side = unit * 11;
  return [
    glow(setting, { x: x + width / 2, y: y + height * 0.42 }, height * 0.8),
    phone(setting, box, random),
    card(
      setting,
      { x: x - width * 0.34, y: y + height * 0.13, width: width * 0.62, height: height * 0.2 },
      0.15,
      'chart',
      random,
    ),
    card(
      setting,
      { x: x + width * 0.62, y: y + height * 0.36, width: width * 0.68, height: height * 0.13 },
      0.3,
      'rows',
      random,
    ),
    card(setting, { x: x + width * 0.86, y: y + height * 0.06, width: side, height: side }, 0.45, 'tick', random),
  ];
};
