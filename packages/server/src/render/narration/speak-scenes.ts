/**
 * Speaks the scripts of a film, each within its scene: as the voice likes it, up to a quarter faster where there is less time,
 * and no further than there is time. Whatever goes wrong becomes a note; the film goes on without what could not be said.
 */
import type { Timed } from '../../ports/narrator';
import type { PlannedScene } from '../../ports/planner';
import type { FilmWord } from '../../ports/renderer';
import { engineChoices, narratorOf, type VoiceOptions } from '../../voice/engines';
import { type Script, toSpoken } from '../../voice/words/to-spoken';
import { FPS } from '../output/frame-size';
import type { Sound } from './align/align-words';
import { referenceOf } from './align/reference-of';
import { recordedNarrator } from './recorded-narrator';
import { sayWithin } from './say-within';

/** A line within the film. */
export interface Line {
  readonly scene: number;
  readonly script: string;
  /** Seconds of the film at which its scene begins, and how long that lasts. */
  readonly startsAt: number;
  readonly seconds: number;
}

export interface SpokenLine {
  readonly scene: number;
  /** Seconds of the film at which its samples begin. */
  readonly start: number;
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** In seconds of the film. */
  readonly words: readonly FilmWord[];
  readonly phones: readonly Timed[];
}

export interface SpokenFilm {
  readonly lines: readonly SpokenLine[];
  readonly notes: readonly string[];
}

/** Seconds of silence before and behind a line: where there is time, and at least. */
const LEAD = 0.35;
const LEAST_LEAD = 0.12;
const LEAST_TAIL = 0.1;
/** An engine that failed so often speaks no more of the film. */
const MOST_FAILURES = 2;

/** What the scenes of a film have to say. */
export const linesOf = (scenes: readonly PlannedScene[], frames: readonly number[]): Line[] => {
  let before = 0;
  return scenes.flatMap(({ script = '' }, scene) => {
    const [startsAt, seconds] = [before / FPS, (frames[scene] ?? 0) / FPS];
    before += frames[scene] ?? 0;
    return script.trim() === '' ? [] : [{ scene, script, startsAt, seconds }];
  });
};

/** One for each word that is shown; what is not spoken itself, such as a dash, goes with the word before it. */
const filmWords = (script: Script, words: readonly Timed[], scene: number, start: number): FilmWord[] => {
  const shown: FilmWord[] = [];
  let before = '';
  for (const [caption, text] of script.captions.entries()) {
    const own = words.filter((_, index) => script.words[index]?.caption === caption);
    const [first, last] = [own[0], own.at(-1)];
    const previous = shown.at(-1);
    if (first !== undefined && last !== undefined) {
      shown.push({ text: `${before}${text}`, start: start + first.start, end: start + last.end, scene });
      before = '';
    } else if (previous !== undefined)
      shown[shown.length - 1] = { ...previous, text: `${previous.text}${script.joint}${text}` };
    else before += `${text}${script.joint}`;
  }
  return shown;
};

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

const numbered = (scenes: readonly number[]): string =>
  `scene${scenes.length > 1 ? 's' : ''} ${scenes.map((scene) => scene + 1).join(', ')}`;

export interface SpeakOrder {
  readonly lines: readonly Line[];
  readonly language: string;
  readonly preset?: string | undefined;
  /** Who is seen to speak. */
  readonly who?: 'woman' | 'man' | undefined;
  readonly voice: VoiceOptions;
  /** What `voice.file` holds. */
  readonly recording?: Sound | undefined;
  readonly signal: AbortSignal;
}

export async function speakScenes({
  lines,
  language,
  preset,
  who,
  voice,
  recording,
  signal,
}: SpeakOrder): Promise<SpokenFilm> {
  const scripts = lines
    .map((line) => ({ line, script: toSpoken(line.script, language) }))
    .filter(({ script }) => script.words.length > 0);
  if (scripts.length === 0) return { lines: [], notes: [] };
  const reference = referenceOf(language, voice);
  const spokenOf = scripts.map(({ script }) => script);
  const engines = engineChoices({ language, preset, who }, voice).flatMap((engine) => {
    const { name } = engine;
    if (name !== 'recording') return [{ engine, narrator: narratorOf(name, voice), failures: 0 }];
    if (recording === undefined) return [];
    return [{ engine, narrator: recordedNarrator(recording, spokenOf, reference), failures: 0 }];
  });
  if (engines.length === 0)
    return { lines: [], notes: [`No voice speaks ${language}: the film shows its words over music.`] };
  const spoken: SpokenLine[] = [];
  const notes = new Set<string>();
  const [shortened, silent]: [number[], number[]] = [[], []];
  try {
    for (const { line, script } of scripts) {
      const room = line.seconds - LEAST_LEAD - LEAST_TAIL;
      for (const [index, own] of engines.entries()) {
        if (own.failures >= MOST_FAILURES) continue;
        try {
          const said = await sayWithin(script, room, { ...own, language, signal, reference });
          if (said === undefined) silent.push(line.scene);
          else {
            const { speech } = said;
            if (!said.isWhole) shortened.push(line.scene);
            const spare = line.seconds - speech.seconds - LEAST_TAIL;
            const start = line.startsAt + Math.max(LEAST_LEAD, Math.min(LEAD, spare / 2));
            spoken.push({
              scene: line.scene,
              start,
              samples: speech.samples,
              sampleRate: speech.sampleRate,
              words: filmWords(said.script, speech.words, line.scene, start),
              phones: (speech.phones ?? []).map((phone) => ({
                ...phone,
                start: phone.start + start,
                end: phone.end + start,
              })),
            });
          }
          break;
        } catch (error) {
          signal.throwIfAborted();
          own.failures += 1;
          const next = engines.slice(index + 1).find(({ failures }) => failures < MOST_FAILURES);
          const then = next === undefined ? 'the words are shown over music' : `${next.engine.title} speaks`;
          notes.add(`${own.engine.title} could not speak scene ${line.scene + 1} (${why(error)}); ${then}.`);
        }
      }
    }
  } finally {
    reference?.narrator.close();
    for (const { narrator } of engines) narrator.close();
  }
  if (shortened.length > 0)
    notes.add(`Narration of ${numbered(shortened)} was longer than the scene and was cut short.`);
  if (silent.length > 0) notes.add(`Narration of ${numbered(silent)} did not fit the scene and was left out.`);
  return { lines: spoken, notes: [...notes] };
}
