import { css } from '../../color/color';
import { keys, sum, sway } from '../../film/curve';
import type { Layer } from '../../film/film';
import { type Box, clamp } from '../../geometry';
import type { ActScene } from '../act';
import { BLACK, lively, pointer, shortOf, WHITE } from '../pen';
import type { Page } from './page';

/** Where the pointer goes: it scrolls beside the page, then to the picture, or to the button and clicks it. */
export function mouse(scene: ActScene, { view }: Page, button: Box | undefined, shown: Box): Layer {
  const { from, setting } = scene;
  const short = shortOf(scene);
  const end = Math.max(from + 1.6, Math.min(setting.seconds, scene.span.until));
  const goal =
    button === undefined
      ? { x: shown.x + shown.width * 0.78, y: shown.y + shown.height * 0.7 }
      : { x: button.x + button.width * 0.86, y: button.y + button.height * 0.72 };
  const start = { x: view.x + view.width * (scene.rightToLeft ? 0.07 : 0.93), y: view.y + view.height * 0.86 };
  const at = button === undefined ? from + (end - from) * 0.45 : Math.min(from + 1.1, end - 0.9);
  const x = sum(
    keys(
      { at: from - 0.3, value: start.x },
      { at, value: start.x + (goal.x - start.x) * 0.12 },
      { at: at + 0.6, value: goal.x },
    ),
    sway(short * 0.006, 2.3),
  );
  const y = sum(
    keys(
      { at: from - 0.3, value: start.y },
      { at: from + 0.8, value: start.y - short * 0.2 },
      { at, value: start.y - short * 0.24 },
      { at: at + 0.6, value: goal.y },
    ),
    sway(short * 0.005, 1.9),
  );
  return lively(
    scene,
    { x: 0, y: 0, ...setting.size },
    (context, seconds) => {
      const since = seconds - at - 0.75;
      const press = since > 0 && since < 0.22 ? 1 - 0.18 * Math.sin((since / 0.22) * Math.PI) : 1;
      const [px, py] = [x(seconds), y(seconds)];
      if (since > 0.06 && since < 0.6) {
        context.strokeStyle = css(setting.palette.dark ? WHITE : BLACK, 0.5 * (1 - since / 0.6));
        context.lineWidth = short * 0.006;
        context.beginPath();
        context.arc(px, py, short * 0.12 * clamp(since / 0.6, 0, 1), 0, Math.PI * 2);
        context.stroke();
      }
      pointer(context, px, py, short * 0.06 * press);
    },
    { plane: 'front' },
  );
}
