/**
 * Captions of every route, aspect and style, frame by frame: within their area, two lines at most, and never over a face, a label
 * or what is written. The test command tries some of each; `npm run soak -- tables` all.
 */
import { ASPECTS } from '@vid/sdk/contract';
import { expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { CAPTION_NAMES } from '../../src/render/captions/caption-names';
import { captionedFilm } from '../../src/render/captions/captioned-film';
import { captionArea } from '../../src/render/captions/places';
import { overlap, takenAt } from '../../src/render/captions/taken';
import type { Film } from '../../src/render/film/film';
import { contains } from '../../src/render/geometry';
import { FPS } from '../../src/render/output/frame-size';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { isPresented } from '../../src/render/scenes/is-presented';
import { sceneFilm } from '../../src/render/scenes/scene-film';
import type { SceneInput } from '../../src/render/scenes/scene-input';
import { stockOf } from '../../src/render/stage/stock-of';
import { isWhole, partOf } from '../support/part-of';
import { said } from './caption-words';
import { smaller } from './fixtures';
import { GALLERY, galleryJob, planOf } from './gallery-films';

/** Not what any card says, which would have no captions. */
const words = said('We roast it on Tuesdays and bring it to your door.', 'en');
const stock = stockOf(openArtwork(), 'en');

/** Aspects of a route: all of them, or one, which is another for the next route. */
const FILMS = GALLERY.flatMap((film) => (isWhole ? ASPECTS.map((aspect) => ({ ...film, aspect })) : [film]));

/** What is wrong with the captions of a scene in a style, in words. */
function wrongIn(film: Film, { setting }: SceneInput): string[] {
  const area = captionArea(setting);
  const wrong: string[] = [];
  for (const layer of film.layers) {
    const { caption, box, shows } = layer;
    if (caption === undefined || shows === undefined) continue;
    if (!contains(area, box, 1)) wrong.push(`“${caption}” leaves its area`);
    const bare = { ...film, layers: film.layers.filter((other) => other.caption === undefined) };
    for (
      let frame = Math.ceil(shows.from * FPS);
      frame < Math.min(film.frames, Math.floor(shows.until * FPS));
      frame += 1
    )
      if (takenAt(bare, frame / FPS).some((other) => overlap(box, other))) {
        wrong.push(`“${caption}” lies on something at frame ${frame}`);
        break;
      }
  }
  return wrong;
}

it.each(partOf(FILMS, 12, 5))('keep off what counts: $route $aspect', async (film) => {
  const plan = await planOf(film);
  const { scenes } = await prepareScenes(galleryJob(plan, film), stock);
  let shown = 0;
  for (const [at, { input }] of scenes.entries()) {
    const { type } = input.scene;
    if (type === 'footage' || (!isWhole && at > 1)) continue;
    const small = smaller(input, 4);
    const bare = sceneFilm({ ...small, captions: { style: 'lines', words: [] } }, type);
    if (isPresented(small) && small.speaker !== undefined)
      expect(
        bare.layers.some(({ keeps }) => keeps !== undefined),
        `scene ${at} has a face`,
      ).toBe(true);
    for (const style of CAPTION_NAMES) {
      const own = captionedFilm(bare, { style, words }, small.setting);
      expect(wrongIn(own, small), `scene ${at}, ${style}`).toEqual([]);
      shown += own.layers.filter(({ caption }) => caption !== undefined).length;
    }
  }
  expect(shown).toBeGreaterThan(0);
});
