/** The report card of an exam: the questions that decide whether a receiver may go into production, and what answers them. */
import { TIME_LIMITS } from '@vid/sdk/contract';
import type { Act } from './exam-entry';
import type { FindingKind } from './finding';
import type { Examined } from './judge';

export interface CardLine {
  readonly verdict: 'good' | 'bad' | 'unknown';
  readonly text: string;
}

interface Question {
  /** Whether a delivery answers it: what was not sent is not asked about. */
  readonly isAskedOf?: (examined: Examined) => boolean;
  readonly kinds: readonly FindingKind[];
  readonly good: string;
  readonly bad: string;
  /** Only with a probe. */
  readonly probed?: string;
}

const isForgery = ({ entry }: Examined): boolean => entry.wants === 'refused';
const isGood = ({ entry }: Examined): boolean => entry.wants === 'taken' || entry.wants === 'one-taken';
const mayComeTwice = ({ entry }: Examined): boolean => entry.group === 'repeated' || entry.group === 'contradicting';
const actsOf =
  (wanted: Act['times']) =>
  ({ plan }: Examined): boolean =>
    plan.acts.some(({ times }) => times === wanted);

const QUESTIONS: readonly Question[] = [
  {
    isAskedOf: isForgery,
    kinds: ['forgery-accepted'],
    good: 'No forgery was accepted.',
    bad: 'Forgeries were accepted',
  },
  {
    isAskedOf: actsOf('never'),
    kinds: ['acted-on-forgery'],
    good: 'Nothing was done for a forgery or a ping.',
    bad: 'Something was done for a forgery or a ping',
    probed: 'Whether a forgery was acted on is not known: give --probe.',
  },
  {
    isAskedOf: mayComeTwice,
    kinds: ['acted-twice'],
    good: 'No event was acted on twice.',
    bad: 'Events were acted on twice',
    probed: 'Whether an event was acted on twice is not known: give --probe.',
  },
  {
    isAskedOf: actsOf('once'),
    kinds: ['lost'],
    good: 'No event that was accepted was lost.',
    bad: 'Events were accepted and lost',
    probed: 'Whether an accepted event was lost is not known: give --probe.',
  },
  {
    isAskedOf: isGood,
    kinds: ['good-refused', 'redirected'],
    good: 'No good delivery was refused.',
    bad: 'Good deliveries were refused',
  },
  {
    kinds: ['late', 'broken'],
    good: `Each was answered within ${TIME_LIMITS.deliveryAttemptSeconds} s`,
    bad: `Not each was answered within ${TIME_LIMITS.deliveryAttemptSeconds} s`,
  },
  {
    kinds: ['asked-again', 'redirected'],
    good: 'Each answer has the service stop or try again where it should.',
    bad: 'Answers have the service try again, or take the delivery for failed, where they should not',
  },
];

const SHOWN = 6;

const namesOf = (examined: readonly Examined[]): string => {
  const names = examined.map(({ entry }) => entry.name);
  const more = names.length - SHOWN;
  return more > 1 ? `${names.slice(0, SHOWN).join(', ')} and ${more} more` : names.join(', ');
};

/** The time that the slowest answer took. */
const slowest = (examined: readonly Examined[]): number =>
  Math.max(...examined.flatMap(({ rounds }) => rounds.flat()).map(({ ms }) => ms));

export const reportCard = (examined: readonly Examined[], isProbed: boolean): readonly CardLine[] =>
  QUESTIONS.flatMap(({ isAskedOf = () => true, kinds, good, bad, probed }): readonly CardLine[] => {
    const asked = examined.filter(isAskedOf);
    const found = examined.filter(({ findings }) => findings.some(({ kind }) => kinds.includes(kind)));
    if (found.length > 0) return [{ verdict: 'bad', text: `${bad}: ${namesOf(found)}.` }];
    if (asked.length === 0) return [];
    if (probed !== undefined && !isProbed) return [{ verdict: 'unknown', text: probed }];
    const text = good.endsWith('.') ? good : `${good}: the slowest took ${slowest(examined)} ms.`;
    return [{ verdict: 'good', text }];
  });

/** What explains many failures at once, where one thing does. */
export const likelyCause = (examined: readonly Examined[]): string | undefined => {
  const good = examined.filter(isGood);
  const forged = examined.filter(isForgery);
  const statuses = new Set(
    good.map(({ rounds }) => rounds[0]?.[0]).map((answer) => (answer?.outcome === 'answered' ? answer.status : 0)),
  );
  const [status = 0] = statuses;
  if (examined.length > 1 && examined.every(({ answer }) => answer?.outcome !== 'answered'))
    return 'Nothing was answered: does the receiver read the body to its end, and does every way through it answer?';
  if (good.length > 1 && statuses.size === 1 && (status === 404 || status === 405))
    return `Every good delivery was answered ${status}: is --to the path of the receiver?`;
  if (good.length > 1 && statuses.size === 1 && status >= 400)
    return `Every good delivery was answered ${status}: the receiver has another secret than --secret-file or VID_WEBHOOK_SECRET names here, or its body is parsed before it is verified.`;
  if (forged.length > 1 && forged.every(({ findings }) => findings.some(({ kind }) => kind === 'forgery-accepted')))
    return 'Every forgery was accepted: the receiver does not verify. webhookHandler of @vid/webhook-verify does, in a line.';
  return undefined;
};
