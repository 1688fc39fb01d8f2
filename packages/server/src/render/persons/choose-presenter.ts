/** Which person speaks in a film: by what its words say of them, else by the trade; the seed decides what nothing says. */
import { pick, randomFor } from '../random';
import type { Trade } from '../stage/directions';
import { type Job, type NamedPresenter, PRESENTERS, type Presenter, type Tone, type Who } from './presenters';
import { type SaidLooks, saidLooks } from './said-looks';

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

const OUT = -100;

/** How well somebody fits; traits are seen on the heads of a few, so that whoever has one is more than what they do. */
function fitOf({ job, who, age, trait, tones }: Presenter, said: SaidLooks, wish: PresenterWish): number {
  // A customer, unless it is told who speaks.
  const wanted = wish.as === 'customer' && said.tells !== true ? 'customer' : said.job;
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
