/**
 * A recording of the user's own in the place of an engine: all lines of a film one after the other. It is laid over a reference that
 * says the same, and cut where it is quietest between two lines.
 */
import type { Narrator, Speech, Timed } from '../../ports/narrator';
import type { Script } from '../../voice/words/to-spoken';
import { alignWords, type Reference, type Sound } from './align/align-words';
import { speechEdges } from './speech-edges';

/** People pause between lines, where a reference goes on. */
const BAND = 0.35;
const WINDOW_SECONDS = 0.02;
/** What is kept behind the last word of a line that is cut. */
const TAIL_SECONDS = 0.06;

/** Of the time that the reference takes: nobody says all of it in less, and with their pauses few take as long as the second. */
const LEAST_SHARE = 0.6;
const MOST_SHARE = 3;

/** The quietest moment between two, in seconds. */
const quietest = ({ samples, sampleRate }: Sound, from: number, to: number): number => {
  const window = Math.round(WINDOW_SECONDS * sampleRate);
  let best: readonly [level: number, at: number] = [Number.POSITIVE_INFINITY, (from + to) / 2];
  for (
    let start = Math.max(0, Math.round(from * sampleRate));
    start + window <= Math.min(samples.length, to * sampleRate);
    start += window
  ) {
    let sum = 0;
    for (let at = start; at < start + window; at += 1) sum += (samples[at] as number) ** 2;
    if (sum < best[0]) best = [sum, (start + window / 2) / sampleRate];
  }
  return best[1];
};

const cut = ({ samples, sampleRate }: Sound, words: readonly Timed[], from: number, to: number): Speech => ({
  samples: samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate)),
  sampleRate,
  words: words.map(({ text, start, end }) => ({
    text,
    start: Math.max(0, start - from),
    end: Math.max(0, end - from),
  })),
});

/** Speech of each script, in order; undefined where the words can't be found. */
const linesIn = async (
  recording: Sound,
  scripts: readonly Script[],
  language: string,
  reference: Reference,
  signal: AbortSignal,
): Promise<readonly Speech[] | undefined> => {
  const edges = speechEdges(recording.samples, recording.sampleRate);
  if (edges === undefined) return undefined;
  const sound = { ...recording, samples: recording.samples.subarray(edges.from, edges.to) };
  const text = scripts.map((script) => script.text).join(' ');
  const words = scripts.flatMap((script) => script.words.map((word) => word.text));
  const found = await alignWords(sound, { text, words, language }, { ...reference, band: BAND }, signal);
  if (found === undefined) return undefined;
  const seconds = sound.samples.length / sound.sampleRate;
  const share = seconds / found.seconds;
  const unlike =
    share < LEAST_SHARE
      ? 'it does not say all of them'
      : share > MOST_SHARE
        ? 'it is no recording of them alone'
        : undefined;
  if (unlike !== undefined)
    throw new Error(
      `${seconds.toFixed(1)} s of it can be heard, and the lines take about ${Math.round(found.seconds)} s: ${unlike}`,
    );
  let at = 0;
  let from = 0;
  return scripts.map((script) => {
    const own = found.words.slice(at, at + script.words.length);
    at += script.words.length;
    const [last, next] = [own.at(-1)?.end ?? from, found.words[at]?.start];
    const middle = (found.words[at - 1]?.start ?? last) + 0.5 * (last - (found.words[at - 1]?.start ?? last));
    const to = next === undefined ? sound.samples.length / sound.sampleRate : quietest(sound, middle, next + 0.05);
    const line = cut(sound, own, from, to);
    from = to;
    return line;
  });
};

/** Gives the part of the recording that a text is said in, or its beginning. A recording has one pace. */
export const recordedNarrator = (
  recording: Sound,
  scripts: readonly Script[],
  reference: Reference | undefined,
): Narrator => {
  let lines: Promise<readonly Speech[] | undefined> | undefined;
  return {
    async speak({ words, language }, signal) {
      if (reference === undefined)
        throw new Error(
          'its words can be found only by a voice that tells its own, and none here speaks the language: for most, that is eSpeak alone',
        );
      lines ??= linesIn(recording, scripts, language, reference, signal);
      const found = await lines;
      if (found === undefined) throw new Error('nothing can be heard in it');
      const at = scripts.findIndex((script) => words.every((word, index) => script.words[index]?.text === word));
      const line = found[at];
      if (line === undefined) throw new Error('it does not say this');
      if (words.length === scripts[at]?.words.length) return line;
      const last = line.words?.[words.length - 1]?.end ?? 0;
      return cut(line, line.words?.slice(0, words.length) ?? [], 0, last + TAIL_SECONDS);
    },
    close: () => undefined,
  };
};
