/** What a film shows and says when: its films' shots, the lines on them, the cuts between them, and the beat of its music. */
import type { SceneType } from '@vid/sdk/contract';
import type { FilmScript, FilmShot, RenderJob } from '../ports/renderer';
import { shownOf } from '../voice/words/shown-and-spoken';
import type { Film, Layer, Shown } from './film/film';
import type { SoundPlan } from './music/sound-plan';
import { FPS, sceneFrames } from './output/frame-size';

/** What a scene shows whose film does not tell. */
const SUBJECTS: Readonly<Record<SceneType, string>> = {
  motion: 'words',
  t2v_fast: 'place',
  i2v_fast: 'picture',
  s2v: 'presenter',
  walk_talk: 'presenter',
  footage: 'clip',
};
export const subjectOf = (type: SceneType): string => SUBJECTS[type];

/** A layer that is there for less than this is only on its way from one shot to the next. */
const SEEN = 1 / FPS;
/** So much before its shot begins what covers the rest may come. */
const LEAD = 0.5;

/** A moment as whole frames say it. */
const seconds = (value: number): number => Math.round(value * 1000) / 1000;

/** The shots in order, without what lies beyond the scene or under a later one. */
function within(shots: readonly Shown[], end: number): Shown[] {
  return shots.flatMap((shot, order) => {
    const from = Math.max(0, shot.from);
    const until = Math.min(end, shot.until, shots[order + 1]?.from ?? end);
    return until - from >= SEEN ? [{ ...shot, from, until }] : [];
  });
}

/** Whole frames, as cuts are. */
const inFrames = (value: number): number => Math.round(value * FPS) / FPS;

const isSeen = ({ shows }: Layer, { from, until, covers }: Shown): boolean => {
  if (covers === true && (shows?.from ?? Number.NEGATIVE_INFINITY) < from - LEAD) return false;
  return shows === undefined || Math.min(until, shows.until) - Math.max(from, shows.from) >= SEEN;
};

const copyOf = (layers: readonly Layer[], shot: Shown): string[] => {
  const lines = layers
    .filter((layer) => isSeen(layer, shot))
    .flatMap(({ text, sign }) => [sign, text].flatMap((words) => words?.split('\n') ?? []))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [...new Set(lines)];
};

/** A scene without shots of its own is cut where its words are. */
const byWords = (layers: readonly Layer[], subject: string, end: number): Shown[] => {
  const starts = layers.flatMap(({ text, shows }) => (text === undefined || shows === undefined ? [] : [shows.from]));
  const cuts = [...new Set(starts.filter((at) => at > 0 && at < end))].sort((one, other) => one - other);
  return [0, ...cuts].map((from, order) => ({ from, until: cuts[order] ?? end, subject }));
};

/** The shots of one scene's film, which begins at `startsAt`. */
export function shotsIn(film: Film, type: SceneType, startsAt: number): FilmShot[] {
  const end = film.frames / FPS;
  const shots = film.shots ?? byWords(film.layers, subjectOf(type), end);
  return within(shots, end).map((shot) => {
    const [from, until] = [inFrames(shot.from), inFrames(shot.until)];
    return {
      start: seconds(startsAt + from),
      duration: seconds(until - from),
      subject: shot.subject,
      copy: copyOf(film.layers, shot),
    };
  });
}

/** `films` in the order of the scenes; a film that is not drawn has none, and no sound. */
export function filmScript(
  { scenes }: Pick<RenderJob, 'scenes'>,
  films: readonly (readonly FilmShot[])[] = [],
  sound?: Pick<SoundPlan, 'grid'>,
): FilmScript {
  const frames = sceneFrames(scenes.map(({ duration }) => duration));
  let at = 0;
  const told = scenes.map(({ type, role = null, script }, index) => {
    const own = frames[index] ?? 1;
    const start = at / FPS;
    at += own;
    const shown = script === undefined ? null : shownOf(script);
    return {
      type,
      role,
      start: seconds(start),
      duration: seconds(own / FPS),
      script: shown,
      shots: films[index] ?? [],
    };
  });
  const starts = told.flatMap(({ start, shots }) => [start, ...shots.map((shot) => shot.start)]);
  return {
    cuts: [...new Set(starts)].filter((start) => start > 0),
    beats: sound === undefined ? [] : sound.grid.beats.map(seconds),
    scenes: told,
  };
}
