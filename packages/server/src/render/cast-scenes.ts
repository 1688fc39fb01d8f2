/** Who plays in each scene of a job, and what is cut to when somebody names it. */
import type { RenderJob } from '../ports/renderer';
import { inferBeat } from './beats/infer-beat';
import type { Palette } from './color/palettes';
import { actsWithProduct, subjectUrl } from './given-products';
import type { GivenHero } from './photo/given-hero';
import { propsFor } from './props/props';
import type { RouteAct } from './routes/act';
import type { Mention } from './scenes/cutaway';
import type { LightName } from './sprites/light-names';
import type { Cast, Lead } from './stage/cast';
import { type Casting, type Figures, NO_STOCK, type Stock } from './stage/casting';
import { inSkin, skinOf } from './stage/in-skin';
import { isTold } from './stage/shots';
import { drawnOf, HERO_SIDE, inLight, MENTION_SIDE } from './stage/wardrobe';
import { cleanText } from './text/clean-text';
import { readCopy } from './text/copy';

/** What all scenes of a job are cast from. */
export interface SceneStage {
  readonly job: RenderJob;
  /** What each scene says. */
  readonly words: readonly string[];
  readonly stock: Stock;
  readonly casting: Casting;
  readonly dress: (figures: Figures) => Promise<Cast | undefined>;
  /** The caller's products, by their URL. */
  readonly given: ReadonlyMap<string, GivenHero>;
  readonly act: RouteAct | undefined;
  readonly air: Palette;
  readonly light: LightName;
  /** Pixels of the shorter side. */
  readonly short: number;
  readonly shared: Pick<PropSetting, 'look' | 'fonts'> & { readonly language: string };
}

type PropSetting = Parameters<typeof propsFor>[2];

/** What acts out a line plays its lead; where there is nobody else, that of the scene. */
function withProps(
  cast: Cast | undefined,
  lines: readonly string[],
  { short, air, light, shared }: SceneStage,
): Cast | undefined {
  const { language, look, fonts } = shared;
  const own = { side: Math.round(short * HERO_SIDE), palette: air, look, fonts };
  const props = [...propsFor(lines, language, own)].map(
    ([line, { name, sprite }]) =>
      [line, { hero: inLight(sprite, air, light), name, steams: false, isRead: true }] as const,
  );
  const [[, first] = []] = props;
  if (first === undefined) return cast;
  const among: Cast = cast ?? { ...first, props: [], pictures: new Map() };
  return { ...among, leads: new Map<string, Lead>([...(among.leads ?? []), ...props]) };
}

/** The cast of each scene, or undefined where nobody plays. */
export const castScenes = (stage: SceneStage): Promise<readonly (Cast | undefined)[]> => {
  const { job, words, stock, casting, dress, given, act } = stage;
  return Promise.all(
    job.scenes.map(async ({ type, prompt, motion, role }, index) => {
      const isStaged = type === 'motion' || (act?.stage !== undefined && actsWithProduct(job, index));
      const copy = type === 'motion' ? readCopy(prompt, motion, '•') : undefined;
      const beats = copy === undefined ? [] : [motion?.beat, undefined].map((beat) => inferBeat(beat, role, copy));
      const lines = copy?.lines ?? [];
      const tells = copy !== undefined && beats[0] !== undefined && isTold(beats[0], copy, act);
      const isFramed = act?.framed === true;
      const said = {
        lines,
        told: tells ? lines : [],
        ofFigure: beats.includes('stat'),
        isFramed,
        ofThings: act !== undefined && act.ofPeople !== true,
      };
      const figures = isStaged ? casting.castFor(words[index] ?? '', index, said) : undefined;
      const played = figures === undefined ? undefined : await dress(figures);
      const cast = tells && stock !== NO_STOCK ? withProps(played, [copy?.headline ?? '', ...lines], stage) : played;
      const product = given.get(subjectUrl(job, index) ?? '');
      if (product === undefined) return cast;
      const { sprite: hero, screen } = product;
      return {
        ...{ props: [], pictures: new Map(), ...cast, steams: false, isGiven: true, name: 'product', hero },
        ...(screen === undefined ? {} : { screen, isRead: true }),
      };
    }),
  );
};

/** What is cut to in each scene in which a presenter names it; `isSpoken`: scenes that the presenter speaks, not a given face. */
export const castMentions = (
  { job, stock, casting, air, light, short }: SceneStage,
  isSpoken: (index: number) => boolean,
): Promise<readonly (Mention | undefined)[]> =>
  Promise.all(
    job.scenes.map(async ({ type, script = '' }, index) => {
      const isTalk = (type === 's2v' || type === 'walk_talk') && isSpoken(index);
      const named = isTalk ? casting.mentionIn(cleanText(script)) : undefined;
      const figure = named && inSkin(named.figure, stock, job.seed);
      const dressing = { light, skin: figure && skinOf(figure, job.seed) };
      const sprite = figure && (await drawnOf(figure, short * MENTION_SIDE, air, dressing));
      return sprite === undefined || named === undefined
        ? undefined
        : { words: named.words, name: named.figure.name, sprite };
    }),
  );
