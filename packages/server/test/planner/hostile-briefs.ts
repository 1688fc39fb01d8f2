/**
 * Makes briefs whose only purpose is to keep the planner busy: every class of character and every short token that its
 * expressions know, repeated to the full length, alone, between words, at the ends of words and lines, and behind whatever
 * opens something that is never closed.
 */
const CHARACTERS = [
  ...'aZéßñıİ0٣%$€.,;:!?…·•*-–—_/\\|&+=#@~^`\'"“”„«»’()[]{}<>「」『』（）、。，；：！？・ー※①→👉🎉✅★♪©日はをがパンค글عומवеΩ؟،؛',
  '\u{1F1E6}',
  '\uFE0F',
  '\u200D',
  '\u0301',
  '\u00A0',
  '\u3000',
  '\t',
  '\n',
  ' ',
  '\u0000',
];

const TOKENS = [
  ...'and|or|the|of|with|is|in|when|that|call|book|free|from|St.|Dr.|lun.|a.m.|9 am|10:30|12.5|1,000|£5|5%|555 0142|+44 20'.split(
    '|',
  ),
  ...'a@b.co|a.co|abcd.co Ab|www.a.co|https://a.co/?q=1|#tag|**b**|*i*|`c`|[a](https://b.co)|<br>|<p a="b">|&amp;|[mock:x]'.split(
    '|',
  ),
  ...'> q|# h\n|- x\n|1. x\n|1) |Before: |After: |make a video about |use a |explain it to |tone: |cta: |Monday|5 High Street'.split(
    '|',
  ),
  ...'Ahornstraße 5|“so good”|(haha)|thanks |hi |PS |steps|A B C|NASA|iPhone|x-y|x/y|30 €|ください|から|的|(|##|##  x|<p |[mock:|[a](http:'.split(
    '|',
  ),
];

/** What stands around one piece of repeated text. */
const AROUND: readonly ((piece: string) => string)[] = [
  (piece) => piece,
  (piece) => `${piece} `,
  (piece) => `word${piece} `,
  (piece) => `word ${piece} `,
  (piece) => `Ab ${piece} `,
  (piece) => `1${piece} `,
  (piece) => `${piece}\n`,
  (piece) => `${piece}, `,
];
/** What follows something that is opened once. */
const RUNS = ['a', 'word ', '1', ' ', 'A', '.', '-', '日'];

/** At most so many code points of a piece repeated, after `opening`. */
const filled = (opening: string, piece: string, length: number): string =>
  [...`${opening}${piece.repeat(Math.ceil(length / [...piece].length))}`].slice(0, length).join('');

/** All of them, a few thousand, each of `length` code points. */
export const hostileBriefs = (length: number): readonly string[] =>
  [...CHARACTERS, ...TOKENS].flatMap((piece) => [
    ...AROUND.map((around) => filled('', around(piece), length)),
    ...RUNS.map((run) => filled(piece, run, length)),
  ]);
