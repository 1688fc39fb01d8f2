/**
 * What can be wrong with deliveries on their way. Whoever signs does so before anything happens to the body: a stale delivery
 * has a right signature of an old time, a tampered one a right signature of another body.
 */
import { signWebhook } from '@vid/sdk';
import { DELIVERY_HEADERS } from '@vid/sdk/contract';
import type { CapturedDelivery } from './captured-delivery';

type Deliveries = readonly CapturedDelivery[];

interface MutationEntry {
  readonly about: string;
  /** Whether a receiver that verifies must refuse what comes of it. */
  readonly refused: boolean;
  /** What it does to deliveries that are signed already; signing is not its business. */
  readonly apply: (deliveries: Deliveries) => Deliveries;
}

const each =
  (change: (delivery: CapturedDelivery) => CapturedDelivery): MutationEntry['apply'] =>
  (deliveries) =>
    deliveries.map(change);

/** Changes one byte in the middle of the body. */
const tampered = (body: Buffer): Buffer => {
  const copy = Buffer.from(body);
  const middle = Math.floor(copy.length / 2);
  if (copy.length > 0) copy.writeUInt8((copy.readUInt8(middle) ^ 1) & 0xff, middle);
  return copy;
};

export const MUTATIONS = {
  duplicate: {
    about: 'send each one twice',
    refused: false,
    apply: (deliveries) => deliveries.flatMap((delivery) => [delivery, delivery]),
  },
  reorder: { about: 'send the last one first', refused: false, apply: (deliveries) => [...deliveries].reverse() },
  stale: { about: 'signed an hour ago', refused: true, apply: (deliveries) => deliveries },
  tamper: {
    about: 'change a byte of the body',
    refused: true,
    apply: each((delivery) => ({ ...delivery, body: tampered(delivery.body) })),
  },
  truncate: {
    about: 'cut the body in half',
    refused: true,
    apply: each((delivery) => ({
      ...delivery,
      body: delivery.body.subarray(0, Math.floor(delivery.body.length / 2)),
    })),
  },
} as const satisfies Record<string, MutationEntry>;

export type Mutation = keyof typeof MUTATIONS;
export const MUTATION_NAMES = Object.keys(MUTATIONS) as readonly Mutation[];

/** Older than any receiver accepts. */
const STALE_SECONDS = 3600;

/** The value of a header, whatever the case of its name. */
export const headerOf = ({ headers }: CapturedDelivery, name: string): string | undefined =>
  headers.find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1];

/** With some headers in place of those of the same name. */
export const withHeaders = (
  delivery: CapturedDelivery,
  changed: Readonly<Record<string, string>>,
): CapturedDelivery => {
  const names = Object.keys(changed).map((name) => name.toLowerCase());
  return {
    ...delivery,
    headers: [...delivery.headers.filter(([name]) => !names.includes(name.toLowerCase())), ...Object.entries(changed)],
  };
};

const signedAt = async (delivery: CapturedDelivery, secret: string, timestamp: number): Promise<CapturedDelivery> => {
  const signed = await signWebhook(delivery.body, secret, {
    timestamp,
    event: headerOf(delivery, DELIVERY_HEADERS.event) ?? '',
    deliveryId: headerOf(delivery, DELIVERY_HEADERS.delivery) ?? '',
  });
  // What names the delivery stays as it was captured.
  const ours = [DELIVERY_HEADERS.signature, DELIVERY_HEADERS.timestamp].map((name) => name.toLowerCase());
  const changed = Object.entries(signed).filter(([name]) => ours.includes(name.toLowerCase()));
  return withHeaders(delivery, Object.fromEntries(changed));
};

/** Moves the time of a delivery back without signing it, for those who have no secret. */
const backdated = (delivery: CapturedDelivery): CapturedDelivery => {
  const name = DELIVERY_HEADERS.timestamp;
  const time = headerOf(delivery, name);
  return time === undefined ? delivery : withHeaders(delivery, { [name]: String(Number(time) - STALE_SECONDS) });
};

interface Signing {
  readonly secret: string | undefined;
  /** Whether to sign anew even what is not stale. */
  readonly resign: boolean;
  /** Unix seconds. */
  readonly now: number;
}

/** Does everything that was asked for, signing first. */
export const mutate = async (
  deliveries: Deliveries,
  names: readonly Mutation[],
  { secret, resign, now }: Signing,
): Promise<Deliveries> => {
  const stale = names.includes('stale');
  const sign = async (delivery: CapturedDelivery): Promise<CapturedDelivery> => {
    if (secret !== undefined && (stale || resign)) return signedAt(delivery, secret, stale ? now - STALE_SECONDS : now);
    return stale ? backdated(delivery) : delivery;
  };
  const signed = await Promise.all(deliveries.map(sign));
  return names.reduce<Deliveries>((all, name) => MUTATIONS[name].apply(all), signed);
};
