/** Stills, drawn in a drawing process of their own that gives way to renders; clips are looked into where there is an ffmpeg. */
import type { StillDrawer } from '../../ports/still-drawer';
import { type DrawingEntry, defaultEntry, drawStillsInChild } from './drawing-process';
import { findFfmpeg } from './find-ffmpeg';

const STALL_MS = 20_000;

export interface StillDrawerOptions {
  /** Folder of the user's own pictures. */
  readonly artwork?: string | undefined;
  /** The drawing process; by default the one beside this module. */
  readonly entry?: DrawingEntry;
}

export const createStillDrawer = ({ artwork, entry }: StillDrawerOptions = {}): StillDrawer => ({
  async draw(job, { known, signal, onStill }) {
    const hasClips = job.scenes.some(({ type }) => type === 'footage');
    const ffmpeg = hasClips ? (await findFfmpeg()).ffmpeg?.path : undefined;
    const order = {
      ...{ job, known, stallMs: STALL_MS },
      ...(artwork === undefined ? {} : { artwork }),
      ...(ffmpeg === undefined ? {} : { ffmpeg }),
    };
    await drawStillsInChild(order, entry ?? defaultEntry(), signal, onStill);
  },
});
