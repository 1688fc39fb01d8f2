/** One thought, as large as it goes; what follows stands small below it. */
import { type BeatLayout, bodyStyle, compose, headline, text } from './beat';

export const hook: BeatLayout = (input) => {
  const { copy, setting } = input;
  return compose(input, [
    headline(input, { factor: 1.06 }),
    ...copy.lines.map((line, index) =>
      text(setting, {
        text: line,
        style: bodyStyle(setting, index === 0 ? 5.8 : 5),
        color: setting.palette.soft,
        gap: index === 0 ? 4.2 : 1.6,
      }),
    ),
  ]);
};

/** A chapter: like a hook, quieter. */
export const title: BeatLayout = (input) => {
  const { copy, setting } = input;
  return compose(input, [
    headline(input, { plain: true }),
    ...copy.lines.map((line, index) =>
      text(setting, {
        text: line,
        style: bodyStyle(setting, 5.6),
        color: setting.palette.soft,
        gap: index === 0 ? 3.6 : 1.6,
      }),
    ),
  ]);
};

/** A statement with its explanation. */
export const body: BeatLayout = (input) => {
  const { copy, setting } = input;
  return compose(input, [
    headline(input, { factor: copy.lines.length === 0 ? 0.95 : 0.8 }),
    ...copy.lines.map((line, index) =>
      text(setting, {
        text: line,
        style: bodyStyle(setting, 5.6),
        color: setting.palette.ink,
        gap: index === 0 ? 3.2 : 1.9,
      }),
    ),
  ]);
};
