/** What is computed of a film's sound: its bed first, and, when all that is heard in the film is known, the mix. */
import { type AmbientStretch, mixAmbience } from '../effects/ambience';
import type { Cue } from '../effects/cue';
import { mixEffects } from '../effects/mix-effects';
import { mixClip, type PlacedClip } from '../music/clip-sound';
import { type Stereo, setLoudness } from '../music/loudness';
import { type Bed, bedBeside, TARGET_LUFS } from '../music/music-bed';
import { fitted, type Track } from '../music/track/track';
import { mixVoice } from '../narration/mix-voice';
import type { SpokenLine } from '../narration/speak-scenes';
import { type TimedPart, timedParts } from '../narration/swell';
import { voiceTrack } from '../narration/voice-track';

/** What is known before anything is drawn; plain data, for a thread of its own. */
export interface SoundBegin extends Bed {
  readonly track?: Track;
  readonly rings?: number;
  readonly ambience?: readonly AmbientStretch[];
}

export interface SoundRest {
  readonly cues: readonly Cue[];
  readonly clips: readonly PlacedClip[];
  readonly lines: readonly Pick<SpokenLine, 'start' | 'samples' | 'sampleRate'>[];
}

export interface SoundWork {
  /** Composes the bed, or fits the user's own music; told which share of that is done, 0 to 1. */
  begin(plan: SoundBegin, onShare: (share: number) => void): Promise<void>;
  /** The whole mix; once, after the bed. */
  finish(rest: SoundRest): Promise<Stereo>;
  /** Ends it, whatever it does. */
  end(): void;
}

/** Returns what is composed, or the user's own. */
async function musicOf(plan: SoundBegin, onShare: (share: number) => void): Promise<Stereo> {
  if (plan.track === undefined) return bedBeside(plan, onShare);
  const mix = fitted(plan.track, plan.samples, plan.rings);
  setLoudness(mix, TARGET_LUFS);
  onShare(1);
  return mix;
}

/** In this thread, in small steps, so that others get a turn. */
export function soundBeside(): SoundWork {
  let mix: Stereo | undefined;
  let parts: readonly TimedPart[] = [];
  return {
    async begin(plan, onShare) {
      mix = await musicOf(plan, onShare);
      parts = timedParts(plan);
      mixAmbience(mix, plan.ambience ?? []);
    },
    async finish({ cues, clips, lines }) {
      if (mix === undefined) throw new Error('There is no bed to mix with.');
      mixEffects(mix, cues);
      for (const clip of clips) mixClip(mix, clip);
      if (lines.length === 0) setLoudness(mix, TARGET_LUFS);
      else {
        const stretches = lines.map(({ start, samples: said, sampleRate }) => ({
          start,
          end: start + said.length / sampleRate,
        }));
        mixVoice(mix, voiceTrack(lines, mix[0].length), stretches, { lufs: TARGET_LUFS, parts });
      }
      return mix;
    },
    end: () => undefined,
  };
}
