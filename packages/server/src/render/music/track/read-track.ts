/** Reads the user's own music before anything is drawn: what can't be read, or heard, ends the render with a sentence. */
import { basename, join } from 'node:path';
import { RenderFailure } from '../../../ports/renderer';
import { SOUND_CONTAINERS } from '../../output/clip-input';
import type { FfmpegOptions } from '../../output/ffmpeg-process';
import { decodeSound } from '../clip-sound';
import { loudness } from '../loudness';
import { type Track, trackOf } from './track';

/** Seconds of it that are read beyond the film's: enough to find where its bars begin. */
const MORE = 30;
const SILENT_LUFS = -60;
const ANOTHER = 'Name another file with --music, or leave it out: the music is composed then.';

export interface ReadTrack {
  readonly track?: Track;
  /** For whoever reads the notes of the video. */
  readonly notes: readonly string[];
}

const SHOWN = 80;
const nameOf = (file: string): string => {
  const name = basename(file);
  return name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name;
};

/** Without a file there is no track. @throws {RenderFailure} it is no sound, is broken, or is silent */
export async function readTrack(
  tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>,
  file: string | undefined,
  { seconds, folder }: { readonly seconds: number; readonly folder: string },
): Promise<ReadTrack> {
  if (file === undefined) return { notes: [] };
  const name = nameOf(file);
  const sound = await decodeSound(tools, file, seconds + MORE, join(folder, 'music.wav'), SOUND_CONTAINERS).catch(
    (error: unknown) => {
      if (!(error instanceof RenderFailure) || error.reason !== 'ffmpeg-failed') throw error;
      throw new RenderFailure(
        error.reason,
        `The music ${name} can't be read: it is no sound, or is broken. ${ANOTHER}`,
        {
          cause: error,
        },
      );
    },
  );
  if (loudness(sound) < SILENT_LUFS)
    throw new RenderFailure('ffmpeg-failed', `In the music ${name} nothing can be heard. ${ANOTHER}`);
  const track = trackOf(sound);
  const notes =
    track.beats.length > 0
      ? []
      : [`In the music ${name} no beat was found: cuts within scenes keep a time of their own.`];
  return { track, notes };
}
