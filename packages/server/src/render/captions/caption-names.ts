/** The captions that there are, each with what is seen of it. Data alone: whoever only needs the names draws nothing. */
import type { Route } from '@vid/sdk/contract';

export const CAPTION_TEXTS = {
  word: 'one word at a time, large, as it is said',
  karaoke: 'up to two lines that fill with colour while they are said',
  pill: 'a pill of colour that jumps from word to word',
  lines: 'two plain lines, whose words come as they are said',
  kinetic: 'large and small words that spring into place, the one that counts in colour',
  boxed: 'each word on a label of its own, the one that is said in colour',
  gradient: 'a few large words in a run of colours, which pop up as they are said',
  bar: 'subtitles on a dark bar, the word that is said in colour',
} as const;
export type CaptionName = keyof typeof CAPTION_TEXTS;
export const CAPTION_NAMES = Object.keys(CAPTION_TEXTS) as [CaptionName, ...CaptionName[]];

/** What turns captions off. */
const NO_CAPTIONS = ['none', 'off'] as const;

/** What may be chosen: a style, or none. */
export const CAPTION_CHOICES = [...CAPTION_NAMES, ...NO_CAPTIONS] as const;
export type CaptionChoice = (typeof CAPTION_CHOICES)[number];

/** Formats in which somebody talks to viewers whose sound is often off. */
const OF_ROUTE: Partial<Record<Route, CaptionName>> = {
  narrator: 'lines',
  'ugc-ad': 'boxed',
  testimonial: 'karaoke',
  'walk-talk': 'pill',
  short: 'word',
  'youtube-short': 'kinetic',
};

/** The captions of a film in which somebody speaks; undefined where none are drawn. */
export function captionsOf(choice: CaptionChoice | undefined, route: Route | undefined): CaptionName | undefined {
  if (choice === undefined) return route === undefined ? undefined : OF_ROUTE[route];
  return choice === 'none' || choice === 'off' ? undefined : choice;
}
