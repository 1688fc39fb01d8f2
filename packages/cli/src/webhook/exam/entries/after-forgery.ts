/**
 * Good deliveries that come after forgeries of them. What is refused leaves nothing behind: whoever can spoil a delivery by sending
 * its id first needs no secret.
 */
import { createHash } from 'node:crypto';
import { DELIVERY_HEADERS, SIGNATURE } from '@vid/sdk/contract';
import { withHeaders } from '../../mutations';
import type { Act, ExamEntry, Examiner, ExamPlan } from '../exam-entry';
import { after, bytesOf, USUAL_EVENT, usual } from '../plans';
import type { Shot } from '../shot';

type AfterForgery = Pick<ExamEntry, 'about' | 'mend' | 'plan'>;

const VERIFY_FIRST =
  'Verify first, signature and age, and only then remember the delivery_id, count, or write anything: a forgery that you refused must not cost the delivery whose id it bore.';

/** So many as a limit for one user may not bear, and few enough for a good receiver to refuse at once. */
const FLOOD = 15;
/** Digits that are no secret of anybody. */
const OTHER_SECRET = createHash('sha256').update('vid webhook exam, a stranger').digest('hex');

/** The good one counts from the second round: the first one is none. */
const good = (examiner: Examiner): Act => ({ id: examiner.id(), event: USUAL_EVENT, times: 'once', from: 1 });

const refusedFirst = (examiner: Examiner, spoil: (shot: Shot) => Shot | Promise<Shot>): ExamPlan => {
  let made: Promise<Shot> | undefined;
  const sign = (): Promise<Shot> => {
    made ??= examiner.sign(usual(examiner));
    return made;
  };
  return {
    ...after(
      [good(examiner)],
      async () => spoil(await sign()),
      async () => [await sign()],
    ),
    before: 'refused',
  };
};

const signedOtherwise = (shot: Shot, signature: string): Shot => ({
  ...shot,
  ...withHeaders(shot, { [DELIVERY_HEADERS.signature]: signature }),
});

/** The user's own, each with an id and a job of its own. */
const ofOneUser = (examiner: Examiner, id: string): Buffer => {
  const delivery = examiner.delivery(USUAL_EVENT, id);
  return bytesOf({ ...delivery, payload: { ...delivery.payload, user_id: `user-of-${examiner.id()}` } });
};

const ENTRIES: Readonly<Record<string, AfterForgery>> = {
  'good-after-forgery': {
    about: 'a delivery with a wrong signature, to be refused; then the same with the right one',
    mend: VERIFY_FIRST,
    plan: (examiner) => refusedFirst(examiner, (shot) => signedOtherwise(shot, `${SIGNATURE.prefix}${OTHER_SECRET}`)),
  },
  'good-after-tampered': {
    about: 'another body under the signature of a delivery, to be refused; then that delivery',
    mend: VERIFY_FIRST,
    plan: (examiner) =>
      refusedFirst(examiner, (shot) => ({
        ...shot,
        body: Buffer.from(shot.body.toString().replace('https:', 'http:')),
      })),
  },
  'good-after-old': {
    about: `a delivery signed ${SIGNATURE.replayWindowSeconds + 1} s ago, to be refused; then the same signed now`,
    mend: VERIFY_FIRST,
    plan: (examiner) =>
      refusedFirst(examiner, ({ body }) =>
        examiner.sign(body, { timestamp: Math.floor(examiner.seconds()) - SIGNATURE.replayWindowSeconds - 1 }),
      ),
  },
  'good-after-many-forgeries': {
    about: `${FLOOD} forgeries about one user at once, to be refused; then a delivery about that user`,
    mend: 'Count what you have verified, never what anybody sent: else a stranger uses up the share of a user.',
    plan: (examiner) => {
      const ids = Array.from({ length: FLOOD }, (_unused, at) => examiner.id(`forged-${at + 1}`));
      const forge = (id: string): Promise<Shot> => examiner.sign(ofOneUser(examiner, id), { secret: OTHER_SECRET });
      return {
        acts: [...ids.map((id): Act => ({ id, event: USUAL_EVENT, times: 'never' })), good(examiner)],
        rounds: [
          () => Promise.all(ids.map(forge)),
          async () => [await examiner.sign(ofOneUser(examiner, examiner.id()))],
        ],
        before: 'refused',
      };
    },
  },
};

export const AFTER_FORGERY_ENTRIES: readonly ExamEntry[] = Object.entries(ENTRIES).map(([name, entry]) => ({
  name,
  group: 'after-forgery',
  wants: 'taken',
  unseen: 'Whether it was passed over is not known: give --probe.',
  ...entry,
}));
