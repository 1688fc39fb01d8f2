/** A star grows out of the picture and holds the next one. */
import { css } from '../color/color';
import { easeIn } from '../film/curve';
import type { Context } from '../film/film';
import type { Cut } from './cut';

const CORNERS = 10;

const path = (context: Context, reach: number): void => {
  context.beginPath();
  for (let corner = 0; corner < CORNERS; corner += 1) {
    const angle = (corner / CORNERS) * Math.PI * 2 - Math.PI / 2;
    const radius = corner % 2 === 0 ? reach : reach * 0.55;
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  context.closePath();
};

export const star: Cut = ({ context, from, to, size, progress, palette, random }) => {
  context.drawImage(from, 0, 0);
  const [x, y] = [size.width / 2, size.height * 0.5];
  const reach = (0.04 + easeIn(progress)) * Math.hypot(size.width, size.height) * 1.25;
  const turn = (random() < 0.5 ? -1 : 1) * (1 - progress) * 0.7;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  path(context, reach * 1.09);
  context.fillStyle = css(palette.accent);
  context.fill();
  path(context, reach);
  context.clip();
  context.rotate(-turn);
  context.translate(-x, -y);
  context.drawImage(to, 0, 0);
  context.restore();
};
