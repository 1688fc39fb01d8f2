/** A shop front under an awning: for shops, salons, practices and whoever has a door that people walk in by. */
import { css, hex, mix } from '../../color/color';
import { type Context, STILL } from '../../film/film';
import type { Setting } from '../../film/setting';
import type { Box } from '../../geometry';
import { still } from '../../layout/part';
import type { Random } from '../../random';
import { depths, isWide, type Paint, sky, sliding } from './depth';

const WHITE = hex('#ffffff');
const BLACK = hex('#000000');

/** Shelves with bottles, boxes and pots, in the light of the window. */
function drawWindow(context: Context, box: Box, { palette }: Setting, random: Random): void {
  const light = mix(palette.dark ? palette.accent : palette.accent2, hex('#fff0c8'), 0.78);
  const glow = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  glow.addColorStop(0, css(mix(light, WHITE, 0.35)));
  glow.addColorStop(1, css(mix(light, palette.accent, 0.18)));
  context.fillStyle = glow;
  context.fillRect(box.x, box.y, box.width, box.height);
  const goods = [palette.accent, palette.accent2, mix(palette.accent, BLACK, 0.35), mix(palette.accent2, WHITE, 0.35)];
  for (let shelf = 1; shelf <= 2; shelf += 1) {
    const foot = box.y + (box.height * shelf) / 2 - box.height * 0.04;
    for (let x = box.x + box.width * 0.06; x < box.x + box.width * 0.88; ) {
      const wide = box.width * (0.06 + random() * 0.07);
      const high = box.height * (0.14 + random() * 0.16);
      context.fillStyle = css(mix(goods[Math.floor(random() * goods.length)] ?? palette.accent, light, 0.18));
      context.beginPath();
      context.roundRect(x, foot - high, wide, high, [wide * 0.4, wide * 0.4, 0, 0]);
      context.fill();
      x += wide + box.width * 0.035;
    }
    context.fillStyle = css(mix(light, BLACK, 0.42));
    context.fillRect(box.x, foot, box.width, box.height * 0.025);
  }
  context.fillStyle = css(WHITE, 0.2);
  context.beginPath();
  context.moveTo(box.x + box.width * 0.1, box.y + box.height);
  context.lineTo(box.x + box.width * 0.4, box.y);
  context.lineTo(box.x + box.width * 0.56, box.y);
  context.lineTo(box.x + box.width * 0.26, box.y + box.height);
  context.closePath();
  context.fill();
}

function drawAwning(context: Context, box: Box, { palette }: Setting): void {
  const stripes = 9;
  const step = box.width / stripes;
  const cloth = palette.dark ? mix(palette.accent, BLACK, 0.08) : palette.accent;
  for (let at = 0; at < stripes; at += 1) {
    context.fillStyle = css(at % 2 === 0 ? cloth : mix(WHITE, palette.accent, 0.06));
    const [left, right] = [box.x + at * step, box.x + (at + 1) * step];
    const inward = (edge: number): number => box.x + box.width / 2 + (edge - box.x - box.width / 2) * 0.92;
    context.beginPath();
    context.moveTo(inward(left), box.y);
    context.lineTo(inward(right), box.y);
    context.lineTo(right, box.y + box.height);
    context.arc((left + right) / 2, box.y + box.height, step / 2, 0, Math.PI);
    context.closePath();
    context.fill();
  }
  const shade = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  shade.addColorStop(0, css(BLACK, 0));
  shade.addColorStop(1, css(BLACK, 0.14));
  context.fillStyle = shade;
  context.fillRect(box.x, box.y, box.width, box.height);
}

function drawFront(context: Context, front: Box, setting: Setting, random: Random): void {
  const { palette } = setting;
  const { x, y, width, height } = front;
  const wall = palette.dark ? mix(palette.to, WHITE, 0.14) : mix(palette.accent, WHITE, 0.72);
  const wood = palette.dark ? mix(palette.from, BLACK, 0.2) : mix(palette.accent, palette.ink, 0.55);
  context.fillStyle = css(wall);
  context.fillRect(x, y, width, height);
  context.fillStyle = css(mix(wall, BLACK, 0.12));
  context.fillRect(x, y, width, height * 0.035);
  context.fillStyle = css(wood);
  context.beginPath();
  context.roundRect(x + width * 0.1, y + height * 0.075, width * 0.8, height * 0.12, height * 0.02);
  context.fill();
  // A sign whose letters are too far away to be read.
  context.fillStyle = css(mix(palette.dark ? palette.accent : WHITE, WHITE, 0.4));
  const letters = [0.05, 0.04, 0.05, 0.03, 0.05, 0.04, 0.05, 0.04];
  let at = x + width * 0.27;
  for (const letter of letters) {
    context.beginPath();
    context.roundRect(at, y + height * 0.117, width * letter, height * 0.036, height * 0.012);
    context.fill();
    at += width * (letter + 0.016);
  }
  const pane = { x: x + width * 0.08, y: y + height * 0.4, width: width * 0.52, height: height * 0.42 };
  context.fillStyle = css(wood);
  context.fillRect(pane.x - width * 0.02, pane.y - height * 0.1, pane.width + width * 0.04, height * 0.7);
  drawWindow(context, pane, setting, random);
  const door = { x: x + width * 0.68, y: y + height * 0.38, width: width * 0.24, height: height * 0.62 };
  context.fillStyle = css(mix(wood, BLACK, 0.15));
  context.fillRect(door.x, door.y, door.width, door.height);
  context.fillStyle = css(mix(palette.dark ? palette.accent : palette.accent2, hex('#fff0c8'), 0.7));
  context.fillRect(door.x + door.width * 0.16, door.y + height * 0.05, door.width * 0.68, door.height * 0.56);
  context.fillStyle = css(mix(palette.accent2, WHITE, 0.5));
  context.fillRect(door.x + door.width * 0.2, door.y + door.height * 0.74, door.width * 0.1, door.height * 0.08);
  drawAwning(
    context,
    { x: x - width * 0.02, y: y + height * 0.23, width: width * 1.04, height: height * 0.13 },
    setting,
  );
}

export const shop: Paint = (setting, random) => {
  const { size, unit, palette } = setting;
  const wide = isWide(setting);
  const width = Math.min(unit * 60, size.width * (wide ? 0.5 : 0.8), size.height * 0.62);
  const height = width * 0.82;
  const x = size.width * (wide ? 0.73 : 0.5) - width / 2;
  const foot = size.height * (wide ? 0.86 : 0.56);
  const front = { x, y: foot - height, width, height };
  const [far] = depths(setting, 3);
  return [
    sky(setting, 0.6),
    sliding(setting, foot - height * 0.8, -unit * 0.4, (context, across) => {
      context.fillStyle = css(far ?? palette.to);
      for (let at = 0; at < across; ) {
        const step = unit * (8 + random() * 9);
        context.fillRect(at, foot - height * (0.35 + random() * 0.45), step + 1, size.height);
        at += step;
      }
    }),
    {
      ...still({ x: x - width * 0.06, y: front.y, width: width * 1.12, height }, (context) =>
        drawFront(context, front, setting, random),
      ),
      enter: STILL,
      drift: { x: -unit * 0.8, y: 0 },
    },
    sliding(setting, foot, -unit * 0.8, (context, across, top) => {
      const street = palette.dark ? mix(palette.from, WHITE, 0.07) : mix(palette.to, palette.ink, 0.18);
      const ground = context.createLinearGradient(0, top, 0, size.height);
      ground.addColorStop(0, css(mix(street, WHITE, 0.18)));
      ground.addColorStop(0.05, css(street));
      ground.addColorStop(1, css(mix(street, BLACK, 0.3)));
      context.fillStyle = ground;
      context.fillRect(0, top, across, size.height - top);
      context.fillStyle = css(mix(palette.accent, hex('#fff0c8'), 0.6), 0.2);
      context.beginPath();
      context.ellipse(x + width * 0.4, top + unit * 2, width * 0.4, unit * 2.4, 0, 0, Math.PI * 2);
      context.fill();
    }),
  ];
};
