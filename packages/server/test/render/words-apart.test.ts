/** Where one scene is cut to the next, the words of the first are gone before those of the second are there. */
import { describe, expect, it } from 'vitest';
import { CUT_REACH } from '../../src/render/cuts/cut';
import { CUT_NAMES, type CutName } from '../../src/render/cuts/cut-names';
import { wordsApart } from '../../src/render/cuts/words-apart';
import { type Film, type Layer, STILL } from '../../src/render/film/film';
import { heldFrame, shownAt } from '../../src/render/film/steady';
import { joinedFilms } from '../../src/render/joined-films';
import { FPS } from '../../src/render/output/frame-size';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { jobOf, motion } from './fixtures';

const JOB = jobOf([
  motion('Bread that is baked at six every morning\nSourdough, rye and cinnamon buns', 'body'),
  motion('Two loaves for £7 instead of £9\nOnly this Saturday', 'list'),
  { type: 't2v_fast', prompt: 'A street in the morning', script: 'Fourteen Mill Lane, in Leeds', duration: 3 },
  motion('Come by early\nThe buns are gone by ten', 'cta'),
]);
const { scenes } = await prepareScenes(JOB);

/** Around a border, more than a cut takes on either side. */
const AROUND = 2 * CUT_REACH + 2;
const FRAMES = Array.from({ length: 2 * AROUND }, (_, order) => order - AROUND);

const caption = (words: string): Layer => ({
  box: { x: 20, y: 600, width: 300, height: 60 },
  ...{ frames: 1, masked: false, enter: STILL, paint: () => undefined, live: () => undefined, caption: words },
});

const filmOf = (index: number): Film => {
  const input = scenes[index]?.input;
  if (input === undefined || input.scene.type === 'footage') throw new Error('no such scene');
  const film = sceneFilm(input, input.scene.type);
  return { ...film, layers: [...film.layers, caption(`caption ${index}`)] };
};
const FILMS = scenes.map((_, index) => filmOf(index));

/** The words before the camera that are seen at a frame, and how opaque they are at most. */
function words({ layers }: Film, frame: number): number {
  const seen = layers
    .filter(({ lens, text, caption }) => lens === undefined && (text ?? caption) !== undefined)
    .flatMap((layer) => shownAt(layer, frame / FPS)?.alpha ?? []);
  return Math.max(0, ...seen);
}

function joined(cut: CutName, one: Film, other: Film): readonly [Film, Film] {
  const { palette } = scenes[0]?.input.setting ?? {};
  if (palette === undefined) throw new Error('no palette');
  const join = { cut, palette, seed: 3 };
  return [
    wordsApart({ ...one, after: { ...join, film: () => other } }),
    wordsApart({ ...other, before: { ...join, film: () => one } }),
  ];
}

describe('words around a cut', () => {
  it.each(CUT_NAMES)('are those of one scene at a time: %s', (cut) => {
    for (const [index, one] of FILMS.entries()) {
      const other = FILMS[(index + 1) % FILMS.length] ?? one;
      const [from, to] = joined(cut, one, other);
      for (const every of [1, 2])
        for (const frame of FRAMES) {
          // As a draft shows them: in a cut all is held.
          const isCut = frame >= -CUT_REACH && frame < CUT_REACH;
          const at = (own: number): number => (isCut ? heldFrame(own, every) : own);
          const seen = [words(from, at(from.frames + frame)), words(to, at(frame))];
          expect(Math.min(...seen), `scene ${index + 1}, frame ${frame} of the next, held for ${every}`).toBe(0);
        }
    }
  });

  it.each(CUT_NAMES)('are whole before it and after it: %s', (cut) => {
    for (const [index, one] of FILMS.entries()) {
      const other = FILMS[(index + 1) % FILMS.length] ?? one;
      const [from, to] = joined(cut, one, other);
      for (const frame of [from.frames - 2 * CUT_REACH, from.frames - 40])
        expect(words(from, frame), `before, ${frame}`).toBe(words(one, frame));
      expect(words(to, CUT_REACH), 'after').toBe(words(other, CUT_REACH));
    }
  });

  it.each(CUT_NAMES)('leave no more than four frames to neither scene: %s', (cut) => {
    for (const [index, one] of FILMS.entries()) {
      const other = FILMS[(index + 1) % FILMS.length] ?? one;
      const [from, to] = joined(cut, one, other);
      for (const every of [1, 2]) {
        const at = (frame: number, own: number): number =>
          frame >= -CUT_REACH && frame < CUT_REACH ? heldFrame(own, every) : own;
        const bare = FRAMES.filter(
          (frame) => Math.max(words(from, at(frame, from.frames + frame)), words(to, at(frame, frame))) === 0,
        );
        expect(bare.length, `scene ${index + 1}, held for ${every}: ${bare.join(' ')}`).toBeLessThanOrEqual(4);
      }
    }
  });

  it('are kept apart in every film of several scenes, and stay where nothing is cut', () => {
    const films = joinedFilms(JOB, scenes);
    const all = scenes.map((_, index) => films.of(index));
    for (const [index, film] of all.entries()) {
      const next = all[index + 1];
      if (film === undefined) throw new Error('a scene without a film');
      if (next === undefined) expect(words(film, film.frames - 1)).toBe(1);
      else
        for (const frame of [-2, -1, 0]) expect(Math.min(words(film, film.frames + frame), words(next, frame))).toBe(0);
    }
  });

  it('stay on what they are written on', () => {
    const { lens, ...flat } = {
      ...caption('on a tag'),
      lens: { zoom: () => 1, x: () => 0, y: () => 0, centre: { x: 0, y: 0 } },
    };
    const { caption: text, ...tag } = { ...flat, lens };
    const written = { ...tag, ...(text === undefined ? {} : { text }) };
    const one: Film = { ...(FILMS[0] as Film), layers: [written, { ...written, copy: true }, flat] };
    const [from] = joined('iris', one, one);
    expect(from.layers[0]).toBe(one.layers[0]);
    for (const at of [1, 2]) expect(from.layers[at], `layer ${at}`).not.toBe(one.layers[at]);
  });
});
