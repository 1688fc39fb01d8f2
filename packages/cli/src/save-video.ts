/** Brings a finished video to where it was asked for. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Job, type VidClient, VidError } from '@vid/sdk';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { isTimeUp } from './interruption';
import type { Output } from './output/check-output';
import { shellQuoted } from './shell-quoted';

/** What a download needs to know of a job. */
type Source = Pick<Job, 'job_id' | 'video_url'>;

interface Saving {
  readonly signal: AbortSignal;
  /** What is left of the command's time. */
  readonly timeoutMs?: number | undefined;
  /** Whether it was made by this process: there is no second chance to fetch it. */
  readonly local: boolean;
}

/** The name of a video that is kept aside. */
const keptName = (name: string): string => (basename(name).endsWith('.mp4') ? basename(name) : 'video.mp4');

/** Keeps a video that exists nowhere else, in a file of its own; undefined when that fails as well. */
const keepAside = async (client: VidClient, job: Source, output: Output): Promise<string | undefined> => {
  try {
    const kept = join(mkdtempSync(join(tmpdir(), 'vid-kept-')), keptName(output.name));
    await client.jobs.download(job, kept, { keepPartial: false });
    return kept;
  } catch {
    return undefined;
  }
};

const tooSlow = ({ job_id }: Source, { name }: Output, cause: unknown): CliError =>
  new CliError(EXIT.network, 'The video is finished, but --timeout ended its download.', {
    next: `Fetch it with: vid job download ${shellQuoted(job_id)} --output ${shellQuoted(name)}`,
    facts: { job_id, charged: 'yes' },
    cause,
  });

/** The same of a service's, which is where it was. */
const leftThere = ({ job_id }: Source, { name }: Output, cause: unknown): CliError =>
  new CliError(EXIT.interrupted, `Interrupted; the video is finished and was not written to ${name}.`, {
    next: `Fetch it with: vid job download ${shellQuoted(job_id)} --output FILE`,
    facts: { job_id, charged: 'yes' },
    cause,
  });

const keptIn = (kept: string): string => `It is kept in ${kept}.`;

/** What a render on this machine says that was ended while its finished video was written, as to a pipe that nobody read. */
const leftAside = async (
  client: VidClient,
  job: Source,
  output: Output,
  interrupted: boolean,
  cause: unknown,
): Promise<CliError> => {
  const kept = await keepAside(client, job, output);
  const [code, how] = interrupted
    ? ([EXIT.interrupted, 'Interrupted'] as const)
    : ([EXIT.stillRunning, 'The time that --timeout allows is over'] as const);
  return new CliError(code, `${how}; the video is finished and was not written to ${output.name}.`, {
    next: kept === undefined ? 'It could not be kept elsewhere either: render it again.' : keptIn(kept),
    facts: { kept: kept ?? null },
    cause,
  });
};

export const saveVideo = async (
  client: VidClient,
  job: Source,
  output: Output,
  { signal: given, timeoutMs, local }: Saving,
): Promise<void> => {
  const late = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  const signal = late === undefined ? given : AbortSignal.any([given, late]);
  try {
    await output.write(
      (destination) => client.jobs.download(job, destination, { signal, keepPartial: false }).then(() => undefined),
      signal,
    );
  } catch (error) {
    // Whichever came first.
    if (local && signal.aborted) throw await leftAside(client, job, output, !isTimeUp(signal), error);
    if (isTimeUp(signal)) throw tooSlow(job, output, error);
    if (given.aborted && !VidError.is(error)) throw leftThere(job, output, error);
    if (!CliError.is(error) || signal.aborted) throw error;
    const again = `Fetch it with: vid job download ${shellQuoted(job.job_id)} --output FILE`;
    const kept = local ? await keepAside(client, job, output) : undefined;
    const here =
      kept === undefined ? 'It could not be kept elsewhere either: make room and render it again.' : keptIn(kept);
    throw new CliError(EXIT.unexpected, error.message, {
      next: local ? here : again,
      facts: local ? { kept: kept ?? null } : { job_id: job.job_id, charged: 'yes' },
      cause: error,
    });
  }
};
