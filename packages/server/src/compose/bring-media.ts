/**
 * Media for stills: what a request brought within itself as files, what it names downloaded. They stay until another request
 * names others, so that a form that is being filled in does not fetch the same pictures with every word.
 */

import { collectMedia } from '../pipeline/collect-media';
import type { Scratch } from '../ports/artifacts';
import type { BringMedia } from '../services/draw-stills';
import type { Base } from './base';

/** The folder in which they are, as a job's would be called. */
const NAME = 'stills';

interface Held {
  readonly of: string;
  readonly scratch: Scratch;
  readonly collected: Awaited<ReturnType<BringMedia>>;
}

export const createBringMedia = ({ artifacts, media: kept, dialer, log }: Base) => {
  let held: Held | undefined;
  let count = 0;

  const letGo = async (): Promise<void> => {
    const before = held;
    held = undefined;
    if (before === undefined) return;
    await artifacts.discard(before.scratch);
    await kept.remove(before.scratch.name);
  };

  const bring: BringMedia = async (media, files, signal) => {
    const of = JSON.stringify(media);
    if (held?.of === of) return held.collected;
    await letGo();
    if (media.length === 0) return { media: {} };
    count += 1;
    const scratch = await artifacts.begin(NAME, count);
    try {
      if (files.size > 0) await kept.keep(scratch.name, files);
      const order = { jobId: scratch.name, media };
      const collected = await collectMedia({ dialer, media: kept, log }, order, scratch.workDir, signal);
      // What could not be had is asked for again.
      const isWhole = Object.keys(collected.missing).length === 0;
      held = { of: isWhole ? of : '', scratch, collected };
      return collected;
    } catch (error) {
      await artifacts.discard(scratch);
      await kept.remove(scratch.name);
      throw error;
    }
  };
  return { bring, close: letGo };
};
