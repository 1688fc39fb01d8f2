/** Draws what there is of a kind: each entry as a film shows it. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Route } from '@vid/sdk/contract';
import { ACT_TEXTS, type ActName } from '../acting/act-names';
import { openArtwork } from '../artwork/open-artwork';
import type { RenderJob } from '../ports/renderer';
import type { CaptionName } from '../render/captions/caption-names';
import type { SaidWord } from '../render/captions/said-word';
import type { CutName } from '../render/cuts/cut-names';
import { filmComposer } from '../render/film/compose-cuts';
import type { Film } from '../render/film/film';
import { joinedFilms } from '../render/joined-films';
import { FPS } from '../render/output/frame-size';
import { picturesOf } from '../render/persons/cast-speaker';
import { drawPerson } from '../render/persons/draw-person';
import { MOUTHS } from '../render/persons/mouth';
import { personSprite } from '../render/persons/person-sprite';
import { PRESENTERS, presenterName } from '../render/persons/presenters';
import { prepareScenes } from '../render/prepare-scenes';
import { sceneFilm } from '../render/scenes/scene-film';
import type { Stock } from '../render/stage/casting';
import { stockOf } from '../render/stage/stock-of';
import { FACES } from '../render/text/faces';
import { fontsFor } from '../render/text/fonts';
import type { CatalogEntry, DrawnKind } from './catalog-entries';
import { drawSheet } from './sheet';

/** Seconds of a scene, of which the moment at SHARE is shown. */
const SECONDS = 4;
const SHARE = 0.55;

/** An act is long enough to be seen near and whole again. */
const ACT_SECONDS = 6;
const ACT_SHARE = 0.93;

type Scene = RenderJob['scenes'][number];

const motion = (prompt: string): Scene => ({ type: 'motion', prompt, duration: SECONDS });
const world = (prompt: string): Scene => ({ type: 't2v_fast', prompt, duration: SECONDS });

const PLAIN: RenderJob = {
  ...{ jobId: 'catalog', title: 'Fresh coffee', kind: 'ad', aspect: '1:1', quality: 'draft', upscale: false },
  ...{ language: 'en', artStyle: 'cinematic', media: {}, failingScenes: [], seed: 1, watermark: false },
  scenes: [],
};

const filmsOf = async (job: RenderJob, stock: Stock): Promise<readonly Film[]> => {
  const { scenes } = await prepareScenes(job, stock);
  const films = joinedFilms(job, scenes);
  return scenes.map((_scene, index) => films.of(index)).filter((film) => film !== undefined);
};

const still = (film: Film | undefined, frame: number): Canvas => {
  if (film === undefined) throw new Error('A scene without a picture of its own was prepared as one that fails.');
  const composer = filmComposer(film);
  composer.compose(frame);
  const { width, height } = composer.canvas;
  const copy = createCanvas(width, height);
  copy.getContext('2d').drawImage(composer.canvas, 0, 0);
  composer.forget();
  return copy;
};

/** The moment of a job's first scene that shows it best. */
const shown = async (stock: Stock, job: Partial<RenderJob> & Pick<RenderJob, 'scenes'>): Promise<Canvas> => {
  const [film] = await filmsOf({ ...PLAIN, ...job }, stock);
  return still(film, Math.floor((film?.frames ?? 0) * SHARE));
};

/** What is said on the sheet of captions, and when: so much of it that every style shows what it is. */
const SAID: readonly SaidWord[] = 'Two flat whites for £4.50'
  .split(' ')
  .map((text, at) => ({ text, start: 0.2 + at * 0.3, end: 0.47 + at * 0.3 }));
const SAID_AT = 1.56;

/** Captions over a place, in the middle of a line. */
const captionStill = async (stock: Stock, style: CaptionName): Promise<Canvas> => {
  const [scene] = (await prepareScenes({ ...PLAIN, scenes: [world('a cup of coffee in a café')] }, stock)).scenes;
  const film = scene && sceneFilm({ ...scene.input, captions: { style, words: SAID } }, 't2v_fast');
  return still(film, Math.round(SAID_AT * FPS));
};

const SPEAKING = 300;
/** What somebody says on the sheet of presenters: each another vowel. */
const VOWELS = ['a', 'e', 'o', 'l'] as const;

const speaking = async (name: string, stock: Stock): Promise<Canvas> => {
  const canvas = createCanvas(SPEAKING, SPEAKING);
  const at = PRESENTERS.findIndex((one) => presenterName(one) === name);
  const presenter = PRESENTERS[at];
  const tone = presenter?.tones[at % presenter.tones.length];
  const pictures =
    presenter === undefined || tone === undefined ? undefined : picturesOf(stock, presenter, tone, SPEAKING);
  const person = pictures === undefined ? undefined : await personSprite(pictures, SPEAKING);
  if (person === undefined) return canvas;
  const mouth = MOUTHS[VOWELS[at % VOWELS.length] ?? 'a'];
  const face = { ...mouth, blink: 0, gazeX: 0, gazeY: 0, brow: 0.4 };
  const tilt = at % 2 === 0 ? 0.03 : -0.03;
  drawPerson(canvas.getContext('2d'), person, SPEAKING, { face, tilt, bob: 0, breath: 0.5, hand: 0.4 });
  return canvas;
};

/** What has landed, with its words: the last shot of an act. */
const actStill = async (stock: Stock, name: ActName): Promise<Canvas> => {
  const scene: Scene = { ...motion(ACT_TEXTS[name].example), duration: ACT_SECONDS, motion: { beat: name } };
  const [film] = await filmsOf({ ...PLAIN, scenes: [scene] }, stock);
  return still(film, Math.floor((film?.frames ?? 0) * ACT_SHARE));
};

/** The moment at which both scenes are seen. */
const cutStill = async (stock: Stock, cut: CutName): Promise<Canvas> => {
  const [film] = await filmsOf({ ...PLAIN, scenes: [motion('Fresh coffee'), motion('A red bicycle')] }, stock);
  if (film?.after === undefined) throw new Error('Two scenes were prepared without a cut between them.');
  return still({ ...film, after: { ...film.after, cut } }, film.frames - 1);
};

const specimen = (family: string): Canvas => {
  const canvas = createCanvas(360, 150);
  const context = canvas.getContext('2d');
  const face = FACES.find((name) => name === family);
  context.textAlign = 'center';
  context.fillStyle = '#20242c';
  const text = face === undefined ? (SCRIPTS[family] ?? 'Aa') : 'Aa Bb 019';
  fontsFor([text], LANGUAGE_OF[family] ?? 'en').apply(context, face ?? 'inter', 700, 64);
  context.fillText(text, 180, 96, 340);
  return canvas;
};

/** What shows each of the families that only draw a script. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'noto-sans-hebrew': 'אבגדה',
  'noto-sans-arabic': 'أبجد هوز',
  'noto-emoji': '☕🎉🚲',
  'noto-sans-jp': '日本語',
  'noto-sans-kr': '한국어',
  'noto-sans-sc': '简体中文',
  'noto-sans-devanagari': 'नमस्ते',
  'noto-sans-thai': 'สวัสดี',
};
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  'noto-sans-jp': 'ja',
  'noto-sans-kr': 'ko',
  'noto-sans-sc': 'zh',
};

const DRAWN: Record<DrawnKind, (name: string, stock: Stock) => Promise<Canvas> | Canvas> = {
  routes: (name, stock) => shown(stock, { route: name as Route, aspect: '9:16', scenes: [motion('Fresh coffee')] }),
  worlds: (name, stock) => shown(stock, { scenes: [world(name.replace('-', ' '))] }),
  acts: (name, stock) => actStill(stock, name as ActName),
  transitions: (name, stock) => cutStill(stock, name as CutName),
  styles: (name, stock) => shown(stock, { artStyle: name, scenes: [world('a cup of coffee in a café')] }),
  captions: (name, stock) => captionStill(stock, name as CaptionName),
  presenters: (name, stock) => speaking(name, stock),
  fonts: specimen,
};

export async function kindSheet(kind: DrawnKind, entries: readonly CatalogEntry[]): Promise<Buffer> {
  const stock = stockOf(openArtwork(), PLAIN.language);
  const cells = [];
  for (const { name, shows, installed = true } of entries)
    if (installed) cells.push({ picture: await DRAWN[kind](name, stock), lines: [name, shows] });
  return drawSheet(cells, { columns: 5, cell: 320, picture: 300, empty: 'Nothing is installed' });
}
