/**
 * Unsigned headers that contradict the signed body: whoever stands in between can write them. Refusing them is right, and so is
 * going by the body alone.
 */
import { DELIVERY_HEADERS, PING_EVENT } from '@vid/sdk/contract';
import { withHeaders } from '../../mutations';
import type { Act, ExamEntry, Examiner } from '../exam-entry';
import { after, bytesOf, one, USUAL_EVENT, usual } from '../plans';
import type { Shot } from '../shot';

const BY_BODY =
  'Dispatch by the event of the verified body, never by the header, or refuse what contradicts it (strictHeaders of @vid/webhook-verify).';
const BY_BODY_ID =
  'Deduplicate by the delivery_id of the verified body, never by the header, or refuse what contradicts it (strictHeaders of @vid/webhook-verify).';

const named = (shot: Shot, id: string): Shot => ({
  ...shot,
  ...withHeaders(shot, { [DELIVERY_HEADERS.delivery]: id }),
});

/** A delivery of one event with the header of another. */
const dressed = (examiner: Examiner, event: string, header: string, times: Act['times']) =>
  one(examiner, () => examiner.sign(bytesOf(examiner.delivery(event, examiner.id())), { event: header }), {
    event,
    times,
  });

const ENTRIES: Readonly<Record<string, Omit<ExamEntry, 'name' | 'group' | 'wants'>>> = {
  'forged-event-header': {
    about: `a \`${PING_EVENT}\` with \`${USUAL_EVENT}\` in its event header: to be refused, or taken for the ping that it is`,
    mend: BY_BODY,
    unseen: 'Whether it went by the header is not known: give --probe.',
    plan: (examiner) => dressed(examiner, PING_EVENT, USUAL_EVENT, 'never'),
  },
  'forged-ping-header': {
    about: `a \`${USUAL_EVENT}\` with \`${PING_EVENT}\` in its event header: to be refused, or taken for what it is`,
    mend: BY_BODY,
    unseen: 'Whether it went by the header is not known: give --probe.',
    plan: (examiner) => dressed(examiner, USUAL_EVENT, PING_EVENT, 'once'),
  },
  'forged-delivery-header': {
    about: 'a good delivery again, with a new id in its header: to be refused, or known by its body',
    mend: BY_BODY_ID,
    unseen: 'Whether it was acted on twice is not known: give --probe.',
    plan: (examiner) => {
      const [own, other] = [examiner.id(), examiner.id('forged')];
      const acts: readonly Act[] = [
        { id: own, event: USUAL_EVENT, times: 'once' },
        { id: other, event: USUAL_EVENT, times: 'never' },
      ];
      return after(
        acts,
        () => examiner.sign(usual(examiner)),
        async (first) => [named(first, other)],
      );
    },
  },
  'borrowed-delivery-header': {
    about: 'a new delivery with the id of an earlier one in its header: to be refused, or known by its body',
    mend: BY_BODY_ID,
    unseen: 'Whether it was passed over is not known: give --probe.',
    plan: (examiner) => {
      const [known, fresh] = [examiner.id('known'), examiner.id('new')];
      const acts: readonly Act[] = [
        { id: known, event: USUAL_EVENT, times: 'once' },
        { id: fresh, event: USUAL_EVENT, times: 'once', from: 1 },
      ];
      return after(
        acts,
        () => examiner.sign(usual(examiner, known)),
        async () => [named(await examiner.sign(usual(examiner, fresh)), known)],
      );
    },
  },
};

export const CONTRADICTING_ENTRIES: readonly ExamEntry[] = Object.entries(ENTRIES).map(([name, entry]) => ({
  name,
  group: 'contradicting',
  wants: 'either',
  ...entry,
}));
