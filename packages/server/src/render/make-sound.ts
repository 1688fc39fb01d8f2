/** The sound of a video: a bed of music, the sound of the caller's clips over it, and the narrator's voice, as an AAC file. */
import { join } from 'node:path';
import type { RenderJob } from '../ports/renderer';
import { mixAmbience } from './effects/ambience';
import type { Cue } from './effects/cue';
import { mixEffects } from './effects/mix-effects';
import { mixClip, readClipSound } from './music/clip-sound';
import { type Stereo, setLoudness } from './music/loudness';
import { bedBeside, TARGET_LUFS } from './music/music-bed';
import { SAMPLE_RATE } from './music/sample-rate';
import type { SoundPlan } from './music/sound-plan';
import { fitted } from './music/track/track';
import { writeSound } from './music/write-sound';
import { mixVoice } from './narration/mix-voice';
import type { SpokenFilm } from './narration/speak-scenes';
import { voiceTrack } from './narration/voice-track';
import type { FfmpegOptions } from './output/ffmpeg-process';
import { FPS } from './output/frame-size';
import type { PreparedScene } from './prepare-scenes';
import type { StageMarks } from './stage-marks';

export interface SoundOrder {
  readonly tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>;
  readonly job: RenderJob;
  readonly scenes: readonly PreparedScene[];
  readonly partsDir: string;
  readonly plan: SoundPlan;
  /** What is said, once it is; it never fails but when the render is over. */
  readonly spoken: Promise<SpokenFilm>;
  /** What is to be heard of what is seen, once all of it is known. */
  readonly cues: Promise<readonly Cue[]>;
  /** Told which share of the music is composed, 0 to 1. */
  readonly onComposed: (share: number) => void;
  readonly marks: StageMarks;
}

/** What is composed, or the user's own. */
async function musicOf(plan: SoundPlan, onComposed: SoundOrder['onComposed']): Promise<Stereo> {
  if (plan.track === undefined) return bedBeside(plan, onComposed);
  const mix = fitted(plan.track, plan.samples, plan.rings);
  setLoudness(mix, TARGET_LUFS);
  onComposed(1);
  return mix;
}

/** Returns the path of the file; its sound is never longer than the picture. */
export async function makeSound(order: SoundOrder): Promise<string> {
  const { tools, job, scenes, partsDir, plan, onComposed, spoken, marks } = order;
  const { samples } = plan;
  const mix = await marks.during('music', () => musicOf(plan, onComposed));
  mixAmbience(mix, plan.ambience ?? []);
  mixEffects(mix, await order.cues);
  tools.signal.throwIfAborted();
  for (const [index, { input, failure }] of scenes.entries()) {
    const clip =
      input.scene.type === 'footage' && failure === undefined ? job.media[input.scene.videoUrl ?? ''] : undefined;
    if (clip === undefined) continue;
    const sound = await readClipSound(tools, clip, input.frames / FPS, join(partsDir, `clip-${index}.wav`));
    if (sound === undefined) continue;
    mixClip(mix, { sound, start: Math.round(input.setting.startsAt * SAMPLE_RATE) });
  }
  const { lines } = await spoken;
  marks.begin('mixing');
  if (lines.length > 0) {
    const stretches = lines.map(({ start, samples: said, sampleRate }) => ({
      start,
      end: start + said.length / sampleRate,
    }));
    mixVoice(mix, voiceTrack(lines, samples), stretches, TARGET_LUFS);
  } else setLoudness(mix, TARGET_LUFS);
  const path = join(partsDir, 'sound.mp4');
  await writeSound(tools, mix, path);
  marks.end('mixing');
  return path;
}
