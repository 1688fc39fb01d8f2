/** "Before: …" and "After: …", "Wrong: …" and "Right: …": what is compared. */
import { remembering } from '../../../wording/remembering';
import { BESIDE_NUMBERS } from '../languages/numbers';

export interface SideStart {
  readonly side: 'before' | 'after';
  readonly at: number;
}

/** What follows the name of a side. */
const COLON = /^\s?[:：=]/u;

/** Where sides begin in a text: their names with a colon. */
export const sideStarts = remembering((text: string): readonly SideStart[] =>
  (['before', 'after'] as const)
    .flatMap((side) =>
      BESIDE_NUMBERS[side]
        .all(text)
        .filter(({ end }) => COLON.test(text.slice(end, end + 2)))
        .map(({ start }) => ({ side, at: start })),
    )
    .sort((a, b) => a.at - b.at),
);
