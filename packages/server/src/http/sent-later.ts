/** Refusals that say nothing against the request: sent again a little later, it is taken. */
import { RETRY_AFTER_HEADER, SERVICE_UNAVAILABLE } from '@vid/sdk/contract';
import { STORE_WAIT_SECONDS } from './back-pressure';
import type { Look, Looks } from './look';
import { tooMany } from './too-many';

/** When to send a request again that came while too many bytes of bodies were held. */
const BODIES_WAIT_SECONDS = 1;
/** The new state has its accounts by then. */
const REPLACED_WAIT_SECONDS = 1;

const mebibytes = (bytes: number): string => `${bytes / 1024 ** 2} MiB`;

const later = (error: string, seconds: number, code: object = { code: SERVICE_UNAVAILABLE }): Look => ({
  status: 503,
  body: { error, ...code },
  headers: { [RETRY_AFTER_HEADER]: String(seconds) },
});

type Later = Pick<Looks, 'bodies-held' | 'busy' | 'state-replaced' | 'planning-held' | 'outcome-unknown' | 'ending'>;

export const SENT_LATER: Later = {
  'bodies-held': ({ whose, maxBytes }, policies) => {
    if (whose === 'account') {
      const error = `Request bodies of more than ${mebibytes(maxBytes)} are under way for this account. Send large requests one after another.`;
      return tooMany(error, BODIES_WAIT_SECONDS, { limit_bytes: maxBytes }, policies);
    }
    return later(
      'The server is busy with large requests at the moment. Nothing was charged. Send this one again later.',
      BODIES_WAIT_SECONDS,
    );
  },
  /** The request was not looked at: whoever sends it again later loses nothing. */
  busy: ({ retryAfter }) =>
    later(
      `The server is busy: its database is slow, or takes nothing at the moment. Nothing was charged. Send this again in ${retryAfter} s.`,
      retryAfter,
    ),
  /** What was decided for an account of the state before went with that state. */
  'state-replaced': () =>
    later(
      `The state of this server is being replaced. Nothing was charged. Send this again in ${REPLACED_WAIT_SECONDS} s.`,
      REPLACED_WAIT_SECONDS,
    ),
  /** It comes to nothing, and what it took comes back by itself: a refusal that is not quite over. */
  'planning-held': () =>
    later(
      `The database took nothing any more when this brief was planned, so that nothing is rendered. Its planning credits come back, and its Idempotency-Key is free again, as soon as the database takes it. Send this again in ${STORE_WAIT_SECONDS} s.`,
      STORE_WAIT_SECONDS,
    ),
  /** Without a code: whoever reads one takes it for a refusal, after which nothing is charged. */
  'outcome-unknown': () =>
    later(
      `The connection to the database broke while this was written: it may have been done, and a render charged. Send it again with the same Idempotency-Key in ${STORE_WAIT_SECONDS} s; nothing is done twice under it. Without a key, look first.`,
      STORE_WAIT_SECONDS,
      {},
    ),
  ending: ({ retryAfter }) =>
    later(
      `This server was told to end and takes nothing new. Nothing was charged. Send this again in ${retryAfter} s.`,
      retryAfter,
    ),
};
