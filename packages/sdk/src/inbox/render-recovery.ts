/**
 * Goes on with a render whose answer its caller does not have: by the job that the journal knows or is about to know, since
 * an answer that nobody waits for is read all the same, else by a delivery that lets infer it.
 */
import { RENDER_TIMEOUT_MS } from '../call/call-options';
import type { Clock } from '../clock/clock';
import { InvalidRequestError } from '../errors/invalid-request-error';
import { VidError, withFacts } from '../errors/vid-error';
import type { LostRender } from '../idempotency/paid-request';
import type { PendingRenders } from '../idempotency/pending-renders';
import { withRecover } from '../idempotency/with-recover';
import type { JournalEntry } from '../journal/journal';
import { checkOptions } from '../options/check-options';
import { type JobActions, makeRenderHandle } from '../renders/render-handle';
import {
  type KnownRender,
  RECOVER_OPTIONS,
  type RecoveredRender,
  type RecoverOptions,
} from '../types/recovered-render';
import { inferAccepted } from './infer-accepted';
import type { RenderFinder } from './recover-render';

export interface RecoveryPorts {
  readonly clock: Clock;
  readonly pending: PendingRenders;
  readonly finder: RenderFinder;
  readonly jobs: JobActions;
}

type Recovery = Promise<RecoveredRender | KnownRender>;

const unknownKey = (key: string): InvalidRequestError =>
  new InvalidRequestError(`The journal knows no render with the idempotency key '${key}'`, {
    idempotencyKey: key,
    charged: 'unknown',
    nextStep: 'See vid.renders.pending().',
  });

const allRefused = (key: string): InvalidRequestError =>
  new InvalidRequestError(`Everything that was sent with the idempotency key '${key}' was refused`, {
    idempotencyKey: key,
    nextStep: 'Nothing was charged. Send the request again, with the same key.',
  });

/** What is known of the render that is looked for. */
interface Sought {
  readonly key: string;
  /** As the caller took it out of the journal. */
  readonly given?: JournalEntry;
  /** As this process sent it. */
  readonly lost?: LostRender;
}

export class RenderRecovery {
  readonly #ports: RecoveryPorts;

  constructor(ports: RecoveryPorts) {
    this.#ports = ports;
  }

  /** Of a render that this process sent. */
  lost(lost: LostRender, options: RecoverOptions): Recovery {
    return this.#recover('recover', { key: lost.key, lost }, options);
  }

  /** Of a render in the journal. */
  journalled(keyOrEntry: string | JournalEntry, options: RecoverOptions): Recovery {
    const sought = typeof keyOrEntry === 'string' ? { key: keyOrEntry } : { key: keyOrEntry.key, given: keyOrEntry };
    return this.#recover('renders.recover', sought, options);
  }

  /** While it stays open whether the render was paid, the error has recover() as well. */
  async #recover(where: string, sought: Sought, options: RecoverOptions): Recovery {
    checkOptions(where, options, RECOVER_OPTIONS);
    try {
      return await this.#goOn(sought, options);
    } catch (error) {
      if (!VidError.is(error) || error.charged !== 'unknown') throw error;
      throw withRecover(error, (again = {}) => this.#recover('recover', sought, again));
    }
  }

  async #goOn({ key, given, lost }: Sought, options: RecoverOptions): Recovery {
    const { clock, pending, jobs, finder } = this.#ports;
    const { signal, timeoutMs } = options;
    const began = clock.monotonic();
    const endsAt = timeoutMs === undefined ? undefined : began + timeoutMs;
    const settled = pending.settled(key, { signal, endsAt }).catch((error: VidError) => {
      throw withFacts(error, { charged: 'unknown', idempotencyKey: key });
    });
    const entry = (await settled) ?? given;
    const accepted = entry?.accepted ?? given?.accepted;
    if (accepted) {
      const render = makeRenderHandle(accepted, jobs, key);
      return { inferred: accepted['inferred'] === true, jobId: accepted.job_id, delivery: undefined, render };
    }
    if (entry?.state === 'refused') throw allRefused(key);
    const facts = lost ?? (entry && this.#factsOf(entry));
    if (facts === undefined) throw unknownKey(key);
    const left = endsAt === undefined ? {} : { timeoutMs: Math.max(0, endsAt - clock.monotonic()) };
    const arrived = facts.arrived || entry?.arrived === true;
    const delivery = await finder.find({ ...facts, arrived }, { ...options, ...left });
    const inferred = inferAccepted(delivery);
    return { inferred: true, jobId: inferred.job_id, delivery, render: makeRenderHandle(inferred, jobs, key) };
  }

  #factsOf({ key, at, scenes, title = null, arrived = false, sender }: JournalEntry): LostRender {
    const lastSentAt = Math.min(this.#ports.clock.now(), (sender?.claimedAt ?? at) + 2 * RENDER_TIMEOUT_MS);
    return { key, firstSentAt: at, lastSentAt, scenes, title, arrived };
  }
}
