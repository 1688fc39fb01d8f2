/** Composes a second of music, encodes it as films have it, and hears what is left of it. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readClipSound } from '../music/clip-sound';
import { loudness } from '../music/loudness';
import { musicBed } from '../music/music-bed';
import { SAMPLE_RATE } from '../music/sample-rate';
import { writeSound } from '../music/write-sound';
import type { TrialOrder, TrialOutcome } from './trial';

const SECONDS = 1;

export async function trySound({ folder, ffmpeg, stallMs }: TrialOrder, signal: AbortSignal): Promise<TrialOutcome> {
  const tools = { ffmpeg, signal, stallMs };
  const path = join(folder, 'sound.mp4');
  try {
    await writeSound(tools, musicBed('upbeat-tech', SECONDS * SAMPLE_RATE, 1), path);
    const heard = await readClipSound(tools, path, SECONDS, join(folder, 'sound.wav'));
    if (heard !== undefined)
      return { state: 'works', detail: `a second of music, read back at ${loudness(heard).toFixed(0)} LUFS` };
    const next = 'npm install ffmpeg-static, or set VID_FFMPEG to a whole ffmpeg (4 or newer)';
    return { state: 'fails', detail: 'of a second of music nothing could be heard after encoding it', next };
  } finally {
    await rm(path, { force: true });
  }
}
