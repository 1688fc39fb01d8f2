/** What a scene shows: a layout and its lines, the headline first. */
import type { Beat } from '../structure/slot';

export interface Copy {
  readonly beat: Beat;
  readonly lines: readonly string[];
}

/** Lines without blanks and repeats. */
export const uniqueLines = (lines: readonly string[]): string[] => {
  const seen = new Set<string>();
  return lines.filter((line) => line !== '' && !seen.has(line.toLowerCase()) && Boolean(seen.add(line.toLowerCase())));
};
