/** A headline as a poster has it: every line as large as its width allows. */
import { type BeatInput, type BeatLayout, bodyStyle, compose, headlineStyle, text } from '../beats/beat';
import { contrast, type Rgb } from '../color/color';
import type { Palette } from '../color/palettes';
import { emphasised, type TextStyle, typeset } from '../layout/type-setting';
import { countFlaws, type Line } from '../text/break-lines';

/** Sizes at which line breaks are tried, in units, the largest first. */
const TRIED = [34, 28, 23, 19, 16, 13.5, 11.5, 10] as const;
/** A line is at most so large, in units, and all together take so much of their room. */
const LARGEST = 36;
const TAKES = { alone: 0.86, withLines: 0.66 } as const;
/** What of the width a line fills: letters reach beyond their measure. */
const FILLS = 0.95;
const REFERENCE = 100;

interface Stack {
  readonly lines: readonly Line[];
  /** In units. */
  readonly sizes: readonly number[];
  readonly flaws: number;
}

/** The lines with the most type in them that break well. */
function stackOf({ copy, setting }: BeatInput, style: TextStyle): Stack | undefined {
  const { safe, unit } = setting;
  const set = typeset({ text: copy.headline, style, color: setting.palette.ink }, setting);
  const room = (safe.height * (copy.lines.length === 0 ? TAKES.alone : TAKES.withLines)) / unit;
  const stacks = TRIED.map((tried): Stack => {
    const { lines } = set.setIn(safe.width, tried * unit);
    const wide = lines.map(
      (line) => (safe.width * FILLS * REFERENCE) / Math.max(1, set.widthOf(line, REFERENCE)) / unit,
    );
    const capped = wide.map((size) => Math.min(size, LARGEST));
    const high = capped.reduce((sum, size) => sum + size * set.leading, 0);
    return { lines, sizes: capped.map((size) => size * Math.min(1, room / high)), flaws: countFlaws(lines) };
  });
  const heights = (stack: Stack): number => stack.sizes.reduce((sum, size) => sum + size, 0);
  const least = Math.min(...stacks.map(({ flaws }) => flaws));
  return stacks
    .filter(({ flaws }) => flaws === least)
    .reduce<Stack | undefined>(
      (best, one) => (best === undefined || heights(one) > heights(best) ? one : best),
      undefined,
    );
}

/** Contrast that lights of a ground, and what the finish darkens, leave readable. */
export const READ_ON_LIGHTS = 5.2;

/** The colour of the line that matters most: one that can be read on all of the ground and its light, else that of the others. */
export const chosenColor = ({ accent, accent2, ink, from, to, glow }: Palette): Rgb =>
  [accent, accent2].find((color) => [from, to, glow].every((ground) => contrast(color, ground) >= READ_ON_LIGHTS)) ??
  ink;

export const stacked: BeatLayout = (input) => {
  const { copy, setting } = input;
  const { palette } = setting;
  const style = headlineStyle(setting, copy.headline);
  const stack = stackOf(input, style);
  const chosen = stack === undefined ? -1 : emphasised(stack.lines);
  const headline = (stack?.lines ?? []).map((line, at) =>
    text(setting, {
      text: line.text,
      style: { ...style, size: stack?.sizes[at] ?? style.size, leading: Math.min(style.leading, 1.02) },
      color: at === chosen ? chosenColor(palette) : palette.ink,
      masked: true,
      preferLines: 1,
    }),
  );
  return compose(
    input,
    [
      ...headline,
      ...copy.lines.map((line, at) =>
        text(setting, { text: line, style: bodyStyle(setting, 5.8, 600), color: palette.ink, gap: at === 0 ? 4 : 1.6 }),
      ),
    ],
    { grows: false },
  );
};
