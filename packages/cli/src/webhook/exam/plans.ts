/** The usual shapes of a plan. */
import type { Act, ExamDelivery, Examiner, ExamPlan } from './exam-entry';
import type { Shot } from './shot';

/** What most deliveries of the exam are. */
export const USUAL_EVENT = 'video.completed';

export const bytesOf = (delivery: ExamDelivery): Buffer => Buffer.from(JSON.stringify(delivery));

export const usual = (examiner: Examiner, id = examiner.id()): Buffer => bytesOf(examiner.delivery(USUAL_EVENT, id));

interface One {
  readonly times?: Act['times'];
  readonly event?: string;
}

/** One delivery, which is made when its turn comes. */
export const one = (
  examiner: Examiner,
  make: () => Promise<Shot>,
  { times = 'once', event = USUAL_EVENT }: One = {},
): ExamPlan => ({ acts: [{ id: examiner.id(), event, times }], rounds: [async () => [await make()]] });

/** One that must not be acted on: a change of a good one after it was signed. */
export const forged = (examiner: Examiner, change: (shot: Shot) => Shot | Promise<Shot>): ExamPlan =>
  one(examiner, async () => change(await examiner.sign(usual(examiner))), { times: 'never' });

/** The second of two, of which the first is a good one. */
export const after = (
  acts: readonly Act[],
  first: () => Promise<Shot>,
  then: (first: Shot) => Promise<readonly Shot[]>,
): ExamPlan => {
  let sent: Promise<Shot> | undefined;
  const begin = (): Promise<Shot> => {
    sent ??= first();
    return sent;
  };
  return { acts, rounds: [async () => [await begin()], async () => then(await begin())] };
};
