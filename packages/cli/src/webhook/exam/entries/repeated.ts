/** Good deliveries that come again, out of order, or many at once: each must be taken, and acted on once. */
import type { Act, ExamEntry, Examiner } from '../exam-entry';
import { after, bytesOf, USUAL_EVENT, usual } from '../plans';

const BURST = 50;
const UNSEEN = 'Whether it was acted on twice is not known: give --probe.';
const LOST = 'Whether each was acted on is not known: give --probe.';
const ONCE =
  'Remember the delivery_id of the verified body before you act, and answer 2xx to one that is done already: the store of webhookHandler does both.';

/** A second before now: what is signed again then has another signature. */
const earlier = (examiner: Examiner): { readonly timestamp: number } => ({
  timestamp: Math.floor(examiner.seconds()) - 1,
});

const once = (id: string, { event = USUAL_EVENT, from = 0 } = {}): Act => ({ id, event, times: 'once', from });

/** Members of the body in another order, as one who writes it anew from a table may do. */
const rewritten = (examiner: Examiner): Buffer =>
  Buffer.from(
    JSON.stringify(Object.fromEntries(Object.entries(examiner.delivery(USUAL_EVENT, examiner.id())).reverse())),
  );

const ENTRIES: Readonly<Record<string, Omit<ExamEntry, 'name' | 'group'>>> = {
  replayed: {
    about: 'a good delivery again, byte for byte',
    wants: 'taken',
    mend: ONCE,
    unseen: UNSEEN,
    plan: (examiner) =>
      after(
        [once(examiner.id())],
        () => examiner.sign(usual(examiner)),
        async (first) => [first],
      ),
  },
  redelivered: {
    about: 'the same body and id, signed anew: a retry of the service',
    wants: 'taken',
    mend: ONCE,
    unseen: UNSEEN,
    plan: (examiner) =>
      after(
        [once(examiner.id())],
        () => examiner.sign(usual(examiner), earlier(examiner)),
        async ({ body }) => [await examiner.sign(body)],
      ),
  },
  'redelivered-rewritten': {
    about: 'the same id and members in other bytes, signed anew',
    wants: 'taken',
    mend: 'Deduplicate by the delivery_id of the verified body, not by a hash of it or by its signature.',
    unseen: UNSEEN,
    plan: (examiner) =>
      after(
        [once(examiner.id())],
        () => examiner.sign(usual(examiner), earlier(examiner)),
        async () => [await examiner.sign(rewritten(examiner))],
      ),
  },
  'redelivered-after-failure': {
    about: 'a job whose id ends in `fails-once`, at which a receiver may fail once: then again, signed anew',
    wants: 'taken',
    mend: 'Keep a delivery_id for done only when its work is, and release the claim on it when that fails: webhookHandler does both.',
    unseen: UNSEEN,
    plan: (examiner) => {
      const usualOne = examiner.delivery(USUAL_EVENT, examiner.id());
      const job = `${String(usualOne.payload['job_id'])}-fails-once`;
      const body = bytesOf({ ...usualOne, payload: { ...usualOne.payload, job_id: job } });
      const plan = after(
        [once(examiner.id())],
        () => examiner.sign(body, earlier(examiner)),
        async () => [await examiner.sign(body)],
      );
      return { ...plan, before: 'may-fail' };
    },
  },
  'twice-at-once': {
    about: 'the same delivery twice at the same time; one of the two may be asked to come again (5xx)',
    wants: 'one-taken',
    mend: 'Claim the delivery_id in one step before you act (an INSERT that may fail, SET NX), not by looking first: see DeliveryStore of @vid/webhook-verify.',
    unseen: UNSEEN,
    plan: (examiner) => ({
      acts: [once(examiner.id())],
      rounds: [
        async () => {
          const shot = await examiner.sign(usual(examiner));
          return [shot, shot];
        },
      ],
    }),
  },
  'same-job': {
    about: 'another event of a job that had one',
    wants: 'taken',
    mend: 'Deduplicate by delivery_id, not by job_id: one job may have several deliveries.',
    unseen: LOST,
    plan: (examiner) => {
      const first = examiner.delivery(USUAL_EVENT, examiner.id());
      const second = examiner.delivery('video.failed', examiner.id('second'));
      const job = { job_id: first.payload['job_id'] };
      return after(
        [once(first.delivery_id), once(second.delivery_id, { event: second.event, from: 1 })],
        () => examiner.sign(bytesOf(first)),
        async () => [await examiner.sign(bytesOf({ ...second, payload: { ...second.payload, ...job } }))],
      );
    },
  },
  reordered: {
    about: 'a delivery that was emitted and signed a minute before the one that came first',
    wants: 'taken',
    mend: 'Take deliveries in any order: the service promises none, and a retry comes late.',
    unseen: LOST,
    plan: (examiner) => {
      const [newer, older] = [examiner.id('newer'), examiner.id('older')];
      return after(
        [once(newer), once(older, { from: 1 })],
        () => examiner.sign(usual(examiner, newer)),
        async () => {
          const seconds = Math.floor(examiner.seconds()) - 60;
          const delivery = {
            ...examiner.delivery(USUAL_EVENT, older),
            emitted_at: new Date(seconds * 1000).toISOString(),
          };
          return [await examiner.sign(bytesOf(delivery), { timestamp: seconds })];
        },
      );
    },
  },
  [`burst-of-${BURST}`]: {
    about: `${BURST} different deliveries at once, when all others have been answered`,
    wants: 'taken',
    mend: 'Put deliveries into a queue and answer at once; refuse none for coming fast.',
    unseen: LOST,
    last: true,
    plan: (examiner) => {
      const ids = Array.from({ length: BURST }, (_unused, at) => examiner.id(String(at + 1)));
      return {
        acts: ids.map((id) => once(id)),
        rounds: [() => Promise.all(ids.map((id) => examiner.sign(usual(examiner, id))))],
      };
    },
  },
};

export const REPEATED_ENTRIES: readonly ExamEntry[] = Object.entries(ENTRIES).map(([name, entry]) => ({
  name,
  group: 'repeated',
  ...entry,
}));
