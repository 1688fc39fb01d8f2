/** Draws what is said in a scene over its film. */
import type { Film } from '../film/film';
import type { SceneInput } from '../scenes/scene-input';
import type { CaptionStyle } from './caption-style';
import { captionedFilm } from './captioned-film';
import { captionArea } from './places';
import { STYLES } from './styles';
import { tightened } from './tightened';
import { yielded } from './yielded';

/** Of what is said so much is drawn as captions at least, where they stand in the place of the line that says the same. */
const ENOUGH = 0.5;

/** The share of the place for captions that is kept for them where a scene's copy leaves them none: for one line, and for two. */
const BANDS = [0.22, 0.34] as const;

/** How much smaller the smallest line of copy may be that makes room. */
const SMALLER = 0.55;

/** By so much of that place copy is raised that stands high already, where what lies below it leaves too little room. */
const LIFT = 0.12;

/** A scene whose copy ends higher, as if the frame did. */
const endedAt = (input: SceneInput, bottom: number): SceneInput => {
  const { safe } = input.setting;
  return { ...input, setting: { ...input.setting, safe: { ...safe, height: bottom - safe.y } } };
};

/** With its copy above where captions usually are. */
const raised = (input: SceneInput, band: number): SceneInput => {
  const area = captionArea(input.setting);
  return endedAt(input, area.y + area.height * (1 - band));
};

/** With its copy a little above where it was. */
function lifted(input: SceneInput, { layers }: Film): SceneInput {
  const ends = layers.flatMap(({ text, ink }) => (text === undefined || ink === undefined ? [] : [ink.y + ink.height]));
  return endedAt(input, Math.max(0, ...ends) - captionArea(input.setting).height * LIFT);
}

const smallest = ({ layers }: Film): number =>
  Math.min(...layers.flatMap(({ text, ink }) => (text === undefined || ink === undefined ? [] : [ink.height])));

const shownIn = ({ captions }: Film): number => captions?.shown ?? 0;

/** Made when it is first asked for. */
function once(make: () => Film): () => Film {
  let made: Film | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The first in which no caption is left out, else the one that shows most. */
function leastCrowded([first, ...others]: readonly [() => Film, ...(() => Film)[]]): Film {
  let best = first();
  for (const other of others) {
    if (best.captions?.crowded === 0) return best;
    const film = other();
    if (shownIn(film) > shownIn(best)) best = film;
  }
  return best;
}

/**
 * Scenes of words have copy of their own, which stays, and makes room where there is none. Others write what is said, or its
 * beginning: there captions stand instead, unless there is no room for them.
 */
export function withCaptions(input: SceneInput, make: (input: SceneInput) => Film): Film {
  const { captions, ...plain } = input;
  if (captions === undefined) return make(plain);
  const style = STYLES[captions.style];
  const captioned = (film: () => Film, used: CaptionStyle) => (): Film =>
    captionedFilm(film(), captions, input.setting, used);
  /** Captions as they are liked best, and smaller; then, in any of these films, on the things in it. */
  const bestIn = (films: readonly [() => Film, ...(() => Film)[]]): Film => {
    const [first, ...others] = films.flatMap((film) => [captioned(film, style), captioned(film, tightened(style))]);
    const onThings = films.map((film) => captioned(() => yielded(film()), tightened(style)));
    return leastCrowded([first as () => Film, ...others, ...onThings]);
  };
  if (input.scene.type !== 'motion') {
    const film = bestIn([once(() => make(input))]);
    if (shownIn(film) >= ENOUGH) return film;
  }
  const film = make(plain);
  const least = smallest(film) * SMALLER;
  /** Of what is made otherwise for its captions, what is still read. */
  const otherwise = (own: () => SceneInput): (() => Film) =>
    once(() => {
      const other = make(own());
      return smallest(other) < least ? film : other;
    });
  return bestIn([
    () => film,
    ...BANDS.map((band) => otherwise(() => raised(plain, band))),
    otherwise(() => lifted(plain, film)),
  ]);
}
