/** Which person speaks in a film: by what its words say of them, else by the trade; the seed decides what nothing says. */
import { pick, randomFor } from '../random';
import type { Trade } from '../stage/directions';
import { PEOPLE_WORDS } from '../worlds/words/people';
import { type Spotted, spot } from '../worlds/words/spot';
import { LOOK_WORDS, type LookWord } from './look-words';
import {
  type Age,
  JOBS,
  type Job,
  type NamedPresenter,
  PRESENTERS,
  type Presenter,
  TONES,
  type Tone,
  type Trait,
  type Who,
} from './presenters';

export interface PresenterWish {
  readonly trade: Trade;
  /** Whether it is somebody of the trade, or one of its customers. */
  readonly as: 'owner' | 'customer';
  readonly seed: number;
  readonly language: string;
  /** What the scenes say that whoever speaks is seen in. */
  readonly prompts: readonly string[];
  /** What the caller wrote of the whole film. */
  readonly brief: string;
  /** Whose voice it is. */
  readonly who: Who;
  /** Whom the request names. */
  readonly named?: NamedPresenter | undefined;
}

export interface ChosenPresenter {
  readonly presenter: Presenter;
  readonly tone: Tone;
}

type Jobs = readonly [Job, ...Job[]];

const OF_TRADE: Readonly<Record<Trade, Jobs>> = {
  food: ['cook'],
  health: ['health-worker'],
  beauty: ['customer'],
  technology: ['office-worker', 'scientist', 'customer'],
  education: ['teacher', 'student'],
  finance: ['office-worker'],
  sport: ['customer'],
  nature: ['farmer'],
  travel: ['pilot', 'customer'],
  home: ['office-worker', 'construction-worker'],
  fashion: ['artist', 'customer'],
  children: ['customer', 'teacher'],
  events: ['host', 'customer'],
  charity: ['customer'],
  transport: ['mechanic'],
  craft: ['construction-worker', 'mechanic'],
  everyday: ['office-worker', 'customer'],
};

/** What is said of whoever speaks. */
export interface SaidLooks {
  readonly job?: Job;
  readonly who?: Who;
  readonly age?: Age;
  readonly trait?: Trait;
  readonly tone?: Tone;
}

const TRAITS: readonly Trait[] = ['red', 'blonde', 'curly', 'bald', 'headscarf', 'turban'];

const isJob = (key: string): key is Job => (JOBS as readonly string[]).includes(key);

/** Women are named with a word of their own, or with what ends like men's: what is longer counts. */
function spottedWho(spotted: readonly Spotted<LookWord>[]): Who | undefined {
  const named = spotted.filter(({ key }) => key === 'woman' || key === 'man');
  const [first] = [...named].sort((one, other) => one.at - other.at || other.length - one.length);
  return first?.key === 'woman' || first?.key === 'man' ? first.key : undefined;
}

/** Whether words speak of a woman or a man. */
export const whoIn = (text: string, language: string): Who | undefined =>
  spottedWho(spot<LookWord>(LOOK_WORDS, text, language));

function looksIn(text: string, language: string): SaidLooks {
  const spotted = spot<LookWord>(LOOK_WORDS, text, language);
  const has = (key: LookWord): boolean => spotted.some((one) => one.key === key);
  const job = spot(PEOPLE_WORDS, text, language).find(({ key }) => isJob(key))?.key;
  const trait = TRAITS.find(has);
  const who =
    spottedWho(spotted) ??
    (trait === 'headscarf' ? 'woman' : trait === 'turban' || trait === 'bald' ? 'man' : undefined);
  const tone = TONES.find(has);
  return {
    ...(job !== undefined && isJob(job) ? { job } : {}),
    ...(who === undefined ? {} : { who }),
    ...(has('older') ? { age: 'older' as const } : {}),
    ...(trait === undefined ? {} : { trait }),
    ...(tone === undefined ? {} : { tone }),
  };
}

/** A brief speaks of many: what counts is what it says where it names somebody who could speak, and right after. */
function aboutSomebody(brief: string, language: string): string {
  // "Dr. Amara" is of one sentence.
  const sentences = brief.split(/(?<=[.!?。！？؟\n])(?<!\b\p{Lu}\p{L}{0,3}\.)\s*/u);
  const names = (sentence: string): boolean =>
    spot(PEOPLE_WORDS, sentence, language).some(({ key }) => isJob(key)) ||
    spot<LookWord>(LOOK_WORDS, sentence, language).some(({ key }) => key === 'presenter');
  return sentences.filter((sentence, at) => names(sentence) || names(sentences[at - 1] ?? '')).join(' ');
}

/** What the scenes say goes before what the brief says. */
export function saidLooks({
  prompts,
  brief,
  language,
}: Pick<PresenterWish, 'prompts' | 'brief' | 'language'>): SaidLooks {
  return { ...looksIn(aboutSomebody(brief, language), language), ...looksIn(prompts.join('\n'), language) };
}

const OUT = -100;

/** How well somebody fits; traits are seen on the heads of a few, so that whoever has one is more than what they do. */
function fitOf({ job, who, age, trait, tones }: Presenter, said: SaidLooks, wish: PresenterWish): number {
  const wanted = wish.as === 'customer' ? 'customer' : said.job;
  const isOfTrade = OF_TRADE[wish.trade].includes(job);
  const isUnusual = trait === 'headscarf' || trait === 'turban';
  const byJob =
    wanted === undefined
      ? isOfTrade
        ? 10
        : job === 'customer'
          ? 4
          : 0
      : job === wanted
        ? 35
        : job === 'customer'
          ? 1
          : 0;
  const byAge = age === (said.age ?? 'adult') ? 0 : said.age === undefined ? -20 : -30;
  return (
    byJob +
    byAge +
    (who === wish.who ? 0 : OUT) +
    (said.tone !== undefined && !tones.includes(said.tone) ? OUT : 0) +
    (trait === said.trait || (said.trait === undefined && !isUnusual) ? 0 : -40)
  );
}

export function choosePresenter(wish: PresenterWish): ChosenPresenter {
  const said = saidLooks(wish);
  const random = randomFor(wish.seed, 'speaker');
  const toneOf = ({ tones }: Presenter): Tone =>
    tones.find((tone) => tone === said.tone) ?? pick(random, tones as [Tone, ...Tone[]]);
  if (wish.named !== undefined) {
    const { presenter, tone = toneOf(presenter) } = wish.named;
    return { presenter, tone };
  }
  const fits = PRESENTERS.map((presenter) => ({ presenter, fit: fitOf(presenter, said, wish) }));
  const most = Math.max(...fits.map(({ fit }) => fit));
  const [first, ...others] = fits.filter(({ fit }) => fit === most).map(({ presenter }) => presenter);
  const presenter = pick(random, [first as Presenter, ...others]);
  return { presenter, tone: toneOf(presenter) };
}
