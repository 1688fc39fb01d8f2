/** What a command says of a state that was replaced, with what the server could not clear of the one before. */
import { inOnePiece } from '../terminal-text';

export const withWhatIsLeft = (said: string, answer: unknown): string => {
  const { not_cleared: left } = answer as { readonly not_cleared?: string };
  return left === undefined ? said : `${said} ${inOnePiece(left)}`;
};
