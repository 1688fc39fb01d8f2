/** A circle opens onto the next scene, with a rim of light. */
import { css } from '../color/color';
import { easeInOut } from '../film/curve';
import type { Cut } from './cut';

export const iris: Cut = ({ context, from, to, size, progress, palette, random }) => {
  const [x, y] = [size.width * (0.35 + random() * 0.3), size.height * (0.4 + random() * 0.25)];
  const radius = easeInOut(progress) * Math.hypot(size.width, size.height) * 0.85;
  context.drawImage(from, 0, 0);
  context.fillStyle = css(palette.accent);
  context.beginPath();
  context.arc(x, y, radius * 1.06 + size.width * 0.02, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.clip();
  const scale = 1.18 - 0.18 * progress;
  context.translate(x, y);
  context.scale(scale, scale);
  context.translate(-x, -y);
  context.drawImage(to, 0, 0);
  context.restore();
};
