/** The voice of a whole film, as one polished channel at 48 kHz. */
import { SAMPLE_RATE } from '../music/sample-rate';
import { polishVoice, setVoiceLoudness } from './polish-voice';
import { resample } from './resample';
import type { SpokenLine } from './speak-scenes';

/** Lines are brought to one loudness first: an engine may be louder in one than in another. */
const LINE_LUFS = -20;
/** Between lines while they are polished: the room falls silent in it. */
const GAP_SECONDS = 0.3;
/** A cut at once would click. */
const FADE_SECONDS = 0.008;

const fade = (samples: Float32Array): void => {
  const length = Math.min(Math.round(FADE_SECONDS * SAMPLE_RATE), samples.length / 2);
  for (let at = 0; at < length; at += 1) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * at) / length);
    const last = samples.length - 1 - at;
    samples[at] = (samples[at] as number) * gain;
    samples[last] = (samples[last] as number) * gain;
  }
};

/** `length` samples; pauses between lines take no work. */
export function voiceTrack(
  lines: readonly Pick<SpokenLine, 'start' | 'samples' | 'sampleRate'>[],
  length: number,
): Float32Array {
  const gap = Math.round(GAP_SECONDS * SAMPLE_RATE);
  const raw = lines.map(({ samples, sampleRate }) => {
    const line = Float32Array.from(resample(samples, sampleRate, SAMPLE_RATE));
    setVoiceLoudness(line, LINE_LUFS);
    fade(line);
    return line;
  });
  const joined = new Float32Array(raw.reduce((sum, line) => sum + line.length + gap, 0));
  let end = 0;
  const places = raw.map((line) => {
    const place = end;
    joined.set(line, place);
    end += line.length + gap;
    return place;
  });
  const polished = polishVoice(joined, Math.min(...lines.map(({ sampleRate }) => sampleRate)));
  const track = new Float32Array(length);
  for (const [index, { start }] of lines.entries()) {
    const [first, from] = [Math.round(start * SAMPLE_RATE), places[index] ?? 0];
    const last = Math.min((raw[index]?.length ?? 0) + gap, length - first);
    for (let at = 0; at < last; at += 1)
      track[first + at] = (track[first + at] as number) + (polished[from + at] as number);
  }
  return track;
}
