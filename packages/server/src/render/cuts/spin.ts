/** Both pictures turn past the camera on one axis. */
import { easeInOut } from '../film/curve';
import type { Cut, CutInput } from './cut';

const turned = (
  { context, size }: CutInput,
  picture: CutInput['from'],
  angle: number,
  scale: number,
  alpha: number,
): void => {
  context.save();
  context.globalAlpha = alpha;
  context.translate(size.width / 2, size.height / 2);
  context.rotate(angle);
  context.scale(scale, scale);
  context.drawImage(picture, -size.width / 2, -size.height / 2);
  context.restore();
};

export const spin: Cut = (input) => {
  const { from, to, progress, random } = input;
  const side = random() < 0.5 ? -1 : 1;
  const eased = easeInOut(progress);
  const bulge = 1 + 0.75 * Math.sin(Math.PI * progress);
  const [picture, angle] = progress < 0.5 ? [from, eased * 0.6 * side] : [to, (eased - 1) * 0.6 * side];
  for (const [lag, alpha] of [
    [0, 1],
    [0.05, 0.45],
    [0.1, 0.28],
  ] as const)
    turned(input, picture, angle - lag * side * Math.sin(Math.PI * progress), bulge, alpha);
};
