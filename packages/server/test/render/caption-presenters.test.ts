/**
 * Captions beside everybody who can speak, in every aspect and style: all that is said is shown where a style is asked for, and
 * never on the head. The test command tries some; `npm run soak -- tables` all.
 */
import { ASPECTS } from '@vid/sdk/contract';
import { expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { CAPTION_NAMES } from '../../src/render/captions/caption-names';
import { overlap, takenAt } from '../../src/render/captions/taken';
import type { Film } from '../../src/render/film/film';
import { FPS } from '../../src/render/output/frame-size';
import { castSpeaker } from '../../src/render/persons/cast-speaker';
import { PRESENTERS, presenterName } from '../../src/render/persons/presenters';
import { quietSpeech } from '../../src/render/persons/scene-speech';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import { stockOf } from '../../src/render/stage/stock-of';
import { partOf } from '../support/part-of';
import { said } from './caption-words';
import { firstScene, smaller } from './fixtures';

const stock = stockOf(openArtwork(), 'en');
const LESS = 4;
const SCRIPT =
  'We roast every Tuesday, and bring it to your door by eight. Four thousand people in Leeds start their day with it.';
const words = said(SCRIPT, 'en');

/** Captions that lie on what nothing may cover, at any frame. */
const onSomething = (film: Film): string[] => {
  const bare = { ...film, layers: film.layers.filter(({ caption }) => caption === undefined) };
  return film.layers.flatMap(({ caption, box, shows }) => {
    if (caption === undefined || shows === undefined) return [];
    const frames = Array.from(
      { length: Math.floor(shows.until * FPS) - Math.ceil(shows.from * FPS) },
      (_, at) => Math.ceil(shows.from * FPS) + at,
    );
    return frames.some((frame) => takenAt(bare, frame / FPS).some((other) => overlap(box, other))) ? [caption] : [];
  });
};

const CASES = PRESENTERS.flatMap((presenter) =>
  ASPECTS.flatMap((aspect) =>
    (['s2v', 'walk_talk'] as const).map((type) => ({
      ...{ name: presenterName(presenter), presenter, aspect, type },
    })),
  ),
);

it.each(partOf(CASES, 40, 7))('stand beside $name, $type, $aspect', async ({ presenter, aspect, type }) => {
  const plain = await firstScene({ type, prompt: 'A presenter in a café', script: SCRIPT, duration: 9 }, { aspect });
  const input = smaller(plain, LESS);
  const { width, height } = input.setting.size;
  const speaker = await castSpeaker(
    stock,
    { presenter, tone: presenter.tones[0] ?? 'medium' },
    { place: 'cafe', seed: 3, short: Math.min(width, height) },
  );
  for (const style of CAPTION_NAMES) {
    const film = sceneFilm(
      {
        ...input,
        ...(speaker === undefined ? {} : { speaker }),
        speech: quietSpeech(SCRIPT, 9),
        captions: { style, words },
      },
      type,
    );
    expect(onSomething(film), style).toEqual([]);
    expect(film.captions, style).toMatchObject({ shown: 1, crowded: 0 });
  }
});
