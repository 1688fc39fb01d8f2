/** What is to be heard of a scene's film: its cut, what comes in, and what it shows. */
import type { CutName } from '../cuts/cut-names';
import type { Film, Layer } from '../film/film';
import { FPS } from '../output/frame-size';
import type { Cue, SoundName } from './cue';
import { soundsOf } from './things';

/** How a cut sounds; all others fly past. */
const OF_CUT: Readonly<Partial<Record<CutName, SoundName>>> = {
  paper: 'paper',
  'light-leak': 'shimmer',
  star: 'shimmer',
};

/** Seconds between two pops, and how many a scene has at most: more would rattle. */
const APART = 0.16;
const MOST_POPS = 5;
const POP_GAIN = 0.55;

const isIn = ({ shows }: Layer, at: number): boolean =>
  shows === undefined || (at >= shows.from - 0.5 && at < shows.until);

/** Seconds at which things pop into their place. */
function popsIn(layers: readonly Layer[]): number[] {
  const moments = layers
    .flatMap((layer) => (layer.move?.pops !== undefined && isIn(layer, layer.move.pops) ? [layer.move.pops] : []))
    .filter((at) => at > 0)
    .sort((one, other) => one - other);
  const apart = moments.reduce<number[]>((kept, at) => (at - (kept.at(-1) ?? -1) < APART ? kept : [...kept, at]), []);
  return apart.slice(0, MOST_POPS);
}

/**
 * What layers bring with them, as they come in: one counter a scene, since its sound is large. It runs since before the cut to
 * its scene, and is heard as it is seen.
 */
function arrivals(layers: readonly Layer[]): Cue[] {
  const all = layers.flatMap(({ cue, enter }) =>
    cue === undefined || (enter.at < 0 && cue !== 'count') ? [] : [{ sound: cue, at: enter.at, gain: 1 }],
  );
  const firstCount = all.findIndex(({ sound }) => sound === 'count');
  return all.filter(({ sound }, order) => sound !== 'count' || order === firstCount);
}

/** The scene `index` of a film, which begins at `startsAt`; all sounds are seconds of the film. */
export function cuesOf(film: Film, { index, startsAt }: { readonly index: number; readonly startsAt: number }): Cue[] {
  const seconds = film.frames / FPS;
  const cut = film.before?.cut;
  const cuts: Cue[] =
    index === 0 ? [] : [{ sound: (cut && OF_CUT[cut]) ?? 'whoosh', at: 0, gain: cut === undefined ? 0.6 : 1 }];
  const shots = film.shots ?? [];
  const within = shots.flatMap(({ from }, order): Cue[] =>
    order === 0 || from <= 0.3 ? [] : [{ sound: 'swish', at: from, gain: 0.7 }],
  );
  const things = new Map<SoundName, Cue>();
  for (const { subject, from } of shots)
    for (const { sound, gain } of soundsOf(subject))
      if (!things.has(sound)) things.set(sound, { sound, at: Math.max(0, from) + 0.35, gain });
  const pops = popsIn(film.layers).map((at): Cue => ({ sound: 'pop', at, gain: POP_GAIN }));
  return [...cuts, ...within, ...arrivals(film.layers), ...pops, ...things.values()]
    .filter(({ at }) => at < seconds - 0.1)
    .map((cue) => ({ ...cue, at: startsAt + cue.at }))
    .sort((one, other) => one.at - other.at);
}
