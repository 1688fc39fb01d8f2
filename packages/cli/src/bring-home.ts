/** What is done with a render that has ended well: its video and the captions beside it go where they were asked for. */
import type { Job, VidClient } from '@vid/sdk';
import {
  type CaptionFile,
  type CaptionsWritten,
  checkCaptions,
  removeStale,
  type WantedCaptions,
  writeCaptions,
} from './caption-files';
import { CliError } from './cli-error';
import { defaultOutput } from './default-output';
import { earlierFilm } from './earlier-film';
import { EXIT } from './exit-codes';
import { journalPath } from './journal-path';
import { keepCaptionsAside, missingCaptions } from './keep-aside';
import { checkOutput, type Output } from './output/check-output';
import type { Input } from './output/input-at';
import { keptHere, saveVideo } from './save-video';
import type { Session } from './session';
import { tellLeft } from './tell-left';

interface Ended {
  readonly job: Job;
  readonly title: string;
  /** Where it goes; a render on this machine has a place in any case. */
  readonly output: Output | undefined;
  /** What the render read. */
  readonly inputs?: readonly Input[] | undefined;
  readonly local: boolean;
  readonly captions: WantedCaptions | undefined;
  readonly signal: AbortSignal;
}

interface Home {
  readonly output: Output;
  /** The files beside it; undefined where none were asked for. */
  readonly captions: readonly string[] | undefined;
}

interface Places {
  readonly output: Output;
  readonly files: readonly CaptionFile[];
}

/** Judges what could not be judged before, since the title names the file. */
const placesOf = async (session: Session, { title, output: given, inputs, captions }: Ended): Promise<Places> => {
  const output = given ?? (await checkOutput(defaultOutput(title), { kind: earlierFilm(session.settings), inputs }));
  if (captions === undefined) return { output, files: [] };
  const rules = { force: captions.force, inputs, ask: !session.io.json, journal: journalPath(session.settings) };
  return { output, files: captions.files ?? (await checkCaptions(captions.kinds, output.name, rules)) };
};

/** The video is there and some captions are not: they are kept elsewhere, since nobody else has them. */
const lessCaptions = async (
  { output }: Places,
  { job, captions }: Ended,
  { written, missing, error }: CaptionsWritten,
): Promise<CliError> => {
  const source = { service: (captions as WantedCaptions).service, videoUrl: job.video_url ?? '' };
  const aside = await keepCaptionsAside(missing, source, output.name);
  const kept =
    aside.written.length === 0 ? '' : `Its captions ${missing.join(', ')} are kept in ${aside.written.join(', ')}.`;
  const there = [output.name, ...written].join(', ');
  return new CliError(EXIT.unexpected, error instanceof Error ? error.message : String(error), {
    next: [`The video is written: ${there}.`, kept, missingCaptions(aside)].filter(Boolean).join(' '),
    facts: {
      output: output.name,
      captions: written,
      kept_captions: aside.written,
      missing_captions: aside.missing,
    },
    cause: error,
  });
};

/** Undefined where nobody wanted a file. */
export const bringHome = async (session: Session, client: VidClient, ended: Ended): Promise<Home | undefined> => {
  const { job, title, local, captions, signal } = ended;
  if (ended.output === undefined && !local) return undefined;
  const places = await placesOf(session, ended).catch(async (error: unknown) => {
    throw local ? await keptHere(client, job, { name: `${title}.mp4`, captions, error }) : error;
  });
  const { output, files } = places;
  await saveVideo(client, job, output, { signal, timeoutMs: session.timeoutMs, local, captions });
  const journal = journalPath(session.settings);
  if (captions === undefined) {
    tellLeft(session.io, output.name, removeStale(output.name, [], journal));
    return { output, captions: undefined };
  }
  const done = await writeCaptions(files, { service: captions.service, videoUrl: job.video_url ?? '' }, journal);
  if (done.missing.length > 0) throw await lessCaptions(places, ended, done);
  tellLeft(session.io, output.name, removeStale(output.name, done.written, journal));
  return { output, captions: done.written };
};
