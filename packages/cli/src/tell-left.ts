import type { Io } from './io';
import { inOnePiece } from './terminal-text';

/** Tells which captions stay beside a new video that they may not fit. */
export const tellLeft = (io: Io, video: string, left: readonly string[]): void => {
  if (left.length === 0) return;
  io.note(
    `note: ${left.map(inOnePiece).join(', ')} may not fit ${inOnePiece(video)}: vid did not write that, or it was changed since, so it was left. Move it away, or render with --local --captions and --force to replace it.`,
  );
};
