/**
 * Empties the outbox: claims what is due, signs, posts, records. An attempt that a crash or the end of the
 * server cuts off is made again; the delivery id stays the same. Specification: Delivery behaviour.
 */
import { TIME_LIMITS } from '@vid/sdk/contract';
import { endAttempt } from '../domain/delivery-decisions';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { SendDelivery, SentDelivery } from '../ports/sender';
import type { ServerRules } from '../ports/server-rules';
import type { Signals } from '../ports/signals';
import type { ClaimedDelivery, Store } from '../ports/store';
import type { Tracer } from '../ports/tracer';
import { atMost, secondsUntil, waitFor } from './at-most';
import { createLooks } from './create-looks';
import { createDeliveryWatch } from './delivery-watch';
import { createHookPlaces } from './hook-places';
import { createRecordEnds } from './record-ends';
import type { Worker } from './worker';

const CLAIM_SIZE = 256;

export interface DeliverEventsDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly signals: Signals;
  readonly rules: ServerRules;
  readonly send: SendDelivery;
  readonly log: Log;
  readonly tracer: Tracer;
  /** Whether anybody reads log lines or spans of single attempts. */
  readonly isFollowed: boolean;
  readonly owner: string;
  /** Whether other processes work on the same deliveries. */
  readonly isShared: boolean;
  /** How long a process is believed to live that says nothing. */
  readonly leaseMs: number;
  /** So often it looks for work that nobody told it of. */
  readonly pollMs: number;
}

const shownOutcome = (outcome: SentDelivery['outcome']): string => {
  if (outcome === 'aborted') return outcome;
  return outcome.kind === 'answered' ? String(outcome.status) : outcome.reason;
};

export const createDeliverEvents = (deps: DeliverEventsDeps): Worker => {
  const { store, clock, signals, rules, log, owner } = deps;
  const closing = new AbortController();
  let closed = false;
  /** Longer than an attempt can take; nobody else may start the same one. */
  const leaseMs = deps.leaseMs + TIME_LIMITS.deliveryAttemptSeconds * 1000;
  const places = createHookPlaces();
  const record = createRecordEnds({
    store,
    clock,
    isLast: places.idle,
    onHandedOver: () => looks.wake(),
    ...(deps.isShared ? { onRecorded: () => looks.wake() } : {}),
  });
  const watch = createDeliveryWatch(deps);
  const running = new Set<Promise<void>>();
  let alarm: AbortController | undefined;
  let servedLast = '';
  let claims = 0;
  let handedBack = 0;
  let gaveUp = false;
  /** The virtual time of the last look: whatever became due later is still to be waited for. */
  let lookedAt = 0;

  /** Makes one attempt, from the signature to the record of its end. */
  const attempt = async (claimed: ClaimedDelivery, claimer: string): Promise<void> => {
    const { delivery, hook, attempt: number } = claimed;
    const endWatch = await watch(claimed);
    const { policies } = rules.current();
    const at = clock.now();
    const fresh = Math.floor((policies['delivery.timestamp'] === 'real' ? clock.realNow() : at) / 1000);
    const timestamp = policies['delivery.resign'] === 'once' ? (delivery.signedAt ?? fresh) : fresh;
    const { deliveryId, event, body, hookId } = delivery;
    const { webhookUrl: url, secret } = hook;
    const { signal } = closing;
    const sent = await deps.send({ deliveryId, event, body, url, secret, timestamp, signal });
    const { requestHeaders, outcome, ms } = sent;
    places.free(hookId, ms);
    endWatch(shownOutcome(outcome), ms);
    if (outcome === 'aborted') {
      await store.releaseDelivery({ deliveryId, owner: claimer, attempt: number });
      handedBack += 1;
      return;
    }
    const ended = { deliveryId, number, at, url, requestHeaders, outcome, ms };
    return record(endAttempt({ ended, event, owner: claimer, hookId, at: clock.now(), signedAt: timestamp, policies }));
  };

  const start = (claimed: ClaimedDelivery, claimer: string): void => {
    const work = signals.begin();
    const { hookId, deliveryId } = claimed.delivery;
    places.take(hookId);
    const done = attempt(claimed, claimer)
      .catch((error: unknown) => {
        if (!gaveUp) log.write('error', 'attempt-not-recorded', { delivery_id: deliveryId, error: String(error) });
      })
      .finally(() => {
        running.delete(done);
        work.end();
      });
    running.add(done);
  };

  const claim = async (): Promise<number> => {
    lookedAt = clock.now();
    const limit = Math.min(CLAIM_SIZE, places.left());
    if (limit === 0) return 0;
    const realNow = clock.realNow();
    claims += 1;
    const claimer = `${owner}.${claims}`;
    const claimed = await store.claimDeliveries({
      owner: claimer,
      realNow,
      leaseUntil: realNow + leaseMs,
      at: lookedAt,
      limit,
      roomFor: places.roomFor,
      after: servedLast,
    });
    servedLast = claimed.at(-1)?.delivery.hookId ?? servedLast;
    for (const delivery of claimed) start(delivery, claimer);
    return claimed.length;
  };

  const setAlarm = async (): Promise<void> => {
    alarm?.abort(new Error('another alarm is set'));
    const due = await store.nextDeliveryDue(lookedAt);
    if (due === undefined || closed) return;
    const mine = new AbortController();
    alarm = mine;
    clock.until(due, { signal: mine.signal }).then(looks.wake, () => undefined);
  };

  const looks = createLooks({
    look: async (asked) => {
      do {
        // Fewer than asked for: that was all for now.
        while (!closed && (await claim()) === CLAIM_SIZE);
      } while (asked() && !closed);
      await setAlarm();
    },
    failed: (error) => log.write('error', 'deliveries-not-claimed', { error: String(error) }),
    may: () => !closed,
    signals,
  });

  const stopListening = [
    signals.onWake('deliveries', looks.wake),
    signals.onWake('state', looks.wake),
    clock.everyReal(deps.pollMs, looks.wake),
  ];
  return {
    start: looks.wake,
    close: async (until = 0, asked) => {
      closed = true;
      for (const stop of stopListening) stop();
      alarm?.abort(new Error('the server is closing'));
      const stopAttempts = (): void => closing.abort(new Error('the server is closing'));
      if (until <= clock.realNow()) stopAttempts();
      await waitFor(clock, asked, looks.over());
      if (running.size > 0 && until > clock.realNow()) {
        const facts = { deliveries: running.size, at_most_seconds: secondsUntil(clock, until) };
        log.write('info', 'deliveries-waited-for', facts);
      }
      await atMost(clock, until, Promise.allSettled(running));
      stopAttempts();
      await Promise.allSettled(running);
      if (handedBack > 0) log.write('info', 'deliveries-handed-back', { deliveries: handedBack });
    },
    giveUp: () => {
      gaveUp = true;
      if (running.size === 0) return;
      log.write('warn', 'deliveries-not-handed-back', {
        deliveries: running.size,
        next: 'the database could not be told in time: another process sends them again when their lease has run out',
      });
    },
  };
};
