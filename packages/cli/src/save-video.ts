/** Brings a finished video to where it was asked for. */
import { type Job, type VidClient, VidError } from '@vid/sdk';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { isTimeUp } from './interruption';
import { keepAside, keptFacts, keptIn, type LooseCaptions } from './keep-aside';
import type { Output } from './output/check-output';
import { shellQuoted } from './shell-quoted';
import { timeLimit } from './time-limit';

/** What a download needs to know of a job. */
type Source = Pick<Job, 'job_id' | 'video_url'>;

interface Saving {
  readonly signal: AbortSignal;
  /** What is left of the command's time. */
  readonly timeoutMs?: number | undefined;
  /** Whether it was made by this process: there is no second chance to fetch it. */
  readonly local: boolean;
  /** Captions that were asked for with it: they are kept beside a video that can't be written where it was to go. */
  readonly captions?: LooseCaptions | undefined;
}

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

/** What a render on this machine says that was ended while its finished video was written, as to a pipe that nobody read. */
const leftAside = async (
  client: VidClient,
  job: Source,
  {
    output,
    captions,
    interrupted,
    cause,
  }: Pick<Saving, 'captions'> & {
    readonly output: Output;
    readonly interrupted: boolean;
    readonly cause: unknown;
  },
): Promise<CliError> => {
  const aside = await keepAside(client, job, output.name, captions);
  const [code, how] = interrupted
    ? ([EXIT.interrupted, 'Interrupted'] as const)
    : ([EXIT.stillRunning, 'The time that --timeout allows is over'] as const);
  return new CliError(code, `${how}; the video is finished and was not written to ${output.name}.`, {
    next: keptIn(aside),
    facts: keptFacts(aside),
    cause,
  });
};

/** What a render on this machine says whose finished video could not be written. */
export const keptHere = async (
  client: VidClient,
  job: Source,
  { name, captions, error }: { name: string; captions?: LooseCaptions | undefined; error: unknown },
): Promise<CliError> => {
  const aside = await keepAside(client, job, name, captions);
  return new CliError(EXIT.unexpected, error instanceof Error ? error.message : String(error), {
    next: keptIn(aside),
    facts: keptFacts(aside),
    cause: error,
  });
};

/** The same of a service's: it is there, and is fetched again when there is room. */
const keptThere = ({ job_id }: Source, error: CliError): CliError =>
  new CliError(EXIT.unexpected, error.message, {
    next: [
      ...(error.next === undefined ? [] : [error.next.replace(/, or name another file\.$/, '.')]),
      `Fetch it with: vid job download ${shellQuoted(job_id)} --output FILE`,
    ].join(' '),
    facts: { job_id, charged: 'yes' },
    cause: error,
  });

export const saveVideo = async (
  client: VidClient,
  job: Source,
  output: Output,
  { signal: given, timeoutMs, local, captions }: Saving,
): Promise<void> => {
  const late = timeoutMs === undefined ? undefined : timeLimit(timeoutMs);
  const signal = late === undefined ? given : AbortSignal.any([given, late]);
  try {
    await output.write(
      (destination) => client.jobs.download(job, destination, { signal, keepPartial: false }).then(() => undefined),
      signal,
    );
  } catch (error) {
    // Whichever came first.
    if (local && signal.aborted)
      throw await leftAside(client, job, { output, captions, interrupted: !isTimeUp(signal), cause: error });
    if (isTimeUp(signal)) throw tooSlow(job, output, error);
    if (given.aborted && !VidError.is(error)) throw leftThere(job, output, error);
    if (signal.aborted) throw error;
    if (local) throw await keptHere(client, job, { name: output.name, captions, error });
    throw CliError.is(error) ? keptThere(job, error) : error;
  }
};
