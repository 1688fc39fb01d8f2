/** Reads the pictures of a job and works out the setting of each scene. */
import { type Image, loadImage } from '@napi-rs/canvas';
import type { RenderJob } from '../ports/renderer';
import { brandPalette, palette } from './color/palettes';
import { type Setting, safeBox, unitOf } from './film/setting';
import { lookOf } from './look/look';
import { FPS, frameSize, sceneFrames } from './output/frame-size';
import { pick, randomFor } from './random';
import type { SceneInput } from './scenes/scene-input';
import { cleanText } from './text/clean-text';
import { type FontSet, fontsFor } from './text/fonts';

export interface PreparedScene {
  readonly input: SceneInput;
  /** Why the scene cannot be made, when it cannot. */
  readonly failure?: string;
  /** Whether it was told to fail. */
  readonly onPurpose: boolean;
}

export interface Prepared {
  readonly scenes: readonly PreparedScene[];
  readonly notes: readonly string[];
}

const PICTURE_MOST = 60_000_000;

type Loaded = { readonly image: Image } | { readonly problem: string };

async function load(job: RenderJob, url: string): Promise<Loaded> {
  const file = job.media[url];
  const name = url.startsWith('data:') ? 'the sent image' : url;
  if (file === undefined) return { problem: `${name} could not be downloaded` };
  try {
    const image = await loadImage(file);
    if (image.width < 1 || image.height < 1 || image.width * image.height > PICTURE_MOST)
      return { problem: `${name} is too large to draw (${image.width}×${image.height})` };
    return { image };
  } catch (error) {
    return {
      problem: `${name} is not an image that can be read (${error instanceof Error ? error.message : String(error)})`,
    };
  }
}

const wordsOf = (job: RenderJob): string[] => [
  job.title,
  job.brandName ?? '',
  ...job.scenes.flatMap((scene) => [
    scene.prompt,
    scene.script ?? '',
    scene.motion === undefined ? '' : JSON.stringify(scene.motion),
  ]),
];

/** Capitals are needed too: some looks set headlines in them. */
const fontsOf = (job: RenderJob): FontSet => {
  const words = wordsOf(job);
  return fontsFor(
    [...words, ...words.map((text) => text.toLocaleUpperCase(job.language)), 'Made with Vid 0123456789.,%“”—·'],
    safeLanguage(job.language),
  );
};

/** A language tag that Intl accepts; anything else is read as English. */
const safeLanguage = (language: string): string => {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
};

function colorsOf(job: RenderJob, look: ReturnType<typeof lookOf>) {
  const branded = job.brand === undefined ? undefined : brandPalette(job.brand.colors, look.preferDark);
  return branded ?? palette(pick(randomFor(job.seed, 'palette'), look.palettes));
}

const pictureUrl = (job: RenderJob, index: number): string | undefined => {
  const scene = job.scenes[index];
  if (scene === undefined || scene.type === 'motion' || scene.type === 'footage' || scene.type === 't2v_fast')
    return undefined;
  return scene.refImageUrl ?? (scene.type === 'i2v_fast' ? job.productImageUrl : undefined);
};

export async function prepareScenes(job: RenderJob): Promise<Prepared> {
  const size = frameSize(job.aspect, job.quality, job.upscale);
  const look = lookOf(job.route);
  const fonts = fontsOf(job);
  const shared = {
    size,
    aspect: job.aspect,
    safe: safeBox(size, job.aspect),
    unit: unitOf(size),
    palette: colorsOf(job, look),
    look,
    fonts,
    language: safeLanguage(job.language),
    seed: job.seed,
    count: job.scenes.length,
  };
  const frames = sceneFrames(job.scenes.map((scene) => scene.duration));
  const urls = job.scenes.map((_, index) => pictureUrl(job, index));
  const loaded = new Map<string, Loaded>();
  for (const url of [...urls, job.brand?.logoUrl])
    if (url !== undefined && !loaded.has(url)) loaded.set(url, await load(job, url));
  const notes = [...fonts.notes];
  const logo = job.brand === undefined ? undefined : loaded.get(job.brand.logoUrl);
  if (logo !== undefined && 'problem' in logo) notes.push(`The logo was left out: ${logo.problem}.`);
  let startFrame = 0;
  const scenes = job.scenes.map((scene, index): PreparedScene => {
    const own = frames[index] ?? 1;
    const setting: Setting = { ...shared, seconds: own / FPS, index };
    const picture = urls[index] === undefined ? undefined : loaded.get(urls[index]);
    const input: SceneInput = {
      scene,
      setting,
      spare: cleanText(job.title) || cleanText(job.brandName ?? '') || '•',
      artStyle: job.artStyle,
      startsAt: startFrame / FPS,
      frames: own,
      watermark: job.watermark,
      ...(picture !== undefined && 'image' in picture ? { picture: picture.image } : {}),
      ...(logo !== undefined && 'image' in logo ? { logo: logo.image } : {}),
    };
    startFrame += own;
    const onPurpose = job.failingScenes.includes(index);
    const missingClip =
      scene.type === 'footage' && (scene.videoUrl === undefined || job.media[scene.videoUrl] === undefined);
    const failure = onPurpose
      ? 'it was told to fail'
      : missingClip
        ? 'its clip could not be downloaded'
        : picture !== undefined && 'problem' in picture
          ? picture.problem
          : undefined;
    return { input, onPurpose, ...(failure === undefined ? {} : { failure }) };
  });
  return { scenes, notes };
}
