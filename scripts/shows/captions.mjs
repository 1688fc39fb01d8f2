// Each style of captions over what is light, dark and busy, from the right, and in Japanese.
import { join } from 'node:path';
import { label, save, sheet, source, tests } from './sheet.mjs';

const { openArtwork } = await source('artwork/open-artwork.ts');
const { CAPTION_NAMES } = await source('render/captions/caption-names.ts');
const { captionedFilm } = await source('render/captions/captioned-film.ts');
const { frameComposer } = await source('render/film/compose-frame.ts');
const { prepareScenes } = await source('render/prepare-scenes.ts');
const { stockOf } = await source('render/stage/stock-of.ts');
const { SCRIPTS, said } = await tests('render/caption-words.ts');

const FPS = 30;
const HEIGHT = 360;
const plain =
  (color) =>
  (context, { width, height }) => {
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  };
const busy = (context, { width, height }) => {
  for (let row = 0; row < 24; row += 1)
    for (let column = 0; column < 14; column += 1) {
      context.fillStyle = `hsl(${(row * 67 + column * 131) % 360} 70% ${20 + ((row * 31 + column * 17) % 65)}%)`;
      context.fillRect((column * width) / 14, (row * height) / 24, width / 14 + 1, height / 24 + 1);
    }
};
const KINDS = [
  ['light', 'en', plain('#f7f4ec')],
  ['dark', 'en', plain('#101318')],
  ['busy', 'en', busy],
  ['from the right', 'ar', busy],
  ['Japanese', 'ja', busy],
];

export async function captions(folder) {
  const gap = 8;
  const across = (HEIGHT * 9) / 16;
  const { canvas, context } = sheet(KINDS.length * (across + gap) + 90, CAPTION_NAMES.length * (HEIGHT + gap) + 24);
  for (const [column, [name, language, paint]] of KINDS.entries()) {
    label(context, name, 90 + column * (across + gap), 16);
    const job = {
      ...{ jobId: 'shows', title: 'Bread', kind: 'ad', aspect: '9:16', quality: 'draft', upscale: false, language },
      ...{ artStyle: 'cinematic', media: {}, failingScenes: [], seed: 3, watermark: false },
      scenes: [{ type: 'motion', prompt: SCRIPTS[language], script: SCRIPTS[language], duration: 6 }],
    };
    const [scene] = (await prepareScenes(job, stockOf(openArtwork(), language))).scenes;
    const { setting } = scene.input;
    const words = said(SCRIPTS[language], language);
    const bare = { size: setting.size, frames: 180, backdrop: { paint }, layers: [] };
    for (const [row, style] of CAPTION_NAMES.entries()) {
      const composer = frameComposer(captionedFilm(bare, { style, words }, setting));
      composer.compose(Math.round((words[2].start + 0.2) * FPS));
      const [x, y] = [90 + column * (across + gap), 24 + row * (HEIGHT + gap)];
      context.drawImage(composer.canvas, x, y, across, HEIGHT);
      if (column === 0) label(context, style, 6, y + 20);
    }
  }
  save(canvas, join(folder, 'captions.png'));
}
