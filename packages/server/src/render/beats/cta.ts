/** What to do now: headline, reasons, and the act itself as a button. The logo stands above it when there is one. */
import { card } from '../layout/box-parts';
import type { Part } from '../layout/part';
import { type BeatInput, type BeatLayout, bodyStyle, compose, headline, text } from './beat';
import { logoPart } from './logo';

const BUTTON_MOST = 44;

const ADDRESS = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$|^\+?[\d\s()-]{6,}$|^[\w.+-]+@[\w-]+\.[\w.]+$/u;

/** "Order now" labels a button; "with code BREW20" does not. */
const isLabel = (line: string | undefined): line is string =>
  line !== undefined && [...line].length <= 18 && !/\p{Nd}/u.test(line);

/** The address is the button, unless a label before it is; without an address the last short line is. */
function split(lines: readonly string[]): { before: readonly string[]; button?: string; after: readonly string[] } {
  const short = (line: string | undefined): line is string => line !== undefined && [...line].length <= BUTTON_MOST;
  const at = lines.findIndex((line) => ADDRESS.test(line) && short(line));
  const address = lines[at];
  const label = lines[at - 1];
  if (address !== undefined && isLabel(label))
    return { before: lines.slice(0, at - 1), button: label, after: lines.slice(at) };
  if (address !== undefined) return { before: lines.slice(0, at), button: address, after: lines.slice(at + 1) };
  const last = lines.at(-1);
  return short(last) ? { before: lines.slice(0, -1), button: last, after: [] } : { before: lines, after: [] };
}

/** Long addresses are set smaller, so that they stay in one line. */
const LONG_LABEL = 16;
const buttonSize = (label: string): number => ([...label].length > 24 ? 4.3 : [...label].length > LONG_LABEL ? 5 : 5.8);

const button = (input: BeatInput, label: string): Part => {
  const { setting } = input;
  const group = 'button';
  const words = text(setting, {
    text: label,
    style: { ...bodyStyle(setting, buttonSize(label), 700), leading: 1.2 },
    color: setting.palette.onAccent,
    align: 'center',
    group,
    preferLines: 1,
  });
  return card(words, setting.unit, { fill: setting.palette.accent, padX: 5, padY: 2.6, radius: 9, gap: 5, group });
};

/** An address at the end of a headline that is all there is becomes the button; a particle after it is left out. */
const INLINE =
  /^(.{2,40}?)[\s:：,–—-]+((?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?)\s*[.。!]?\s*[へまでに]{0,2}$/iu;

function withButton(input: BeatInput): BeatInput {
  const { copy } = input;
  if (copy.lines.length > 0) return input;
  const [, said, address] = INLINE.exec(copy.headline) ?? [];
  if (said === undefined || address === undefined) return input;
  return { ...input, copy: { ...copy, headline: said, lines: [address] } };
}

export const cta: BeatLayout = (given) => {
  const input = withButton(given);
  const { copy, setting, logo } = input;
  const { before, button: label, after } = split(copy.lines);
  const parts = [
    ...(logo === undefined ? [] : [logoPart(logo, setting, { width: 40, height: 20 })]),
    headline(input, { factor: 0.98, plain: label !== undefined, ...(logo === undefined ? {} : { gap: 5 }) }),
    ...before.map((line, index) =>
      text(setting, {
        text: line,
        style: bodyStyle(setting, 5.6),
        color: setting.palette.soft,
        gap: index === 0 ? 3.6 : 1.5,
      }),
    ),
    ...(label === undefined ? [] : [button(input, label)]),
    ...after.map((line) =>
      text(setting, { text: line, style: bodyStyle(setting, 5, 600), color: setting.palette.ink, gap: 3.2 }),
    ),
  ];
  return compose(input, parts, { down: setting.look.anchor === 'start' ? 'center' : setting.look.anchor });
};
