/** What styles of captions have in common: when words come and go, and which of them counts. */

import { css, type Rgb } from '../../color/color';
import { easeOut, spring } from '../../film/curve';
import type { Context } from '../../film/film';
import type { Box } from '../../geometry';
import { clamp } from '../../geometry';
import type { SetCue, SetWord } from '../set-word';

/** A moment is a frame; what begins with it has begun. */
const INSTANT = 1e-4;
/** Seconds in which a cue goes that nothing follows at once. */
const GOES = 0.12;

export const hasBegun = ({ start }: Pick<SetWord, 'start'>, now: number): boolean => now >= start - INSTANT;

/** Which word is being said, or was last; -1 before the first. */
export const saidAt = ({ words }: SetCue, now: number): number => words.findLastIndex((word) => hasBegun(word, now));

/** 1 until the cue goes. */
export const presence = ({ ends, until }: SetCue, now: number): number =>
  until - ends < GOES * 2 ? 1 : clamp((until - now) / GOES, 0, 1);

/** From one size to the whole, over the goal and back; half seen at once, so that nothing comes late. */
export const pop = (since: number, from: number, seconds: number, bounce = 0.45) => ({
  alpha: clamp(0.75 + since / 0.1, 0, 1),
  scale: from + (1 - from) * spring(bounce)(clamp(since / seconds, 0, 1)),
});

/** 0 to 1, fast first. */
export const come = (since: number, seconds: number): number => easeOut(clamp(since / seconds, 0, 1));

/** How far a word is said, 0 to 1. */
export const sung = ({ start, end }: SetWord, now: number): number =>
  clamp((now - start + INSTANT) / (end - start), 0, 1);

/** The word that counts: a figure, else the longest. */
export function keyWord<Word extends { readonly text: string }>(words: readonly Word[]): Word | undefined {
  const figure = words.find(({ text }) => /[\p{Nd}\p{Sc}%]/u.test(text));
  if (figure !== undefined) return figure;
  const letters = ({ text }: Word): number => [...text].filter((letter) => /[\p{L}\p{M}]/u.test(letter)).length;
  const longest = words.reduce<Word | undefined>(
    (best, word) => (best === undefined || letters(word) > letters(best) ? word : best),
    undefined,
  );
  return longest === undefined || letters(longest) < 4 ? undefined : longest;
}

export const grown = ({ x, y, width, height }: Box, across: number, down: number): Box => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

export function panel(context: Context, { x, y, width, height }: Box, radius: number, color: Rgb, alpha = 1): void {
  context.fillStyle = css(color, alpha);
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(radius, height / 2, width / 2));
  context.fill();
}
