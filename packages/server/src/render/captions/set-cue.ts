/** Cues as they stand on the screen: each word in its place, from its own frame on. */
import type { Setting } from '../film/setting';
import { FPS } from '../output/frame-size';
import { cleanText } from '../text/clean-text';
import { curly } from '../text/curly';
import { cutWord } from '../text/cut-word';
import { isRightToLeft } from '../text/direction';
import type { CaptionStyle } from './caption-style';
import { emOf, type SetType, setType } from './caption-type';
import { between, type Cue, type CueWord, cuesOf, lineWidth, type Spacing } from './cues';
import { standApart } from './joint';
import type { SaidWord } from './said-word';
import type { SetCue, SetWord } from './set-word';
import { visualOrder } from './visual-order';

/** A word is set so much smaller before it is cut in two. */
const SMALLEST = 0.58;
/** How much wider than a line its pieces may be: few that are a little smaller are better than many. */
const PIECE = 1.25;
/** Seconds that a cue stays when nothing follows, and a pause in which it stays until the next. */
const STAY = 0.35;
const BRIDGED = 0.5;
/** And how long the last of a scene does: whoever has spoken would be looked at without a word. */
const LAST = 1.6;

const onFrame = (seconds: number): number => Math.round(seconds * FPS) / FPS;

/** Words measured, and those that are too long for any line cut in two; what is cut shares its time by its width. */
function measured(words: readonly SaidWord[], { language }: Setting, width: number, type: SetType): CueWord[] {
  return words.flatMap((word, index) => {
    const text = type.text(curly(cleanText(word.text), language));
    const apart = index === 0 || standApart(words[index - 1]?.text ?? '', word.text);
    const whole = type.measure(text);
    if (whole * SMALLEST <= width) return [{ ...word, text, width: whole, apart }];
    const pieces = cutWord(text, width * PIECE, type.measure, true).map((piece) => ({
      piece,
      wide: type.measure(piece),
    }));
    const total = pieces.reduce((sum, { wide }) => sum + wide, 0);
    let at = word.start;
    return pieces.map(({ piece, wide }, order) => {
      const start = at;
      at += ((word.end - word.start) * wide) / total;
      return { text: piece, start, end: at, width: wide, apart: order === 0 && apart };
    });
  });
}

function placeCue(
  { lines }: Cue,
  style: CaptionStyle,
  setting: Setting,
  width: number,
  type: SetType,
  spacing: Spacing,
): Omit<SetCue, 'until'> {
  const em = emOf(style.type, setting);
  const wanted = style.sizes?.(lines, width / em, spacing) ?? lines.map(() => 1);
  const sizes = lines.map((line, at) => em * Math.min(wanted[at] ?? 1, width / em / lineWidth(line, spacing)));
  const widest = Math.max(...lines.map((line, at) => lineWidth(line, spacing) * (sizes[at] ?? em)));
  let top = 0;
  const words = lines.flatMap((line, row) => {
    const size = sizes[row] ?? em;
    const height = size * type.leading;
    const baseline = top + (height + size * (type.above - type.below)) / 2;
    const order = visualOrder(
      line.map(({ text }) => text),
      type.rightToLeft,
    );
    let x = (widest - lineWidth(line, spacing) * size) / 2;
    const lefts = new Map<number, number>();
    for (const [at, index] of order.entries()) {
      const before = order[at - 1];
      // The space belongs to whichever of both is said later.
      if (before !== undefined) x += between(spacing, line[Math.max(before, index)]) * size;
      lefts.set(index, x);
      x += (line[index]?.width ?? 0) * size;
    }
    const placed = line.map((word, index): SetWord => {
      const [left, across] = [lefts.get(index) ?? 0, word.width * size];
      return {
        ...{ text: word.text, x: left, width: across, baseline, size, line: row },
        box: { x: left, y: baseline - type.above * size, width: across, height: (type.above + type.below) * size },
        start: onFrame(word.start),
        end: Math.max(onFrame(word.start) + 1 / FPS, word.end),
        rightToLeft: isRightToLeft(word.text, setting.language),
      };
    });
    top += height;
    return placed;
  });
  const ends = Math.max(...words.map(({ end }) => end));
  return { words, width: widest, height: top, size: em, from: words[0]?.start ?? 0, ends };
}

/** `width`: pixels that a line may take. */
export function setCues(words: readonly SaidWord[], style: CaptionStyle, setting: Setting, width: number): SetCue[] {
  const type = setType(style.type, setting, words.map(({ text }) => text).join(' '));
  const { gap = 0, close = 0 } = style.type;
  const spacing = { space: type.measure(' '), gap, close };
  const em = emOf(style.type, setting);
  const wide = width / em - 2 * (style.margin ?? 0);
  // A wide frame has room for what is said in one line, and none to spare above another.
  const isWide = setting.size.width > setting.size.height * 1.15;
  const { mostWords } = style.type;
  const mostLines = isWide && style.sizes === undefined ? 1 : style.type.mostLines;
  const cues = cuesOf(measured(words, setting, wide, type), { mostWords, mostLines, width: wide, spacing });
  const placed = cues.map((cue) => placeCue(cue, style, setting, wide * em, type, spacing));
  return placed.map((cue, at) => {
    const next = placed[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    const stays = at === placed.length - 1 ? LAST : STAY;
    const until = next - cue.ends < BRIDGED ? next : Math.min(cue.ends + stays, next);
    return { ...cue, until: Math.min(until, setting.seconds) };
  });
}
