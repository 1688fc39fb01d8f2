/** The board that what is taught stands on, with its ledge and chalk. */
import { css, hex, mix } from '../../color/color';
import type { Context } from '../../film/film';
import { type Box, inset } from '../../geometry';
import type { ActScene } from '../act';
import { card, dim, rounded, shortOf, WHITE } from '../pen';

export function drawBoard(context: Context, scene: ActScene, { x, y, width, height }: Box): void {
  const { palette } = scene.setting;
  const short = shortOf(scene);
  const edge = short * 0.018;
  const frame = mix(hex('#b98a55'), palette.to, 0.12);
  card(context, { x, y, width, height }, short * 0.02, css(frame), dim(scene), short * 0.05);
  const board = inset({ x, y, width, height }, { top: edge, bottom: edge, left: edge, right: edge });
  rounded(context, board, short * 0.01, css(palette.card));
  const shine = context.createLinearGradient(board.x, board.y, board.x + board.width, board.y + board.height);
  shine.addColorStop(0, css(palette.dark ? palette.card : WHITE, 0.4));
  shine.addColorStop(0.5, css(palette.card, 0));
  rounded(context, board, short * 0.01, '#0000');
  context.fillStyle = shine;
  context.fill();
  // The ledge, with chalk of all colours.
  rounded(
    context,
    { x: x + width * 0.12, y: y + height - edge * 0.2, width: width * 0.76, height: edge * 1.1 },
    edge,
    css(mix(frame, hex('#2a1608'), 0.35)),
  );
  for (const [order, color] of ['#ffffff', '#f5c542', '#6ac0f0', '#f08aa0'].entries())
    rounded(
      context,
      { x: x + width * (0.6 + order * 0.06), y: y + height - edge * 0.85, width: width * 0.045, height: edge * 0.7 },
      3,
      color,
    );
}
