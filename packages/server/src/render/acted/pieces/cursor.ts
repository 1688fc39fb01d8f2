/** A hand that points: the arrow of a mouse, or a fingertip; it comes, presses, and leaves rings. */
import { css, hex } from '../../color/color';
import { easeInOut, easeOut, type Key, keys, sum, sway } from '../../film/curve';
import type { Layer } from '../../film/film';
import { disc, lively, pointer, WHITE } from '../../routes/pen';
import type { Sheet } from '../sheet';

export interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export function cursor(sheet: Sheet, presses: readonly Press[], kind: 'finger' | 'mouse'): Layer {
  const { card, setting, inks, time } = sheet;
  const { unit } = setting;
  const away = { x: card.x + card.width * 0.86, y: card.y + card.height * 1.08 };
  const along = (of: 'x' | 'y') => {
    const [first] = presses;
    const start: Key = { at: Math.min(time.from + 0.3, (first?.at ?? 1) - 0.7), value: away[of] };
    const rest = presses.flatMap((press): Key[] => [
      { at: press.at - 0.06, value: press[of], ease: easeInOut },
      { at: press.at + 0.2, value: press[of] },
    ]);
    return sum(keys(start, ...rest), sway(unit * 0.5, 2.3, of === 'x' ? 0 : 0.3));
  };
  const [x, y] = [along('x'), along('y')];
  const reach = { x: 0, y: 0, ...setting.size };
  return lively(sheet, reach, (context, seconds) => {
    const [px, py] = [x(seconds), y(seconds)];
    const pressed = Math.max(0, ...presses.map(({ at }) => 1 - Math.min(1, Math.abs(seconds - at) / 0.13)));
    for (const { at, ...spot } of presses) {
      const since = (seconds - at) / 0.6;
      if (since <= 0 || since >= 1) continue;
      context.strokeStyle = css(inks.fill, 0.8 * (1 - since));
      context.lineWidth = unit * 0.7;
      context.beginPath();
      context.arc(spot.x, spot.y, unit * (2 + 8 * easeOut(since)), 0, Math.PI * 2);
      context.stroke();
    }
    if (kind === 'mouse') {
      pointer(context, px, py, unit * (6.4 - pressed * 0.9));
      return;
    }
    disc(context, px, py, unit * (3.4 - 0.7 * pressed), css(hex('#16161c'), 0.36));
    context.strokeStyle = css(WHITE, 0.95);
    context.lineWidth = unit * 0.6;
    context.stroke();
  });
}
