/** A brief between its marks: names, streets and towns stand between two of them. */

import { remembering } from '../../../wording/remembering';

/** What stands between two marks of a brief. */
export interface Piece {
  readonly text: string;
  /** The mark that stands before it, and the one behind. */
  readonly opens: string;
  readonly closes: string;
}

const MARKS =
  /\s?[,;:、。|(（)）]\s*|\s?[★☆◆■●【】]\s*|\n[\s*•·–—-]*|(?<!(?:^|[\s(])\p{Lu}\p{L}{0,2})[.!?]["”»]?(?:\s+|$)|\s[-–—]\s/gu;
/** Characters of a brief that are looked at: a name stands early, or with its street. */
export const MOST_LOOKED_AT = 2000;

/** Several steps look for a name among them. */
export const piecesOf = remembering((brief: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let [at, opens] = [0, '\n'];
  const text = `${brief.slice(0, MOST_LOOKED_AT)}\n`;
  for (const { index, 0: mark } of text.matchAll(MARKS)) {
    const closes = mark.trim() === '' ? '\n' : mark.trim();
    const piece = text.slice(at, index).trim();
    if (piece !== '') pieces.push({ text: piece, opens, closes });
    [at, opens] = [index + mark.length, closes];
  }
  return pieces;
});

export const isEnd = (mark: string): boolean => /^[\n.!?。★☆◆■●【】]/u.test(mark);
