/** Two sides: the old one on a quiet card, the new one on an accent card. Beside each other when the frame is wide. */
import type { Rgb } from '../color/color';
import { card, columns } from '../layout/box-parts';
import { column } from '../layout/fit';
import type { Part } from '../layout/part';
import type { Copy } from '../text/copy';
import { type BeatInput, type BeatLayout, bodyStyle, compose, headline, headlineStyle, text } from './beat';

interface Side {
  readonly name: string;
  readonly lines: readonly string[];
}

const named = (line: string): Side => {
  const [, name, rest] = /^([^:：]{1,28})(?::\s+|：\s*)(.+)$/u.exec(line) ?? [];
  return name === undefined || rest === undefined ? { name: line, lines: [] } : { name, lines: [rest] };
};

const halves = (lines: readonly string[]): [Side, Side] => {
  const middle = Math.ceil(lines.length / 2);
  const side = (half: readonly string[]): Side => {
    const [first = '', ...rest] = half;
    const head = named(first);
    return { name: head.name, lines: [...head.lines, ...rest] };
  };
  return [side(lines.slice(0, middle)), side(lines.slice(middle))];
};

/** Which headline and which two sides the copy holds. */
export function readSides(copy: Copy): { headline?: string; sides: [Side, Side] } {
  const versus = /^(.+?)\s+(?:vs\.?|versus)\s+(.+)$/iu;
  const [only = ''] = copy.lines;
  const [, left, right] = versus.exec(only) ?? [];
  if (copy.lines.length === 1 && left !== undefined && right !== undefined) {
    return { headline: copy.headline, sides: [named(left), named(right)] };
  }
  // The headline is itself a side when it is labelled like one, or when there is only one other line.
  if (copy.lines.length === 1 || /^(?:before|old|then|without)\b[^:]{0,14}:/iu.test(copy.headline)) {
    return { sides: halves([copy.headline, ...copy.lines]) };
  }
  if (copy.lines.length >= 2) return { headline: copy.headline, sides: halves(copy.lines) };
  const [, first = copy.headline, second = ''] = versus.exec(copy.headline) ?? [];
  return { sides: [named(first), named(second)] };
}

function sideCard(
  input: BeatInput,
  side: Side,
  group: string,
  colors: { fill: Rgb; ink: Rgb; soft: Rgb },
  gap?: number,
): Part {
  const { setting } = input;
  const inner = column(
    [
      text(setting, {
        text: side.name,
        style: headlineStyle(setting, side.name, side.lines.length === 0 ? 0.72 : 0.54),
        color: colors.ink,
        align: 'start',
        group,
      }),
      ...side.lines.map((line) =>
        text(setting, {
          text: line,
          style: bodyStyle(setting, 5.4),
          color: colors.soft,
          align: 'start',
          group,
          gap: 1.6,
        }),
      ),
    ],
    setting.unit,
  );
  return card(inner, setting.unit, {
    fill: colors.fill,
    padX: 4,
    padY: 4.2,
    radius: 3,
    wide: true,
    group,
    ...(gap === undefined ? {} : { gap }),
  });
}

export const comparison: BeatLayout = (input) => {
  const { copy, setting } = input;
  const { palette, size } = setting;
  const { headline: top, sides } = readSides(copy);
  const wide = size.width > size.height * 1.15;
  const quiet = { fill: palette.card, ink: palette.soft, soft: palette.soft };
  const loud = { fill: palette.accent, ink: palette.onAccent, soft: palette.onAccent };
  const first = sideCard(input, sides[0], 'left', quiet, 5);
  const second = sideCard(input, sides[1], 'right', loud, wide ? 5 : 2.6);
  return compose(
    input,
    [
      ...(top === undefined
        ? []
        : [headline({ ...input, copy: { ...copy, headline: top } }, { factor: 0.74, plain: true })]),
      ...(wide ? [columns([first, second], setting.unit, 2.6, 5)] : [first, second]),
    ],
    { down: 'center' },
  );
};
