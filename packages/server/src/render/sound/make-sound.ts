/** The sound of a video: a bed of music, the sound of the caller's clips over it, and the narrator's voice, as an AAC file. */
import { join } from 'node:path';
import type { RenderJob } from '../../ports/renderer';
import type { Cue } from '../effects/cue';
import { type PlacedClip, readClipSound } from '../music/clip-sound';
import { SAMPLE_RATE } from '../music/sample-rate';
import type { SoundPlan } from '../music/sound-plan';
import { writeSound } from '../music/write-sound';
import type { SpokenFilm } from '../narration/speak-scenes';
import type { FfmpegOptions } from '../output/ffmpeg-process';
import { FPS } from '../output/frame-size';
import type { PreparedScene } from '../prepare-scenes';
import type { StageMarks } from '../stage-marks';
import { type SoundWork, soundBeside } from './sound-work';
import { soundThreadFile, threadedSound } from './threaded-sound';

export interface SoundOrder {
  readonly tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>;
  readonly job: RenderJob;
  readonly scenes: readonly PreparedScene[];
  readonly partsDir: string;
  readonly plan: SoundPlan;
  /** Whether a thread of its own is worth its memory. */
  readonly threaded: boolean;
  /** What is said, once it is; it never fails but when the render is over. */
  readonly spoken: Promise<SpokenFilm>;
  /** What is to be heard of what is seen, once all of it is known. */
  readonly cues: Promise<readonly Cue[]>;
  /** Told which share of the music is composed, 0 to 1. */
  readonly onComposed: (share: number) => void;
  readonly marks: StageMarks;
}

async function clipsOf({ tools, job, scenes, partsDir }: SoundOrder): Promise<PlacedClip[]> {
  const clips: PlacedClip[] = [];
  for (const [index, { input, failure }] of scenes.entries()) {
    const clip =
      input.scene.type === 'footage' && failure === undefined ? job.media[input.scene.videoUrl ?? ''] : undefined;
    if (clip === undefined) continue;
    const sound = await readClipSound(tools, clip, input.frames / FPS, join(partsDir, `clip-${index}.wav`));
    if (sound !== undefined) clips.push({ sound, start: Math.round(input.setting.startsAt * SAMPLE_RATE) });
  }
  return clips;
}

async function makeWith(work: SoundWork, order: SoundOrder): Promise<string> {
  const { tools, partsDir, plan, onComposed, spoken, marks } = order;
  await marks.during('music', () => work.begin(plan, onComposed));
  const cues = await order.cues;
  tools.signal.throwIfAborted();
  const clips = await clipsOf(order);
  const { lines } = await spoken;
  marks.begin('mixing');
  const mix = await work.finish({
    ...{ cues, clips },
    lines: lines.map(({ start, samples, sampleRate }) => ({ start, samples, sampleRate })),
  });
  const path = join(partsDir, 'sound.mp4');
  await writeSound(tools, mix, path);
  marks.end('mixing');
  return path;
}

/** Returns the path of the file; its sound is never longer than the picture. */
export async function makeSound(order: SoundOrder): Promise<string> {
  const file = order.threaded ? soundThreadFile() : undefined;
  const work = file === undefined ? soundBeside() : threadedSound(file);
  const end = (): void => work.end();
  order.tools.signal.addEventListener('abort', end, { once: true });
  try {
    return await makeWith(work, order);
  } catch (error) {
    // A thread that was ended has failed for no other reason.
    order.tools.signal.throwIfAborted();
    throw error;
  } finally {
    order.tools.signal.removeEventListener('abort', end);
    end();
  }
}
