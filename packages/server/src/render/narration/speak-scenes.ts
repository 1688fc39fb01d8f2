/**
 * Speaks the scripts of a film, each in its scene: as the voice likes it, faster where there is less time, and on into the next
 * scene where that has time to spare. Whatever goes wrong becomes a note; the film goes on without what could not be said.
 */
import type { Timed } from '../../ports/narrator';
import type { PlannedScene } from '../../ports/planner';
import type { FilmWord } from '../../ports/renderer';
import { engineChoices, narratorOf, type VoiceOptions } from '../../voice/engines';
import { TookTooLong } from '../../voice/took-too-long';
import type { EngineName } from '../../voice/voices';
import { type Script, toSpoken } from '../../voice/words/to-spoken';
import { FPS } from '../output/frame-size';
import type { Sound } from './align/align-words';
import { referenceOf } from './align/reference-of';
import { recordedNarrator } from './recorded-narrator';
import { roomsOf } from './rooms';
import { sayEasily, sayWithin, type Trimmed, type Work } from './say-within';

/** A line within the film. */
export interface Line {
  readonly scene: number;
  readonly script: string;
  /** Seconds of the film at which its scene begins, and how long that lasts. */
  readonly startsAt: number;
  readonly seconds: number;
  /** Whose voice it is to be; left out, that of the first engine. */
  readonly who?: 'woman' | 'man' | undefined;
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

/** Seconds of silence before a line, where there is time. */
const LEAD = 0.35;
/** An engine that failed so often speaks no more of the film; one that took too long failed once and for all. */
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
  /** Of the film; it ends with the scene of the last line when that is not said. */
  readonly seconds?: number | undefined;
  readonly preset?: string | undefined;
  readonly voice: VoiceOptions;
  /** What `voice.file` holds. */
  readonly recording?: Sound | undefined;
  readonly signal: AbortSignal;
}

/** An engine with one of its voices; the engine itself is the same for all of them. */
interface Speaking extends Pick<Work, 'narrator' | 'engine'> {
  readonly tally: { failures: number };
}

export async function speakScenes(order: SpeakOrder): Promise<SpokenFilm> {
  const { lines, language, preset, voice, recording, signal } = order;
  const scripts = lines
    .map((line) => ({ line, script: toSpoken(line.script, language) }))
    .filter(({ script }) => script.words.length > 0);
  if (scripts.length === 0) return { lines: [], notes: [] };
  const reference = referenceOf(language, voice);
  const spokenOf = scripts.map(({ script }) => script);
  const started = new Map<EngineName, Omit<Speaking, 'engine'>>();
  const start = (name: EngineName): Omit<Speaking, 'engine'> | undefined => {
    if (name !== 'recording') return { narrator: narratorOf(name, voice), tally: { failures: 0 } };
    if (recording === undefined) return undefined;
    return { narrator: recordedNarrator(recording, spokenOf, reference), tally: { failures: 0 } };
  };
  const enginesFor = (who: Line['who']): readonly Speaking[] =>
    engineChoices({ language, preset, who }, voice).flatMap((engine) => {
      const own = started.get(engine.name) ?? start(engine.name);
      if (own === undefined) return [];
      started.set(engine.name, own);
      return [{ engine, ...own }];
    });
  const voices = new Map([...new Set(lines.map(({ who }) => who))].map((who) => [who, enginesFor(who)]));
  if ([...voices.values()].every((engines) => engines.length === 0))
    return { lines: [], notes: [`No voice speaks ${language}: the film shows its words over music.`] };
  const spoken: SpokenLine[] = [];
  const notes = new Set<string>();
  const [shortened, silent]: [number[], number[]] = [[], []];
  /** Has the first engine do it that can. */
  const byFirst = async <T>(
    { scene, who }: Line,
    say: (work: Work, own: Speaking) => Promise<T>,
  ): Promise<T | undefined> => {
    const engines = voices.get(who) ?? [];
    for (const [index, own] of engines.entries()) {
      if (own.tally.failures >= MOST_FAILURES) continue;
      try {
        return await say({ ...own, language, signal, reference }, own);
      } catch (error) {
        signal.throwIfAborted();
        own.tally.failures += error instanceof TookTooLong ? MOST_FAILURES : 1;
        const next = engines.slice(index + 1).find(({ tally }) => tally.failures < MOST_FAILURES);
        const then = next === undefined ? 'the words are shown over music' : `${next.engine.title} speaks`;
        notes.add(`${own.engine.title} could not speak scene ${scene + 1} (${why(error)}); ${then}.`);
      }
    }
    return undefined;
  };
  try {
    const easy: ({ readonly own: Speaking; readonly speech: Trimmed } | undefined)[] = [];
    for (const { line, script } of scripts)
      easy.push(await byFirst(line, async (work, own) => ({ own, speech: await sayEasily(script, work) })));
    const rooms = roomsOf(
      scripts.map(({ line }, at) => ({ ...line, needs: easy[at]?.speech.seconds ?? 0 })),
      order.seconds,
    );
    let free = Number.NEGATIVE_INFINITY;
    for (const [at, { line, script }] of scripts.entries()) {
      const known = easy[at];
      const room = rooms[at]?.after(free);
      if (known === undefined || room === undefined) continue;
      const said = await byFirst(line, async (work, own) => ({
        speech: await sayWithin(script, own === known.own ? known.speech : await sayEasily(script, work), room, work),
      }));
      if (said === undefined) continue;
      if (said.speech === undefined) {
        silent.push(line.scene);
        continue;
      }
      const { speech, isWhole, script: whole } = said.speech;
      if (!isWhole) shortened.push(line.scene);
      const start = room.start + Math.max(0, Math.min(LEAD - room.lead, (room.scene - speech.seconds) / 2));
      free = start + speech.seconds;
      spoken.push({
        scene: line.scene,
        start,
        samples: speech.samples,
        sampleRate: speech.sampleRate,
        words: filmWords(whole, speech.words, line.scene, start),
        phones: (speech.phones ?? []).map((phone) => ({
          ...phone,
          start: phone.start + start,
          end: phone.end + start,
        })),
      });
    }
  } finally {
    reference?.narrator.close();
    for (const { narrator } of started.values()) narrator.close();
  }
  if (shortened.length > 0)
    notes.add(`Narration of ${numbered(shortened)} was longer than the scene and was cut short.`);
  if (silent.length > 0) notes.add(`Narration of ${numbered(silent)} did not fit the scene and was left out.`);
  return { lines: spoken, notes: [...notes] };
}
