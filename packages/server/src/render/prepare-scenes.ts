/** Reads the pictures of a job and works out the setting of each scene. */

import { inParallel } from '../in-parallel';
import type { RenderJob } from '../ports/renderer';
import { castMentions, castScenes, type SceneStage } from './cast-scenes';
import { hex, mix } from './color/color';
import { inBrandColors, palette } from './color/palettes';
import { ambiencePlan } from './effects/ambience-plan';
import { endCardOf } from './end-card/end-card-of';
import type { Film } from './film/film';
import { type Setting, safeBox, unitOf } from './film/setting';
import type { ReadClip } from './footage/encode-footage';
import type { JudgedClips } from './footage/judge-clips';
import { actsWithProduct, givenHeroes, playsInPlace } from './given-products';
import { loadPicture, MOST_LOGO_PIXELS } from './load-picture';
import { withoutGround } from './logo/without-ground';
import { tradePalette, type Wish, wishOf } from './look/art-direction';
import { type Look, lookOf } from './look/look';
import { type VoiceWish, voiceOf } from './look/voices';
import { type SoundPlan, soundPlan } from './music/sound-plan';
import type { Track } from './music/track/track';
import { isLarge } from './output/encoder';
import { FPS, frameSize, sceneFrames } from './output/frame-size';
import { freeAll } from './output/free-frames';
import { castSpeaker } from './persons/cast-speaker';
import { choosePresenter } from './persons/choose-presenter';
import { presentedAt, presentedIn, presenterWish } from './persons/presenter-wish';
import type { Who } from './persons/presenters';
import { whoIn } from './persons/said-looks';
import { speakerInScenes } from './persons/speaker-in-scenes';
import { pick, randomFor } from './random';
import { actOf, brings, broughtBy } from './routes/acts';
import { sceneFailure } from './scene-failure';
import { inspect, judgeScenePicture, nameOf, type ScenePicture } from './scene-pictures';
import type { SceneInput } from './scenes/scene-input';
import { standIn } from './scenes/stand-in';
import { shownScripts } from './shown-scripts';
import { smallPictureNotes } from './small-pictures';
import { castFilm, NO_STOCK } from './stage/casting';
import { DIRECTIONS, type Trade } from './stage/directions';
import { givenLight } from './stage/given-light';
import { placeSceneOf } from './stage/place-scene';
import { saidColours } from './stage/said-colours';
import { HERO_SIDE, wardrobe } from './stage/wardrobe';
import { cleanText } from './text/clean-text';
import { fontsOf, safeLanguage } from './text/fonts-of-job';
import { castWorld } from './worlds/cast-world';
import { placeSoFar } from './worlds/place-so-far';
import { readPrompt } from './worlds/reading';

export interface PreparedScene {
  /** Without the scene's picture. */
  readonly input: SceneInput;
  readonly picture?: ScenePicture;
  /** The caller's clip, where the scene is one. */
  readonly clip?: ReadClip;
  /** Why the scene cannot be made, when it cannot. */
  readonly failure?: string;
  /** Whether it was told to fail. */
  readonly onPurpose: boolean;
  /** What is shown in its place when it cannot be made. */
  readonly standIn: () => Promise<Film>;
}

export interface Prepared {
  readonly scenes: readonly PreparedScene[];
  readonly sound: SoundPlan;
  readonly notes: readonly string[];
}

/** The seed has no part in it. */
function colorsOf(job: RenderJob, look: Look, trade: Trade | undefined, wish: Wish) {
  const plain =
    trade === undefined
      ? palette(pick(randomFor(0, `colours of ${wish.name}`), look.palettes))
      : tradePalette(trade, wish);
  return job.brand === undefined ? plain : inBrandColors(plain, job.brand.colors);
}

const pictureUrl = (job: RenderJob, index: number): string | undefined => {
  const scene = job.scenes[index];
  if (scene === undefined || scene.type === 'motion' || scene.type === 'footage' || scene.type === 't2v_fast')
    return undefined;
  return scene.refImageUrl ?? (scene.type === 'i2v_fast' ? job.productImageUrl : undefined);
};

/** Letters within which a sentence says whom it is about. */
const BEGINNING = 16;

/** Whether a prompt is about somebody whom it calls otherwise than by name: a nurse, an old man. */
const isAboutAnother = (prompt: string, language: string): boolean =>
  (readPrompt(prompt, language).person?.at ?? BEGINNING) < BEGINNING;

/** What a scene is about; after the first line of what is not written on the screen comes how it is filmed. */
const saidIn = ({ type, prompt, script = '' }: RenderJob['scenes'][number]): string =>
  `${type === 'motion' ? prompt : prompt.split('\n')[0]}\n${script}`;

/** A route's look in the face that the film speaks with. */
const spoken = (look: Look, wish: VoiceWish): Look => ({
  ...look,
  display: { ...look.display, ...voiceOf(wish) },
  body: (['outfit', 'rubik'] as const).find(wish.draws) ?? 'inter',
});

/**
 * `drawn` holds the pictures that the user's own generator made, by scene; `clips` what was found in clips, `track` the user's own
 * music; `who` is heard.
 */
export async function prepareScenes(
  written: RenderJob,
  stock = NO_STOCK,
  drawn: ReadonlyMap<number, ScenePicture> = new Map(),
  clips: JudgedClips = new Map(),
  track?: Track,
  who?: Who,
): Promise<Prepared> {
  const job = shownScripts(written);
  const size = frameSize(job.aspect, job.quality, job.upscale);
  const fonts = fontsOf(job);
  const words = job.scenes.map(saidIn);
  const casting = castFilm(stock, `${job.title}\n${job.brandName ?? ''}`, words, job.brief, job.trade);
  const asked = job.brief ?? [job.title, ...job.scenes.map(saidIn)].join('\n');
  const wish = wishOf(asked, job.brandName ?? asked, safeLanguage(job.language));
  const look = spoken(lookOf(job.route), {
    route: job.route,
    trade: casting.trade,
    tone: wish.tone,
    draws: fonts.draws,
  });
  const trade = casting.trade ?? 'everyday';
  const home = casting.trade === undefined ? undefined : DIRECTIONS[casting.trade].place;
  const urls = job.scenes.map((_, index) => pictureUrl(job, index));
  const short = Math.min(size.width, size.height);
  const act = stock === NO_STOCK ? undefined : actOf(job.route);
  const speaks =
    act?.speaker !== undefined ||
    job.scenes.some(
      ({ type }, index) => (type === 's2v' || type === 'walk_talk') && urls[index] === undefined && !drawn.has(index),
    );
  const shared = {
    size,
    aspect: job.aspect,
    safe: safeBox(size, job.aspect),
    unit: unitOf(size),
    palette: colorsOf(job, look, actOf(job.route)?.ownLight === true ? undefined : trade, wish),
    look,
    fonts,
    language: safeLanguage(job.language),
    seed: job.seed,
    count: job.scenes.length,
  };
  const walks = job.scenes.some(({ type }) => type === 'walk_talk');
  const place =
    presentedAt(job) ?? casting.place ?? (casting.trade ? undefined : act?.speaksAt) ?? DIRECTIONS[trade].place;
  const stands = { place, seed: job.seed, short, walksIn: walks ? shared.palette : undefined };
  const speaker = speaks
    ? await castSpeaker(stock, choosePresenter(presenterWish(job, trade, who)), stands)
    : undefined;
  const said = presentedIn(job);
  const speakers = speaker === undefined ? [] : await speakerInScenes(stock, speaker, said, stands);
  const frames = sceneFrames(job.scenes.map((scene) => scene.duration));
  const judged = new Map<string, Awaited<ReturnType<typeof judgeScenePicture>>>();
  for (const url of urls) if (url !== undefined && !judged.has(url)) judged.set(url, await judgeScenePicture(job, url));
  const small = urls.map((url) => (url === undefined ? undefined : judged.get(url)));
  const notes = [...fonts.notes, ...smallPictureNotes(small, short)];
  const logo =
    job.brand === undefined
      ? undefined
      : await inspect(job, job.brand.logoUrl, (path) => loadPicture(path, MOST_LOGO_PIXELS));
  const mark = logo !== undefined && 'picture' in logo ? withoutGround(logo.picture) : undefined;
  const lastSeconds = (frames.at(-1) ?? 1) / FPS;
  const ending = mark === undefined ? undefined : endCardOf(job, { ...mark, palette: shared.palette }, lastSeconds);
  if (ending === undefined && mark !== undefined)
    notes.push('The end card was left out: the last scene is a clip, which is played as it is.');
  if (logo !== undefined && 'problem' in logo) notes.push(`The logo was left out: ${logo.problem}.`);
  // In a light of their own things keep their colours: of the accent only a trace is in the air.
  const { accent } = shared.palette;
  const air =
    act?.ownLight === true ? { ...shared.palette, accent: mix(accent, hex('#ffffff'), 0.78) } : shared.palette;
  const { light } = DIRECTIONS[trade];
  // What is seen in places as well is the same there.
  const takesAir = !job.scenes.some(({ type }) => type === 't2v_fast');
  const colours = saidColours(stock, asked, shared.language);
  const dress = wardrobe(air, size, { light, takesAir, stock, seed: job.seed, colours });
  const totalFrames = frames.reduce((sum, own) => sum + own, 0);
  const lands = ending === undefined ? undefined : totalFrames / FPS - lastSeconds + ending.lands;
  const sound = soundPlan({ job, frames, trade, lands, track });
  const given = await givenHeroes(job, Math.min(size.width, size.height) * HERO_SIDE, givenLight(shared));
  for (const [url, problem] of given.problems)
    if (!judged.has(url)) notes.push(`A given picture was left out: ${nameOf(url)} ${problem}.`);
  const stage: SceneStage = { job, stock, casting, dress, given: given.sprites, act, air, light, short, words, shared };
  const casts = await castScenes(stage);
  const mentions = speaker === undefined ? [] : await castMentions(stage, (index) => urls[index] === undefined);
  const told = whoIn(asked, shared.language);
  const seen = speaker ?? (told === undefined ? undefined : { who: told });
  const brought = act === undefined ? [] : await brings(act, stock, shared, seen);
  const [lead] = act?.isOfSomebody === true ? broughtBy(act, job.seed, seen) : [];
  const atHome =
    stock === NO_STOCK ? undefined : placeSceneOf(job, casting.trade && (casting.place ?? home), casting.chief?.name);
  const worlds = await inParallel(job.scenes, 1, async ({ type, prompt }, index) => {
    const { language } = shared;
    // Who walks goes along a street, unless something named is elsewhere.
    const isLed = lead !== undefined && type === 't2v_fast' && !isAboutAnother(prompt, language);
    const person = index === atHome?.index ? atHome.person : isLed ? lead : undefined;
    const bare = type !== 't2v_fast' && person === undefined;
    if (bare ? stock === NO_STOCK || !playsInPlace(job, index, language) : drawn.has(index)) return undefined;
    const place = placeSoFar(job, index, language) ?? (isLed ? undefined : (casting.place ?? home));
    const world = await castWorld(stock, {
      ...{ prompt, language, seed: job.seed, place, short, bare },
      ...{ isFitting: casting.isFitting, chief: casting.chief, wares: casting.wares, person, colours },
    });
    if (isLarge(size)) await freeAll();
    return world;
  });
  let startFrame = 0;
  const scenes = job.scenes.map((scene, index): PreparedScene => {
    const own = frames[index] ?? 1;
    const [startsAt, seconds] = [startFrame / FPS, own / FPS];
    const beats = sound.grid.beats.map((at) => at - startsAt).filter((at) => at > 0 && at < seconds);
    const setting: Setting = { ...shared, seconds, startsAt, beats, index };
    const picture = urls[index] === undefined ? drawn.get(index) : judged.get(urls[index]);
    const input: SceneInput = {
      scene,
      setting,
      spare: cleanText(job.title) || cleanText(job.brandName ?? '') || '•',
      artStyle: job.artStyle,
      frames: own,
      watermark: job.watermark,
      trade,
      ...(act === undefined
        ? {}
        : { act, brought, actsWithPicture: act.stage !== undefined && actsWithProduct(job, index) }),
      ...(casts[index] === undefined ? {} : { cast: casts[index] }),
      ...(worlds[index] === undefined ? {} : { world: worlds[index] }),
      ...(speakers[index] === undefined ? {} : { speaker: speakers[index] }),
      ...(mentions[index] === undefined ? {} : { mention: mentions[index] }),
      ...(mark === undefined ? {} : { logo: mark.logo }),
      ...(ending === undefined || index < job.scenes.length - 1 ? {} : { endCard: ending }),
    };
    startFrame += own;
    const onPurpose = job.failingScenes.includes(index);
    const clipUrl = scene.type === 'footage' ? (scene.videoUrl ?? '') : undefined;
    const clipPath = job.media[clipUrl ?? ''];
    const judgedClip = clips.get(clipUrl ?? '');
    const failure = sceneFailure(job, { index, picture, clipUrl, clip: judgedClip });
    return {
      input,
      onPurpose,
      ...(clipPath !== undefined && judgedClip !== undefined && 'coding' in judgedClip
        ? { clip: { path: clipPath, judged: judgedClip } }
        : {}),
      standIn: () => standIn(input, { stock, casting, dress }),
      ...(picture !== undefined && 'path' in picture ? { picture } : {}),
      ...(failure === undefined ? {} : { failure }),
    };
  });
  const heard = worlds.map((world, index) => world ?? said[index]);
  const ambience = ambiencePlan({ scenes: job.scenes, frames, worlds: heard, place: casting.place ?? home });
  return { scenes, notes, sound: { ...sound, ambience } };
}
