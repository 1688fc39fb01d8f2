/**
 * bash hands over `--quality=dr` as three words and replaces the last one only, because = and : break words there. This puts
 * words together and says how much of the last one bash will leave alone.
 */
export interface BashWords {
  readonly words: readonly string[];
  /** Characters at the beginning of the last word that must not be offered again. */
  readonly kept: number;
}

const isBreak = (piece: string | undefined): boolean => piece !== undefined && /^[=:]+$/.test(piece);

export const joinBashWords = (pieces: readonly string[]): BashWords => {
  const words: string[] = [];
  pieces.forEach((piece, at) => {
    const glued = at > 0 && (isBreak(piece) || isBreak(pieces[at - 1]));
    if (glued) words.push(`${words.pop() ?? ''}${piece}`);
    else words.push(piece);
  });
  const last = pieces.at(-1) ?? '';
  const whole = words.at(-1) ?? '';
  return { words, kept: isBreak(last) ? whole.length : whole.length - last.length };
};
