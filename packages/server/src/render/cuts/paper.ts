/** The picture is torn away like paper: a rough white edge runs across, with its shadow on what lies below. */
import { easeInOut } from '../film/curve';
import type { Context } from '../film/film';
import type { Cut } from './cut';

const TEETH = 34;

export const paper: Cut = ({ context, from, to, size, progress, random }) => {
  const { width, height } = size;
  const teeth = Array.from({ length: TEETH + 1 }, () => random());
  const edge = (1 - easeInOut(progress)) * height * 1.24 - height * 0.12;
  const slope = height * 0.12;
  const outline =
    (reach: number): ((context: Context) => void) =>
    (target) => {
      target.beginPath();
      target.moveTo(0, -10);
      target.lineTo(width, -10);
      for (let tooth = TEETH; tooth >= 0; tooth -= 1) {
        const across = tooth / TEETH;
        const rough = ((teeth[tooth] ?? 0.5) - 0.5) * height * 0.014;
        target.lineTo(across * width, edge + (across - 0.5) * slope + rough * (1 + reach) + reach * height * 0.012);
      }
      target.closePath();
    };
  context.drawImage(to, 0, 0);
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.45)';
  context.shadowBlur = height * 0.02;
  context.fillStyle = '#fffdf8';
  outline(1)(context);
  context.fill();
  context.restore();
  context.save();
  outline(0)(context);
  context.clip();
  context.drawImage(from, 0, (progress * progress * -height) / 14);
  context.restore();
};
