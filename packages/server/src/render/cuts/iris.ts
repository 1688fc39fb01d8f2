/** A circle opens onto the next scene, with a rim of light. */
import { css } from '../color/color';
import { easeInOut } from '../film/curve';
import type { Cut } from './cut';

export const iris: Cut = ({ context, from, to, size, progress, palette, random }) => {
  // Near the foot, and at one side: its first dot would be a hole in whoever looks into the camera.
  const [side, up] = [random(), random()];
  const [x, y] = [
    size.width * (side < 0.5 ? 0.16 + side * 0.2 : 0.74 + (side - 0.5) * 0.2),
    size.height * (0.76 + up * 0.08),
  ];
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
