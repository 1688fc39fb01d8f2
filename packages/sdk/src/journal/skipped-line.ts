import type { SkipReason } from './journal-line';

/** A line of a journal's file that tells nothing of a render, or the place where the file turned out to be another one. */
export interface SkippedLine {
  /** The journal's file. */
  readonly path: string;
  /** Its number, from 1. */
  readonly line: number;
  /**
   * `torn`: no JSON. `malformed`: a step of a render without what that needs. `foreign`: of another kind, such as another
   * program keeps beside. `rotated`: the file is another one than before and is read anew; what was known stays known.
   */
  readonly reason: SkipReason;
}

/** Says in one warning of the process what was skipped; no line is quoted, since nobody knows what is in it. */
export const warnOfSkipped = (path: string, skipped: readonly SkippedLine[]): void => {
  const lines = skipped.filter(({ reason }) => reason !== 'rotated');
  const shown = lines.slice(0, 5).map(({ line, reason }) => `${line} (${reason})`);
  if (lines.length > shown.length) shown.push(`${lines.length - shown.length} more`);
  const parts = [
    ...(lines.length < skipped.length ? ['the file is another one than before and was read anew'] : []),
    ...(lines.length > 0 ? [`lines that tell of no render were skipped: ${shown.join(', ')}`] : []),
  ];
  process.emitWarning(`The journal ${path}: ${parts.join('; ')}`, {
    type: 'VidWarning',
    code: 'VID_JOURNAL_SKIPPED',
    detail: 'A render that only such a line tells of is not known. Renders of this process stay known.',
  });
};
