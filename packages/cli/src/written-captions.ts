/**
 * Which captions this program wrote, by their digests in the journal of renders: one that somebody has corrected since is his.
 * What can't be written down counts as somebody's.
 */
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { appendLine, readLines } from './journal-lines';

interface CaptionLine {
  readonly step: 'captions';
  /** Absolute path, behind all links. */
  readonly file: string;
  readonly sha256: string;
}

const isCaptionLine = (line: { readonly step: string }): line is CaptionLine => line.step === 'captions';

const lineOf = (file: string): CaptionLine => ({
  step: 'captions',
  file: realpathSync(file),
  sha256: createHash('sha256').update(readFileSync(file)).digest('hex'),
});

/** Writes down that a file was just written. */
export const recordCaptions = (journal: string, file: string): void => {
  try {
    appendLine(journal, lineOf(file));
  } catch {
    // A pipe has taken it.
  }
};

/** Whether a file is byte for byte what was last written there. */
export const isWrittenHere = (journal: string, file: string): boolean => {
  try {
    const now = lineOf(file);
    const last = readLines(journal)
      .filter(isCaptionLine)
      .findLast((line) => line.file === now.file);
    return last?.sha256 === now.sha256;
  } catch {
    return false;
  }
};
