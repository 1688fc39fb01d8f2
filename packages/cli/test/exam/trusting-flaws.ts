/** What is wrong with each flawed receiver of docs/src/trusting-receivers.ts, as code. */
import { EVENT_NAMES } from '@vid/sdk/contract';
import type { TRUSTING_RECEIVERS } from '../../../../docs/src/trusting-receivers';
import { type Delivery, hashOf, Refusal, type Seen, type Steps } from './own-receiver';

/** What a receiver reads of a body that it has not verified. */
const unverified = ({ body }: Seen): Partial<Delivery> => {
  try {
    return (JSON.parse(body.toString()) as Partial<Delivery> | null) ?? {};
  } catch {
    return {};
  }
};

/** Notes what came, and says whether it was there. */
const noting = (keyOf: (seen: Seen) => string | undefined): ((seen: Seen) => boolean) => {
  const noted = new Set<string>();
  return (seen) => {
    const key = keyOf(seen);
    if (key === undefined || key === '') return false;
    const isThere = noted.has(key);
    noted.add(key);
    return isThere;
  };
};

/** More than come about one user, but for a flood. */
const A_USER = 8;
const limitedByUser = (): Steps['isKnown'] => {
  const counts = new Map<string, number>();
  return (seen) => {
    const user = unverified(seen).payload?.user_id;
    if (user === undefined) return false;
    const count = (counts.get(user) ?? 0) + 1;
    counts.set(user, count);
    if (count > A_USER) throw new Refusal(429);
    return false;
  };
};

/** Remembers the id when the signature is right, and only then looks at the age. */
const claimingEarly = (): Partial<Steps> => {
  const isThere = noting((seen) => unverified(seen).delivery_id);
  const known = new WeakSet<Seen['request']>();
  return {
    isInWindow: (age, seen) => {
      if (isThere(seen)) known.add(seen.request);
      return Math.abs(age) <= 300;
    },
    wants: (_delivery, { request }) => !known.has(request),
  };
};

/** Does not verify what is so. */
const trusting = (isTrusted: Steps['isTrusted']): Partial<Steps> => ({ isTrusted });

const header = ({ request }: Seen, name: string): string | undefined => request.headers[name] as string | undefined;
const eventHeader = (seen: Seen): string | undefined => header(seen, 'x-service-event');
const deliveryHeader = (seen: Seen): string | undefined => header(seen, 'x-service-delivery');

/** Trusts what bears a mark of something that was taken before. */
const trustingAgain = (markOf: (seen: Seen) => string | undefined): Partial<Steps> => {
  const taken = new Set<string | undefined>();
  return {
    isTrusted: (seen) => taken.has(markOf(seen)),
    admit: (_delivery, seen) => void taken.add(markOf(seen)),
  };
};

export const TRUSTING_FLAWS: Readonly<Record<keyof typeof TRUSTING_RECEIVERS, () => Partial<Steps>>> = {
  'trusts-pings-by-header': () => trusting((seen) => eventHeader(seen) === 'ping'),
  'trusts-pings-by-body': () => trusting((seen) => unverified(seen).event === 'ping'),
  'verifies-videos': () => trusting((seen) => unverified(seen).event?.startsWith('video.') === false),
  'verifies-videos-by-header': () => trusting((seen) => eventHeader(seen)?.startsWith('video.') !== true),
  'trusts-unknown-headers': () =>
    trusting((seen) => {
      const event = eventHeader(seen);
      return event !== undefined && !(EVENT_NAMES as readonly string[]).includes(event);
    }),
  'trusts-what-names-no-event': () => trusting((seen) => eventHeader(seen) === undefined),
  'trusts-what-names-no-delivery': () => trusting((seen) => deliveryHeader(seen) === undefined),
  'trusts-what-has-no-headers': () =>
    trusting(({ request }) => !Object.keys(request.headers).some((name) => name.startsWith('x-service-'))),
  'verifies-json': () => trusting((seen) => header(seen, 'content-type')?.startsWith('application/json') !== true),
  'trusts-forwarded': () => trusting((seen) => header(seen, 'x-forwarded-for') === '127.0.0.1'),
  'trusts-known-ids': () => trustingAgain(deliveryHeader),
  'remembers-signatures': () => trustingAgain((seen) => header(seen, 'x-service-signature')),
  'claims-before-it-verifies': () => ({ isKnown: noting((seen) => unverified(seen).delivery_id) }),
  'claims-headers-before-it-verifies': () => ({
    isKnown: noting(({ request }) => request.headers['x-service-delivery'] as string | undefined),
  }),
  'claims-bodies-before-it-verifies': () => ({ isKnown: noting(({ body }) => hashOf(body)) }),
  'claims-signatures-before-it-verifies': () => ({
    isKnown: noting(({ request }) => request.headers['x-service-signature'] as string | undefined),
  }),
  'claims-before-it-looks-at-the-age': claimingEarly,
  'counts-before-it-verifies': () => ({ isKnown: limitedByUser() }),
};
