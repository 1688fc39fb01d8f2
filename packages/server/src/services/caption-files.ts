/** What is spoken in a video as files of captions, made from the times of its words. Pure. */

/** As `NAME.words.json` has them. */
export interface TimedWords {
  readonly language: string;
  readonly words: readonly {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    readonly scene: number;
  }[];
}

type Word = TimedWords['words'][number];

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** Characters of a line; those of scripts without spaces are twice as wide. */
const LINE = 38;
const WIDE_LINE = 20;
const MOST_LINES = 2;
/** A pause that ends a cue, and how long a cue stays when nothing follows. */
const PAUSE = 0.7;
const STAY = 0.4;
const LEAST = 0.8;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** What a sentence may begin with: "Dockstr. 12" is one. */
const BEGINS = /^[^\p{Ll}\p{N}]/u;
/**
 * Texts, not an expression as it is: the build writes letters of a text as escapes, and one letter beyond Latin makes Node hold and
 * read the whole file at twice its size, at every start.
 */
const STOPS = '.!?…。！？؟';
const CLOSING = '"”»」』)';
const ENDS = new RegExp(`[${STOPS}][${CLOSING}]?$`, 'u');

const isWide = ({ words }: TimedWords): boolean =>
  words.filter(({ text }) => WIDE.test(text)).length * 2 > words.length;

const joined = (before: string, word: string, wide: boolean): string =>
  before === ''
    ? word
    : `${before}${wide && (WIDE.test(before.at(-1) ?? '') || WIDE.test(word[0] ?? '')) ? '' : ' '}${word}`;

/** Lines of about the same length. */
const brokenIn = (words: readonly Word[], wide: boolean): string[] => {
  const most = wide ? WIDE_LINE : LINE;
  const whole = words.reduce((text, word) => joined(text, word.text, wide), '');
  if ([...whole].length <= most) return [whole];
  let best: readonly [number, string[]] = [Number.POSITIVE_INFINITY, [whole]];
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at), words.slice(at)].map((part) =>
      part.reduce((text, word) => joined(text, word.text, wide), ''),
    );
    const longest = Math.max(...lines.map((line) => [...line].length));
    if (longest < best[0]) best = [longest, lines];
  }
  return best[1];
};

const cuesOf = (timed: TimedWords): Cue[] => {
  const wide = isWide(timed);
  const most = (wide ? WIDE_LINE : LINE) * MOST_LINES;
  const groups: Word[][] = [];
  for (const word of timed.words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const length = [...(group ?? []), word].reduce((sum, { text }) => sum + [...text].length + (wide ? 0 : 1), 0);
    const goesOn =
      last !== undefined &&
      last.scene === word.scene &&
      word.start - last.end < PAUSE &&
      !(ENDS.test(last.text) && BEGINS.test(word.text)) &&
      length <= most;
    if (goesOn) group?.push(word);
    else groups.push([word]);
  }
  return groups.map((words, index) => {
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    const next = groups[index + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY;
    return { start, end: Math.min(next, Math.max(end + STAY, start + LEAST)), lines: brokenIn(words, wide) };
  });
};

const two = (value: number, digits = 2): string => String(value).padStart(digits, '0');

const clock = (seconds: number, mark: ',' | '.'): string => {
  const all = Math.round(seconds * 1000);
  const [hours, minutes, rest] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, all % 60_000];
  return `${two(hours)}:${two(minutes)}:${two(Math.floor(rest / 1000))}${mark}${two(rest % 1000, 3)}`;
};

export const toSrt = (timed: TimedWords): string =>
  cuesOf(timed)
    .map(({ start, end, lines }, at) => `${at + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${lines.join('\n')}\n`)
    .join('\n');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const toVtt = (timed: TimedWords): string =>
  [
    'WEBVTT\n',
    ...cuesOf(timed).map(
      ({ start, end, lines }) => `${clock(start, '.')} --> ${clock(end, '.')}\n${lines.map(escaped).join('\n')}\n`,
    ),
  ].join('\n');
