/** How many threads draw a film at the same time. The machine decides it, and nothing that is drawn depends on it. */

import type { RenderOrder } from '../messages';
import { isLarge } from '../output/encoder';
import { frameSize } from '../output/frame-size';

/** Each has sprites of its own in memory; beyond that encoders are what is waited for. */
const MOST = 4;
/** Of the cores, the share that draws where there are many: the rest encodes. */
const DRAWING = 0.75;

export function drawingCount({ job, parallel }: Pick<RenderOrder, 'job' | 'parallel'>): number {
  // The sprites of two large scenes are never in memory at a time.
  if (isLarge(frameSize(job.aspect, job.quality, job.upscale))) return 1;
  const cores = Math.max(Math.min(2, parallel), Math.ceil(parallel * DRAWING));
  return Math.max(1, Math.min(MOST, cores, job.scenes.length));
}
