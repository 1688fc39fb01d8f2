/**
 * Who can speak in a film: persons of whom each was looked at while speaking, blinking and nodding. A person is a body, and where
 * that has no fitting head of its own, the head of another picture. In each skin tone that the pictures come in.
 */

export const TONES = ['light', 'medium', 'dark'] as const;
export type Tone = (typeof TONES)[number];
export type Who = 'woman' | 'man';
export type Age = 'adult' | 'older';

/** What somebody does, as it is seen. */
export const JOBS = [
  'artist',
  'construction-worker',
  'cook',
  'farmer',
  'firefighter',
  'health-worker',
  'judge',
  'mechanic',
  'office-worker',
  'pilot',
  'police-officer',
  'scientist',
  'student',
  'teacher',
  'host',
  'customer',
] as const;
export type Job = (typeof JOBS)[number];

/** By what somebody is known besides. */
export type Trait = 'curly' | 'red' | 'blonde' | 'bald' | 'turban' | 'headscarf';

export interface Presenter {
  readonly who: Who;
  readonly job: Job;
  readonly age: Age;
  readonly trait?: Trait;
  /** Names of pictures, without the tone. */
  readonly body: string;
  readonly head?: string;
  /** Whether a hand holds something that moves with what is said. */
  readonly holds?: boolean;
  /** Whether both hands are busy, so that none of them gestures. */
  readonly isBusy?: boolean;
  readonly tones: readonly Tone[];
}

const BOTH: readonly Who[] = ['woman', 'man'];

/** A woman and a man of a picture that is whole. */
const whole = (job: Job, picture: string, more: Partial<Presenter> = {}): Presenter[] =>
  BOTH.map((who) => ({ who, job, age: 'adult', body: `${who}-${picture}`, tones: TONES, ...more }));

/** A woman and a man with the head of another picture. */
const headed = (job: Job, body: string, head: string, more: Partial<Presenter> = {}): Presenter[] =>
  BOTH.map((who) => ({
    ...{ who, job, age: 'adult', tones: TONES },
    ...{ body: body.replace('WHO', who), head: head === '' ? who : `${who}-${head}` },
    ...more,
  }));

const JUMPER = 'WHO-frowning';
const SUIT = 'WHO-office-worker';
const OLDER = { age: 'older' } as const;
const TEACHER = 'man-teacher';

export const PRESENTERS: readonly Presenter[] = [
  ...whole('artist', 'artist', { holds: true }),
  ...whole('construction-worker', 'construction-worker', { tones: ['light', 'medium'] }),
  ...whole('cook', 'cook', { holds: true }),
  ...headed('cook', 'WHO-cook', 'white-hair', { ...OLDER, holds: true }),
  ...whole('farmer', 'farmer', { holds: true, tones: ['medium', 'dark'] }),
  ...headed('farmer', 'WHO-farmer', 'white-hair', { ...OLDER, holds: true, tones: ['medium', 'dark'] }),
  ...whole('firefighter', 'firefighter', { holds: true }),
  ...whole('health-worker', 'health-worker'),
  ...headed('health-worker', 'WHO-health-worker', 'white-hair', OLDER),
  ...whole('judge', 'judge', { holds: true }),
  ...whole('mechanic', 'mechanic', { holds: true }),
  ...headed('mechanic', 'WHO-mechanic', 'white-hair', { ...OLDER, holds: true }),
  ...whole('office-worker', 'office-worker'),
  ...headed('office-worker', SUIT, 'white-hair', OLDER),
  ...headed('office-worker', SUIT, 'curly-hair', { trait: 'curly' }),
  ...whole('pilot', 'pilot'),
  { who: 'man', job: 'police-officer', age: 'adult', body: 'man-police-officer', tones: TONES },
  ...whole('scientist', 'scientist', { holds: true, tones: ['light', 'medium'] }),
  ...headed('scientist', 'WHO-scientist', 'white-hair', { ...OLDER, holds: true, tones: ['light', 'medium'] }),
  ...whole('student', 'student'),
  ...headed('teacher', TEACHER, '', { isBusy: true }),
  ...headed('teacher', TEACHER, 'white-hair', { ...OLDER, isBusy: true }),
  ...whole('host', 'in-tuxedo'),
  ...headed('customer', JUMPER, ''),
  ...headed('customer', JUMPER, 'white-hair', OLDER),
  ...headed('customer', JUMPER, 'curly-hair', { trait: 'curly' }),
  ...headed('customer', JUMPER, 'red-hair', { trait: 'red', tones: ['light'] }),
  ...headed('customer', JUMPER, 'blonde-hair', { trait: 'blonde', tones: ['light'] }),
  { who: 'woman', job: 'customer', age: 'adult', trait: 'headscarf', body: 'woman-with-headscarf', tones: TONES },
  ...headed('customer', JUMPER, 'wearing-turban', { trait: 'turban' }).filter(({ who }) => who === 'man'),
  ...headed('office-worker', SUIT, 'bald', { trait: 'bald' }).filter(({ who }) => who === 'man'),
];

/** As it is called in lists and named in requests: "cook-woman", "office-worker-man-older". */
export const presenterName = ({ who, job, age, trait }: Presenter): string =>
  [job, who, ...(age === 'older' ? [age] : []), ...(trait === undefined ? [] : [trait])].join('-');

export interface NamedPresenter {
  readonly presenter: Presenter;
  /** Where the name ends in one. */
  readonly tone?: Tone;
}

/** Who a request names, with or without a skin tone: "cook-woman", "cook-woman-dark". */
export function presenterNamed(name: string): NamedPresenter | undefined {
  const plain = name.trim().toLowerCase();
  for (const presenter of PRESENTERS) {
    const own = presenterName(presenter);
    if (plain === own) return { presenter };
    const tone = presenter.tones.find((one) => plain === `${own}-${one}`);
    if (tone !== undefined) return { presenter, tone };
  }
  return undefined;
}
