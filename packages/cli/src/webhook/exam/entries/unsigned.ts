/**
 * Deliveries that somebody without the secret makes to look like what a receiver may let in unverified: another event, another
 * kind of sender, one that was verified before. Each must be refused, finally.
 */
import { DELIVERY_HEADERS, EVENT_NAMES } from '@vid/sdk/contract';
import { headerOf, withHeaders } from '../../mutations';
import type { Act, ExamEntry, Examiner } from '../exam-entry';
import { after, bytesOf, forged, USUAL_EVENT, usual } from '../plans';
import type { Shot } from '../shot';

type Unsigned = Pick<ExamEntry, 'about' | 'mend' | 'plan'>;

const UNKNOWN_EVENT = 'video.exam_of_the_receiver';

const EVERY_EVENT =
  'Verify every delivery, whatever its event is: the header is not signed, and an unsigned body may say anything.';
const NO_SENDER =
  'Verify every delivery, whoever seems to send it: anybody can write or leave out any header. Only the signature tells.';
const EVERY_TIME =
  'Verify every delivery for itself: neither an id nor a signature that was right once says anything about another body.';

const without = (shot: Shot, ...left: readonly string[]): Shot => ({
  ...shot,
  headers: shot.headers.filter(([name]) => !left.includes(name)),
});
const unsigned = (shot: Shot): Shot => without(shot, DELIVERY_HEADERS.signature);
const bearing = (shot: Shot, headers: Readonly<Record<string, string>>): Shot => ({
  ...shot,
  ...withHeaders(shot, headers),
});

const bare = (about: string, mend: string, change: (shot: Shot) => Shot): Unsigned => ({
  about,
  mend,
  plan: (examiner) => forged(examiner, (shot) => change(unsigned(shot))),
});

/** One of each event but the usual one, which others bring; all at once. */
const ofEachEvent = (examiner: Examiner): ReturnType<ExamEntry['plan']> => {
  const events = [...EVENT_NAMES, UNKNOWN_EVENT].filter((event) => event !== USUAL_EVENT);
  const idOf = (event: string): string => examiner.id(event.replaceAll(/[._]/g, '-'));
  const make = async (event: string): Promise<Shot> => ({
    ...unsigned(await examiner.sign(bytesOf(examiner.delivery(event, idOf(event))))),
    about: `\`${event}\` without a signature`,
  });
  return {
    acts: events.map((event): Act => ({ id: idOf(event), event, times: 'never' })),
    rounds: [() => Promise.all(events.map(make))],
  };
};

/** A forgery that bears what a good delivery before it bore. */
const borrowing = (about: string, borrow: (forgery: Shot, first: Shot) => Shot): Unsigned => ({
  about,
  mend: EVERY_TIME,
  plan: (examiner) => {
    const [known, fresh] = [examiner.id('known'), examiner.id('forged')];
    const acts: readonly Act[] = [
      { id: known, event: USUAL_EVENT, times: 'once' },
      { id: fresh, event: USUAL_EVENT, times: 'never' },
    ];
    return after(
      acts,
      () => examiner.sign(usual(examiner, known)),
      async (first) => [borrow(unsigned(await examiner.sign(usual(examiner, fresh))), first)],
    );
  },
});

const ENTRIES: Readonly<Record<string, Unsigned>> = {
  'unsigned-each-event': {
    about: 'one of each other event, and of an unknown one, without a signature',
    mend: EVERY_EVENT,
    plan: ofEachEvent,
  },
  'unsigned-ping-header': bare(
    `no signature, and \`ping\` in the event header of a \`${USUAL_EVENT}\``,
    EVERY_EVENT,
    (shot) => bearing(shot, { [DELIVERY_HEADERS.event]: 'ping' }),
  ),
  'unsigned-unknown-event-header': bare(
    `no signature, and an unknown event in the header of a \`${USUAL_EVENT}\``,
    EVERY_EVENT,
    (shot) => bearing(shot, { [DELIVERY_HEADERS.event]: UNKNOWN_EVENT }),
  ),
  'unsigned-without-event-header': bare('no signature and no event header', EVERY_EVENT, (shot) =>
    without(shot, DELIVERY_HEADERS.event),
  ),
  'unsigned-without-delivery-header': bare('no signature and no delivery header', NO_SENDER, (shot) =>
    without(shot, DELIVERY_HEADERS.delivery),
  ),
  'unsigned-without-headers': bare('none of the headers of the service', NO_SENDER, (shot) =>
    without(shot, ...Object.values(DELIVERY_HEADERS)),
  ),
  'unsigned-other-content-type': bare('no signature, and `text/plain`', NO_SENDER, (shot) =>
    bearing(shot, { 'content-type': 'text/plain' }),
  ),
  'unsigned-from-inside': bare(
    'no signature, and headers that name 127.0.0.1 as the sender, as a proxy of your own would',
    NO_SENDER,
    (shot) => bearing(shot, { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' }),
  ),
  'unsigned-known-delivery-header': borrowing(
    'a good delivery; then another body without a signature, and with its id in the header',
    (shot, first) => bearing(shot, { [DELIVERY_HEADERS.delivery]: headerOf(first, DELIVERY_HEADERS.delivery) ?? '' }),
  ),
  'signature-used-before': borrowing(
    'a good delivery; then another body with its signature and timestamp',
    ({ body }, first) => ({ ...first, body }),
  ),
};

export const UNSIGNED_ENTRIES: readonly ExamEntry[] = Object.entries(ENTRIES).map(([name, entry]) => ({
  name,
  group: 'forged',
  wants: 'refused',
  ...entry,
}));
