/** What a film would show, found out in a drawing process but not drawn; without an ffmpeg, clips have stand-ins. */
import { availableParallelism } from 'node:os';
import type { RenderJob, RenderTarget } from '../../ports/renderer';
import { defaultEntry, describeInChild } from './drawing-process';
import { findFfmpeg } from './find-ffmpeg';

const STALL_MS = 60_000;

/** Writes it beside where the video of the target goes. */
export const createDescribeFilm =
  ({ artwork, music }: { readonly artwork?: string | undefined; readonly music?: string | undefined } = {}) =>
  async (job: RenderJob, { outputPath, signal }: Pick<RenderTarget, 'outputPath' | 'signal'>): Promise<void> => {
    const hasClips = job.scenes.some(({ type }) => type === 'footage');
    const ffmpeg = hasClips || music !== undefined ? (await findFfmpeg()).ffmpeg?.path : undefined;
    const order = {
      ...{ job, outputPath, parallel: availableParallelism(), stallMs: STALL_MS },
      ...(artwork === undefined ? {} : { artwork }),
      ...(music === undefined ? {} : { music }),
      ...(ffmpeg === undefined ? {} : { ffmpeg }),
    };
    await describeInChild(order, defaultEntry(), signal);
  };
