/** Brings a finished video to its file, or to stdout for `-`, where nothing else is printed then. */
import type { Job, VidClient } from '@vid/sdk';
import type { Io } from './io';
import { STDOUT } from './output-file';

interface Saving {
  readonly output: string;
  readonly signal: AbortSignal;
  readonly data: object;
  /** What people are told before the path, which comes last. */
  readonly done?: string;
}

export const saveVideo = async (
  client: VidClient,
  io: Io,
  job: Job,
  { output, signal, data, done }: Saving,
): Promise<void> => {
  if (output === STDOUT) {
    await client.jobs.download(job, process.stdout, { signal });
    return;
  }
  await client.jobs.download(job, output, { signal, keepPartial: false });
  if (done !== undefined) io.note(done);
  io.data(data, output);
};
