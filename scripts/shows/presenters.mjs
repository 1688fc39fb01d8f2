// Everybody who can speak, in a scene of their own, in the midst of a vowel and with captions.
import { join } from 'node:path';
import { label, save, sheet, source, tests } from './sheet.mjs';

const { openArtwork } = await source('artwork/open-artwork.ts');
const { frameComposer } = await source('render/film/compose-frame.ts');
const { castSpeaker } = await source('render/persons/cast-speaker.ts');
const { mouthOver } = await source('render/persons/mouth.ts');
const { PRESENTERS, presenterName } = await source('render/persons/presenters.ts');
const { imaginedSpeech } = await source('render/persons/scene-speech.ts');
const { sceneFilm } = await source('render/scenes/scene-film.ts');
const { DIRECTIONS } = await source('render/stage/directions.ts');
const { stockOf } = await source('render/stage/stock-of.ts');
const { said } = await tests('render/caption-words.ts');
const { firstScene, smaller } = await tests('render/fixtures.ts');

const FPS = 30;
const SECONDS = 4;
const ACROSS = 10;
const SCRIPT = 'We are here for you, every day from eight to six.';
const PLACES = Object.values(DIRECTIONS).map(({ place }) => place);

export async function presenters(folder) {
  const stock = stockOf(openArtwork(), 'en');
  const scene = { type: 's2v', prompt: 'A presenter', script: SCRIPT, duration: SECONDS };
  const input = smaller(await firstScene(scene, { aspect: '9:16' }), 3);
  const { width, height } = input.setting.size;
  const tile = { width: width + 6, height: height + 24 };
  const { canvas, context } = sheet(ACROSS * tile.width, Math.ceil(PRESENTERS.length / ACROSS) * tile.height);
  const speech = imaginedSpeech(SCRIPT, SECONDS);
  const mouth = mouthOver(speech.mouth);
  const open = Array.from({ length: SECONDS * FPS }, (_, frame) => frame)
    .filter((frame) => frame > FPS)
    .reduce((widest, frame) => (mouth(frame / FPS).open > mouth(widest / FPS).open ? frame : widest));
  let shown = 0;
  for (const [order, presenter] of PRESENTERS.entries()) {
    const wish = { place: PLACES[order % PLACES.length], seed: order, short: Math.min(width, height) };
    const tone = presenter.tones[order % presenter.tones.length] ?? 'medium';
    const speaker = await castSpeaker(stock, { presenter, tone }, wish);
    if (speaker === undefined) throw new Error(`There is no picture of ${presenterName(presenter)}.`);
    const captions = { style: 'pill', words: said(SCRIPT, 'en') };
    const film = sceneFilm({ ...input, speaker, speech, captions }, 's2v');
    const composer = frameComposer(film);
    composer.compose(open);
    const [x, y] = [(order % ACROSS) * tile.width, Math.floor(order / ACROSS) * tile.height];
    context.drawImage(composer.canvas, 0, 0, width, height, x, y, width, height);
    label(context, presenterName(presenter), x + 4, y + height + 15, '#111111', '11px sans-serif');
    if (film.captions?.shown === 1) shown += 1;
  }
  console.log(`presenters: ${shown} of ${PRESENTERS.length} have captions for all that they say`);
  save(canvas, join(folder, 'presenters.png'));
}
