/**
 * Hands deliveries to an app until it has taken them, and answers each sender before its patience is over. A delivery is under way
 * once, whoever sends it again meanwhile, and known by its id until one attempt succeeds.
 */
import { TIME_LIMITS } from '@vid/sdk/contract';
import { isAccepted, isRepeated, type Sent } from '../webhook/sent';
import { answerOf, defaultDelayMs, tryAgain } from './hand-on';
import type { ListenOptions } from './listen-options';
import type { Answer, Sender } from './open-receiver';
import type { Forwarded, ReceivedDelivery } from './received-delivery';

/** The sender gets its answer with time to spare. */
const EARLY_MS = TIME_LIMITS.deliveryAttemptSeconds * 800;

/** What the sender of a delivery is to be told. */
export interface Verdict {
  readonly answer: Answer;
  readonly isEarly: boolean;
  /** The hand-overs that it shares with the one that is under way. */
  readonly forwarded: Forwarded[];
  /** Goes on with the app, once the delivery has been told of. */
  goOn(this: void): void;
}

/** One delivery and one app. */
export interface HandOver {
  readonly received: ReceivedDelivery & { readonly forwarded: Forwarded[] };
  readonly id: string;
  readonly sender: Sender;
  /** The first attempt. */
  send(this: void): Promise<Sent>;
  /** A further one, and tells of it. */
  sendAgain(this: void): Promise<Sent>;
  /** Tells of the first one, when its sender was answered before. */
  tellFirst(this: void): void;
  /** Writes it down; whether that could be done. */
  keep(this: void): boolean;
}

export interface Retries {
  /** Those that no app has taken so far, in the order of their arrival. */
  readonly undelivered: readonly ReceivedDelivery[];
  handOver(one: HandOver): Promise<Verdict>;
  /** Whether the app has it at this moment. */
  isUnderWay(id: string): boolean;
  /** Somebody's attempt has succeeded. */
  taken(id: string): void;
  /** Waits for what is under way; nothing begins any more once the signal has fired. */
  settled(note?: (text: string) => void): Promise<void>;
}

interface Flight {
  readonly senders: Sender[];
  readonly verdict: Promise<Verdict>;
}

const nothing = (): void => undefined;

/** Resolves with nothing when it is time to answer the sender. */
const openPatience = (): { readonly over: Promise<undefined>; readonly end: () => void } => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), EARLY_MS);
  });
  return { over, end: () => clearTimeout(timer) };
};

export const openRetries = (
  { retries = 0, retryDelayMs = defaultDelayMs, onGivenUp }: ListenOptions,
  signal: AbortSignal,
): Retries => {
  const open = new Map<string, ReceivedDelivery>();
  const flights = new Map<string, Flight>();
  const sending = new Set<string>();
  const running = new Set<Promise<unknown>>();
  const run = (work: Promise<unknown>): void => {
    const ended = work.catch(nothing).finally(() => running.delete(ended));
    running.add(ended);
  };
  const attempt = async (id: string, send: () => Promise<Sent>): Promise<Sent> => {
    sending.add(id);
    try {
      return await send();
    } finally {
      sending.delete(id);
    }
  };
  const follow = async ({ id, received, sendAgain, tellFirst }: HandOver, first: Promise<Sent>, isLate: boolean) => {
    const sent = await first;
    if (isLate) tellFirst();
    if (isAccepted(sent)) return;
    const isGivenUp =
      !isRepeated(sent) ||
      (await tryAgain({
        retries,
        delayMs: retryDelayMs,
        signal,
        isOpen: () => open.has(id),
        send: () => attempt(id, sendAgain),
      }));
    if (isGivenUp) onGivenUp?.(received);
  };
  const lead = async (one: HandOver, senders: readonly Sender[]): Promise<Verdict> => {
    const { id, received, send, keep } = one;
    const { forwarded } = received;
    const first = attempt(id, send);
    run(first);
    const asItIs = async (): Promise<Verdict> => {
      const answer = answerOf(await first);
      flights.delete(id);
      return { answer, isEarly: false, forwarded, goOn: nothing };
    };
    if (retries === 0) return asItIs();
    const patience = openPatience();
    const sent = await Promise.race([first, patience.over]);
    patience.end();
    if (sent !== undefined && (isAccepted(sent) || !isRepeated(sent))) return asItIs();
    // A sender that got no answer sends it again by itself.
    if (senders.every(({ isGone }) => isGone()) || !keep()) return asItIs();
    open.set(id, received);
    const goOn = (): void => run(follow(one, first, sent === undefined).finally(() => flights.delete(id)));
    return { answer: { status: 200 }, isEarly: true, forwarded, goOn };
  };
  return {
    get undelivered() {
      return [...open.values()].sort((one, other) => one.number - other.number);
    },
    async handOver(one) {
      // Without retries each sending of the service is one of the app's.
      if (retries === 0) return lead(one, [one.sender]);
      const before = flights.get(one.id);
      if (before !== undefined) {
        before.senders.push(one.sender);
        return { ...(await before.verdict), goOn: nothing };
      }
      const senders = [one.sender];
      const verdict = lead(one, senders).catch((error: unknown) => {
        flights.delete(one.id);
        throw error;
      });
      flights.set(one.id, { senders, verdict });
      return verdict;
    },
    isUnderWay: (id) => sending.has(id),
    taken: (id) => void open.delete(id),
    async settled(note) {
      if (sending.size > 0)
        note?.(
          `waiting at most ${TIME_LIMITS.deliveryAttemptSeconds} s for what your app answers to an attempt that is under way`,
        );
      await Promise.allSettled(running);
    },
  };
};
