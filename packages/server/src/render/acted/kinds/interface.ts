/** A screen on which it is done: an address is typed and a button clicked, or steps are gone through one by one. */
import type { InterfaceFacts } from '../../../acting/read/interface-facts';
import { css, mix } from '../../color/color';
import { easeOut, keys, spring } from '../../film/curve';
import type { Layer, Move } from '../../film/film';
import type { Box } from '../../geometry';
import { disc, fitted, painted, rounded } from '../../routes/pen';
import { shapeOf } from '../../stage/composition';
import { cursor, type Press } from '../pieces/cursor';
import { type Device, laptop, phone } from '../pieces/device';
import { sounds } from '../pieces/sounds';
import { tick } from '../pieces/strokes';
import { typed } from '../pieces/typed';
import { write } from '../pieces/write';
import type { SceneAct } from '../scene-act';
import { type Sheet, within } from '../sheet';
import { stepsOnScreen } from './interface-steps';

const isPhone = ({ card }: Pick<Sheet, 'card'>): boolean => card.height > card.width;
/** In tall frames its lower end is cut off. */
const isTallFrame = ({ setting: { size } }: Pick<Sheet, 'setting'>): boolean => shapeOf(size) === 'tall';
const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function page(facts: InterfaceFacts, sheet: Sheet, { screen, round }: Device): Layer[] {
  const { inks, time, setting, cast } = sheet;
  const { unit } = setting;
  const tall = isPhone(sheet);
  const on = (x: number, y: number, width: number, height: number): Box => within(sheet, screen, x, y, width, height);
  const bar = tall ? { top: 0.085, high: 0.075 } : { top: 0.025, high: 0.115 };
  const field = on(tall ? 0.06 : 0.13, bar.top + bar.high * 0.12, tall ? 0.88 : 0.74, bar.high * 0.76);
  const photo = tall ? on(0.06, 0.185, 0.88, 0.34) : on(0.045, 0.2, 0.42, 0.72);
  const lines = tall ? on(0.06, 0.56, 0.88, 0.2) : on(0.51, 0.23, 0.44, 0.3);
  const button = tall ? on(0.06, 0.8, 0.88, 0.115) : on(0.51, 0.64, 0.44, 0.22);
  const ground = painted(sheet, screen, (context) => {
    context.beginPath();
    context.roundRect(screen.x, screen.y, screen.width, screen.height, round);
    context.clip();
    if (!tall) {
      context.fillStyle = css(inks.field);
      context.fillRect(screen.x, screen.y, screen.width, screen.height * 0.16);
      for (const [order, color] of ['#ff6058', '#ffbd2e', '#28c941'].entries()) {
        const spot = on(0.025 + order * 0.024, 0.075, 0.016, 0.02);
        disc(context, spot.x + spot.width / 2, spot.y + spot.height / 2, screen.width * 0.008, color);
      }
    }
    rounded(context, field, field.height / 2, css(tall ? inks.field : inks.paper));
    const lock = { width: field.height * 0.24, height: field.height * 0.22 };
    const seat = within(sheet, field, 0, 0.42, (field.height * 0.8) / field.width, 0.3);
    rounded(context, { x: middleOf(seat).x - lock.width / 2, y: seat.y, ...lock }, 2, css(inks.soft));
    context.strokeStyle = css(inks.soft);
    context.lineWidth = Math.max(1, unit * 0.22);
    context.beginPath();
    context.arc(middleOf(seat).x, seat.y, lock.width * 0.32, Math.PI, 0);
    context.stroke();
  });
  const opens = time.from + 0.95;
  const loaded: Move = {
    alpha: keys({ at: opens, value: 0 }, { at: opens + 0.25, value: 1 }),
    y: keys({ at: opens, value: unit * 3 }, { at: opens + 0.5, value: 0, ease: easeOut }),
  };
  const picture = painted(
    sheet,
    screen,
    (context) => {
      const down = context.createLinearGradient(photo.x, photo.y, photo.x + photo.width, photo.y + photo.height);
      down.addColorStop(0, css(mix(inks.paper, inks.fill, 0.16)));
      down.addColorStop(1, css(mix(inks.paper, inks.fill, 0.42)));
      rounded(context, photo, unit * 1.6, '#0000');
      context.fillStyle = down;
      context.fill();
      if (cast !== undefined)
        fitted(context, cast.hero, {
          x: photo.x + photo.width * 0.1,
          y: photo.y + photo.height * 0.1,
          width: photo.width * 0.8,
          height: photo.height * 0.8,
        });
      for (const [order, share] of [0.82, 0.64, 0.74].entries()) {
        const row = within(sheet, lines, 0, 0.08 + order * 0.34, share, order === 0 ? 0.2 : 0.13);
        rounded(context, row, row.height, css(inks.ink, order === 0 ? 0.75 : 0.2));
      }
    },
    { move: loaded },
  );
  const press = time.key;
  const pressed = {
    scale: keys(
      { at: press - 0.06, value: 1 },
      { at: press + 0.04, value: 0.94 },
      { at: press + 0.3, value: 1, ease: spring(0.5) },
    ),
  };
  const action = facts.action ?? '';
  const act = painted(sheet, button, (context) => rounded(context, button, button.height * 0.32, css(inks.fill)), {
    move: { ...loaded, ...pressed },
  });
  const arrow =
    action === ''
      ? [
          tick(
            sheet,
            {
              x: middleOf(button).x - button.height * 0.2,
              y: button.y + button.height * 0.32,
              width: button.height * 0.4,
              height: button.height * 0.36,
            },
            { at: press + 0.1, color: inks.onFill, width: unit * 0.9 },
          ),
        ]
      : [];
  const label = write(sheet, {
    ...{
      text: action,
      box: {
        x: button.x + unit * 2,
        y: button.y + unit * 0.6,
        width: button.width - unit * 4,
        height: button.height - unit * 1.2,
      },
    },
    ...{ size: 7, weight: 700, color: inks.onFill, across: 'center', preferLines: 1, move: loaded },
  });
  const address = typed(sheet, {
    text: facts.address ?? '',
    box: within(sheet, field, (field.height * 0.8) / field.width, 0.06, 1 - (field.height * 1.2) / field.width, 0.88),
    ...{ size: 4.6, from: time.from + 0.25, until: opens - 0.05 },
  });
  const goal = middleOf(button);
  const point: Press = { x: goal.x + button.width * 0.38, y: goal.y + button.height * 0.34, at: press };
  return [
    ground,
    ...address,
    picture,
    sounds(act, 'pop', press),
    ...arrow,
    ...label,
    cursor(sheet, [point], tall ? 'finger' : 'mouse'),
  ];
}

function draw(facts: InterfaceFacts, sheet: Sheet): Layer[] {
  const device = isPhone(sheet) ? phone(sheet, isTallFrame(sheet)) : laptop(sheet);
  return [
    device.body,
    ...(facts.address === undefined ? stepsOnScreen(facts.steps, sheet, device) : page(facts, sheet, device)),
  ];
}

export const interfaceAct: SceneAct<InterfaceFacts> = {
  ratio: ({ address, said }, { shape }) =>
    shape === 'tall' ? (said.length === 0 ? 0.56 : 0.62) : address === undefined && shape === 'square' ? 0.66 : 1.5,
  near: ({ address, steps: all }, { shape }) => {
    if (address === undefined) return { x: 0.04, y: 0.97 - 1.6 / all.length, width: 0.92, height: 1.6 / all.length };
    return shape === 'tall'
      ? { x: 0.03, y: 0.5, width: 0.94, height: 0.48 }
      : { x: 0.47, y: 0.14, width: 0.46, height: 0.76 };
  },
  tilt: 0.012,
  hangs: true,
  draw,
};
