/** Films live: nothing stands still for half a second, and no frame is a plain colour. */
import { describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { openArtwork } from '../../src/artwork/open-artwork';
import { filmComposer } from '../../src/render/film/compose-cuts';
import { joinedFilms } from '../../src/render/joined-films';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { stockOf } from '../../src/render/stage/stock-of';
import { isWhole, partOf } from '../support/part-of';
import { jobOf } from './fixtures';

const BRIEFS = [
  ['9:16', 'Harbour Coffee in Lisbon. Beans roasted every morning. Two flat whites for the price of one. Visit us.'],
  ['16:9', 'Harbour Dental offers same-day appointments, open until 9 pm. Book a check-up for £35 on 0117 496 0123.'],
] as const;

/** Frames that may pass without a change that is seen, and how many apart they are looked at. */
const STILL_MOST = 15;
const STEP = 5;
/** Mean difference of two frames, in levels of 255, from which a viewer sees a change. */
const SEEN = 0.12;

interface Look {
  /** One pixel of every 25. */
  readonly levels: Float32Array;
  readonly spread: number;
}

function lookAt(data: Buffer): Look {
  const levels = new Float32Array(Math.ceil(data.length / 100));
  let [sum, squares] = [0, 0];
  for (let at = 0; at < levels.length; at += 1) {
    const level = ((data[at * 100] ?? 0) + (data[at * 100 + 1] ?? 0) + (data[at * 100 + 2] ?? 0)) / 3;
    levels[at] = level;
    sum += level;
    squares += level * level;
  }
  return { levels, spread: Math.sqrt(squares / levels.length - (sum / levels.length) ** 2) };
}

const difference = (one: Look, other: Look): number =>
  one.levels.reduce((sum, level, at) => sum + Math.abs(level - (other.levels[at] ?? 0)), 0) / one.levels.length;

describe('a film', () => {
  it.each(partOf(BRIEFS, 2))('never stands still, and is never empty: %s', async (aspect, brief) => {
    const request = {
      brief,
      kind: 'ad',
      language: 'en',
      durationSec: isWhole ? 12 : 8,
      narrator: true,
      aspect,
      seed: 4,
    } as const;
    const people = { product: 'switched-off', presenter: 'stock-allowed', hasLogo: false } as const;
    const plan = await createLocalPlanner().plan({ ...request, ...people }, new AbortController().signal);
    const job = jobOf(plan.scenes, { title: plan.title, aspect });
    const { scenes } = await prepareScenes(job, stockOf(openArtwork(), 'en'));
    const films = joinedFilms(job, scenes);
    let [still, before]: [number, Look | undefined] = [0, undefined];
    for (const index of scenes.keys()) {
      const film = films.of(index);
      if (film === undefined) continue;
      const composer = filmComposer(film);
      for (let frame = 0; frame < film.frames; frame += STEP) {
        composer.compose(frame);
        const now = lookAt(composer.canvas.data());
        expect(now.spread, `scene ${index + 1}, frame ${frame}: a plain colour`).toBeGreaterThan(4);
        still = before !== undefined && difference(now, before) < SEEN ? still + STEP : 0;
        expect(still, `scene ${index + 1}, frame ${frame}: still`).toBeLessThan(STILL_MOST);
        before = now;
      }
      films.done(index);
    }
    expect(scenes.some(({ input }) => input.cast !== undefined)).toBe(true);
  });
});
