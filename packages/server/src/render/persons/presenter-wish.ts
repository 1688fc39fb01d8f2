/** What a job says of who speaks in its film: known before anything is drawn or said, so that voice and person are one. */
import type { RenderJob } from '../../ports/renderer';
import { pick, randomFor } from '../random';
import { actOf } from '../routes/acts';
import type { Trade } from '../stage/directions';
import type { PresenterWish } from './choose-presenter';
import { presenterNamed, type Who } from './presenters';
import { saidLooks } from './said-looks';
import { placeOfPrompt, saidPlace } from './said-place';

const isPresented = ({ type }: RenderJob['scenes'][number]): boolean => type === 's2v' || type === 'walk_talk';

/** The sentences that are spoken tell of others, not of whoever says them: "I was afraid of dentists". */
const unspoken = ({ prompt, script = '' }: RenderJob['scenes'][number]): string =>
  script
    .split(/(?<=[.!?。！？؟\n])\s*/u)
    .map((sentence) => sentence.replace(/[.!?。！？؟\s]+$/u, ''))
    .reduce((left, sentence) => (sentence === '' ? left : left.replaceAll(sentence, ' ')), prompt);

/** A place's description says nothing of whoever speaks. */
const promptsOf = ({ scenes }: RenderJob): string[] => scenes.filter(isPresented).map(unspoken);

const namedIn = ({ presenterPreset }: RenderJob) =>
  presenterPreset === undefined ? undefined : presenterNamed(presenterPreset);

const wordsOf = (job: RenderJob) => ({
  prompts: promptsOf(job),
  brief: job.brief ?? [job.title, ...job.scenes.map(({ script = '' }) => script)].join('\n'),
  language: job.language,
});

/** Where the scenes say that they are, else where the film's words say that somebody is; before what all of it is about. */
export const presentedAt = (job: RenderJob): string | undefined => {
  const { prompts, brief, language } = wordsOf(job);
  return placeOfPrompt(prompts.join('\n'), language) ?? saidPlace(brief, language);
};

/** Where each scene of whoever speaks says that it is; undefined of others, and of those that leave it open. */
export const presentedIn = ({ scenes, language }: RenderJob): readonly (string | undefined)[] =>
  scenes.map((scene) =>
    isPresented(scene) ? placeOfPrompt(scene.prompt, language, scene.type === 'walk_talk') : undefined,
  );

const BOTH = ['woman', 'man'] as const;

/**
 * Whose voice a film is spoken in: of whom the words speak, else of one that there is a voice for; undefined where nobody is seen.
 * `voices`: whose voices there are; `quoted`: who is quoted in which scene; `introduced`: who says their name.
 */
export function whoSpeaks(
  job: RenderJob,
  voices: readonly Who[] = BOTH,
  quoted: readonly (Who | undefined)[] = [],
  introduced?: Who,
): Who | undefined {
  const presented = job.scenes.filter(isPresented);
  if (presented.length === 0 && actOf(job.route)?.speaker === undefined) return undefined;
  const own = namedIn(job)?.presenter.who ?? introduced ?? saidLooks(wordsOf(job)).who;
  // Who is seen beside a quotation says it.
  const who = own ?? (actOf(job.route)?.speaker === undefined ? undefined : quoted.find((one) => one !== undefined));
  const isGiven = presented.length > 0 && presented.every(({ refImageUrl }) => refImageUrl !== undefined);
  // Nothing is known of whom a picture shows.
  if (who !== undefined || isGiven) return who;
  const [first = 'woman', ...others] = voices;
  return pick(randomFor(job.seed, 'who speaks'), [first, ...others]);
}

export const presenterWish = (job: RenderJob, trade: Trade, who: Who | undefined): PresenterWish => ({
  ...wordsOf(job),
  ...{ trade, seed: job.seed, as: actOf(job.route)?.speaker ?? 'owner' },
  who: who ?? whoSpeaks(job) ?? 'woman',
  named: namedIn(job),
});

/** Whose voice says each scene, where that is not the film's: somebody is quoted, and nobody else is seen to say it. */
export const otherVoices = (job: RenderJob, quoted: readonly (Who | undefined)[]): readonly (Who | undefined)[] =>
  actOf(job.route)?.speaker === undefined ? quoted : [];
