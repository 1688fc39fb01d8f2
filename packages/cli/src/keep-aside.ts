/**
 * Keeps what a render on this machine made and could not be written where it was asked for, in a folder of its own: it exists
 * nowhere else, and the process that has it ends. Whatever can't be kept either is named.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Job, VidClient } from '@vid/sdk';
import { type CaptionSource, type CaptionsWritten, keepCaptions } from './caption-files';
import type { CaptionKind } from './read-captions';

/** The captions that were asked for, and are not written yet. */
export interface LooseCaptions {
  readonly kinds: readonly CaptionKind[];
  readonly service: CaptionSource['service'];
}

export interface Aside {
  /** Where the video is; undefined when it could not be kept. */
  readonly video: string | undefined;
  readonly captions: CaptionsWritten;
}

const NONE: CaptionsWritten = { written: [], missing: [] };

/** The name of a video that is kept aside. */
const keptName = (name: string): string => (basename(name).endsWith('.mp4') ? basename(name) : 'video.mp4');

const folderOf = (): string => mkdtempSync(join(tmpdir(), 'vid-kept-'));

/** A folder that nothing came into goes again. */
const made = async <T>(name: string, act: (video: string) => Promise<T>, isEmpty: (kept: T) => boolean): Promise<T> => {
  const folder = folderOf();
  const kept = await act(join(folder, keptName(name)));
  if (isEmpty(kept)) rmSync(folder, { recursive: true, force: true });
  return kept;
};

/** `name` is the file that was asked for. Never rejects. */
export const keepAside = async (
  client: VidClient,
  job: Pick<Job, 'job_id' | 'video_url'>,
  name: string,
  loose?: LooseCaptions,
): Promise<Aside> => {
  const act = async (file: string): Promise<Aside> => {
    const video = await client.jobs.download(job, file, { keepPartial: false }).then(
      () => file,
      () => undefined,
    );
    const captions =
      loose === undefined
        ? NONE
        : await keepCaptions(loose.kinds, { service: loose.service, videoUrl: job.video_url ?? '' }, file);
    return { video, captions };
  };
  try {
    return await made(name, act, ({ video, captions }) => video === undefined && captions.written.length === 0);
  } catch {
    return { video: undefined, captions: { written: [], missing: loose?.kinds ?? [] } };
  }
};

/** The captions alone, of a video that is where it was asked for. Never rejects. */
export const keepCaptionsAside = async (
  kinds: readonly CaptionKind[],
  source: CaptionSource,
  name: string,
): Promise<CaptionsWritten> => {
  try {
    return await made(
      name,
      (video) => keepCaptions(kinds, source, video),
      ({ written }) => written.length === 0,
    );
  } catch {
    return { written: [], missing: kinds };
  }
};

/** Captions that are missing, and how they are had: only a render has them. */
export const missingCaptions = ({ missing }: CaptionsWritten): string =>
  missing.length === 0
    ? ''
    : `The captions ${missing.join(', ')} could be kept nowhere: make room, and render it again with --captions ${missing.join(',')}.`;

/** What is told of it as a next step. */
export const keptIn = ({ video, captions }: Aside): string => {
  const kept = captions.written;
  const beside = kept.length === 0 ? '' : ` The captions are kept in ${kept.join(', ')}.`;
  if (video !== undefined) return [`It is kept in ${video}.${beside}`, missingCaptions(captions)].join(' ').trimEnd();
  const gone = captions.missing.length === 0 ? 'It' : `It, and its captions ${captions.missing.join(', ')},`;
  return `${gone} could not be kept elsewhere either: make room and render it again.${beside}`;
};

/** The same for scripts. */
export const keptFacts = ({ video, captions }: Aside): Record<string, unknown> => ({
  kept: video ?? null,
  ...(captions.written.length + captions.missing.length === 0
    ? {}
    : { kept_captions: captions.written, missing_captions: captions.missing }),
});
