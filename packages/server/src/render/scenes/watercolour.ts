/** What makes a picture a watercolour: paper, washes that hide what is behind, glazes whose edges run, and blooms. */
import { css, mix } from '../color/color';
import type { Context, Layer } from '../film/film';
import type { Setting } from '../film/setting';
import { randomFor } from '../random';
import { over } from './over';

/** Paper with a first pale wash on it, which hides the video's own light. */
export const sheetOfPaper = (setting: Setting): Layer =>
  over(setting, (context) => {
    const { size, palette } = setting;
    const wash = context.createLinearGradient(0, 0, size.width * 0.3, size.height);
    wash.addColorStop(0, css(mix(palette.from, palette.accent2, 0.22)));
    wash.addColorStop(0.5, css(palette.from));
    wash.addColorStop(1, css(mix(palette.from, palette.accent, 0.12)));
    context.fillStyle = wash;
    context.fillRect(0, 0, size.width, size.height);
  });

/** Where the water stood: pale blooms with an uneven edge, a little darker where they dried. */
export const pools = (setting: Setting): Layer =>
  over(setting, (context) => {
    const { size, unit, palette } = setting;
    const random = randomFor(setting.seed, 'pools');
    for (let pool = 0; pool < 7; pool += 1) {
      const [x, y, radius] = [random() * size.width, random() * size.height * 0.6, unit * (9 + random() * 20)];
      const color = [palette.accent2, palette.accent, palette.glow][pool % 3] ?? palette.accent;
      const phase = random() * 6.3;
      context.beginPath();
      for (let turn = 0; turn < 6.3; turn += 0.15) {
        const reach = radius * (1 + 0.12 * Math.sin(turn * 3 + phase) + 0.06 * Math.sin(turn * 7 + phase * 2));
        context.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.8);
      }
      context.closePath();
      context.fillStyle = css(color, 0.05);
      context.fill();
      context.strokeStyle = css(color, 0.07);
      context.lineWidth = unit * 0.5;
      context.stroke();
    }
  });

/** A wash that hides what is behind it, then thin glazes a little beside it, so that edges run. */
export const glazed =
  (setting: Setting) =>
  (context: Context, paint: () => void, at: number): void => {
    const random = randomFor(setting.seed, `glaze ${at}`);
    for (let glaze = 0; glaze < 3; glaze += 1) {
      context.save();
      context.globalAlpha = glaze === 0 ? 0.92 : 0.3;
      const away = glaze === 0 ? 0 : setting.unit;
      context.translate((random() - 0.5) * away * 2.4, (random() - 0.5) * away * 1.8);
      context.filter = glaze === 0 ? `blur(${(setting.unit * 0.3).toFixed(1)}px)` : 'none';
      paint();
      context.restore();
    }
  };
