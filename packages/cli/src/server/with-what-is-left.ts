/** What a command says of a state that was replaced: what came along with it, and what the server could not clear of the one before. */
import { inOnePiece } from '../terminal-text';

export const withWhatIsLeft = (said: string, answer: unknown): string => {
  const { not_cleared: left, came_along: along = [] } = answer as {
    readonly not_cleared?: string;
    readonly came_along?: readonly string[];
  };
  return [said, ...along.map(inOnePiece), ...(left === undefined ? [] : [inOnePiece(left)])].join(' ');
};
