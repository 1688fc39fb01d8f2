/**
 * One render on its way. The key and the bytes are fixed and journalled before anything leaves; `nextStep` decides what
 * follows each attempt. The key changes only where the caller allowed it and `nextStep` says so.
 */
import type { Call } from '../call/answer';
import { callIds, callIdsOf } from '../call/request-id';
import { abortedBy, sleep } from '../clock/sleep';
import { ENDPOINT_PATHS, IDEMPOTENCY_KEY_HEADER } from '../contract';
import { AbortedError } from '../errors/aborted-error';
import { ApiError } from '../errors/api-error';
import type { DuplicateRequestError } from '../errors/api-error-classes';
import { VidError, withFacts } from '../errors/vid-error';
import type { RetryPolicy } from '../retry/retry-options';
import { checkKey, hashText } from './idempotency-key';
import { isSameBody, type Patience } from './key-holders';
import type { KeyRecord } from './key-record';
import { type NextStep, nextStep } from './next-step';
import { PaidAttempt } from './paid-attempt';
import { duplicateCall, interrupted, keyReused, notCharged } from './paid-call-errors';
import { type EndingPorts, type Leaving, PaidEndings } from './paid-endings';
import type { PaidFacts, PaidOptions, PaidRequest, PaidResult } from './paid-request';
import type { PacedAttempt, RenderPacer } from './render-pacer';
import { SendHistory } from './send-history';
import { type SendOutcome, sendOutcome } from './send-outcome';

export interface PaidPorts extends EndingPorts {
  readonly keys: KeyRecord;
  readonly newKey: () => string;
  readonly pacer: RenderPacer;
}

/** Those for whom it is sent, who may come and go meanwhile. */
export interface Crew {
  /** The latest time that somebody allows, or that the last one left, on the monotonic clock; undefined without a limit. */
  endsAt(): number | undefined;
  /** Whether nobody wants that to be sent which was not sent yet. */
  isOver(): boolean;
  /** Whether nobody is left; then nobody comes any more. */
  isGone(): boolean;
  /** Told when it begins to be sent, and when it only waits again. */
  sending(isSent: boolean): void;
}

type NotAccepted = Exclude<SendOutcome, { kind: 'accepted' }>;

const { method, path } = ENDPOINT_PATHS.createRender;
const WHAT = `${method} ${path}`;

export class PaidCall {
  /** The fingerprint of the request, as the journal has it. */
  #bodyHash: string;
  /** The same for all attempts. */
  readonly #callId: string;
  readonly #ports: PaidPorts;
  readonly #request: PaidRequest;
  readonly #options: PaidOptions;
  readonly #crew: Crew;
  readonly #history = new SendHistory();
  readonly #endings: PaidEndings;
  #key: string;
  #retries = 0;
  #probes = 0;
  #waitedMs = 0;
  /** The turn that was waited for, until an attempt takes it. */
  #turn: PacedAttempt | undefined;
  #onItsWay: PaidAttempt | undefined;
  /** Whether somebody else may have sent it under the key. */
  #isHeld = false;
  #accepted: PaidResult | undefined;
  /** Ends what closing the client waits for. */
  #left: (() => void) | undefined;

  constructor(ports: PaidPorts, { request, options, key, bodyHash }: PaidFacts, crew: Crew) {
    this.#ports = ports;
    this.#request = request;
    this.#options = options;
    this.#crew = crew;
    this.#key = key;
    this.#bodyHash = bodyHash;
    this.#callId = ports.caller.wire.newCallId();
    this.#endings = new PaidEndings(ports, request, this.#history, this.#callId);
  }

  /** Whether the service may have it: it is on its way, or was and got no answer that says no. */
  get maySend(): boolean {
    return this.#onItsWay?.hasLeft === true || this.#isHeld || this.#history.maySend;
  }

  /** Whether it has left and its answer is still to come. */
  get isAwaited(): boolean {
    return this.#onItsWay?.isAwaited === true;
  }

  /** What the service gave, while the journal has yet to take it down. */
  get accepted(): PaidResult | undefined {
    return this.#accepted;
  }

  /** The error of somebody who leaves now. */
  left(error: VidError, how: Leaving): VidError {
    return this.#endings.left(error, this.#key, this.maySend, how);
  }

  /** Sends it until it is accepted, must not be sent any more, or nobody waits for it. */
  async run(): Promise<PaidResult> {
    try {
      let known = await this.#begin();
      for (;;) {
        if (known !== undefined) return known;
        const outcome = await this.#attempt();
        if (outcome.kind === 'accepted') return await this.#accept(outcome);
        const found = outcome.kind === 'duplicate' ? await this.#jobOf() : undefined;
        if (found !== undefined) return this.#known(found);
        if (this.#crew.isGone()) throw await this.#fail('aborted', outcome.error);
        known = await this.#proceed(this.#decide(outcome), outcome);
      }
    } catch (error) {
      throw VidError.is(error) ? withFacts(error, callIdsOf(error, this.#callId)) : error;
    } finally {
      this.#crew.sending(false);
      this.#turn?.cancel();
      this.#leave();
    }
  }

  /** From here on closing the client waits for it; refused when the client is closed already. */
  #enter(): void {
    if (this.#left !== undefined) return;
    try {
      this.#left = this.#ports.caller.wire.begin(WHAT);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #leave(): void {
    this.#left?.();
    this.#left = undefined;
  }

  /** Waits for its turn and claims the key. Gives the render when the journal has it already. */
  async #begin(): Promise<PaidResult | undefined> {
    const { keys } = this.#ports;
    const { idempotencyKey, turn, signal } = this.#options;
    const history = this.#history;
    const refuse = (reason: unknown): never => this.#refuse(reason);
    // What waits for nothing begins in the same breath, so that closing right after the call waits for it.
    if (turn === undefined) this.#enter();
    const earlier = idempotencyKey === undefined ? undefined : await keys.find(this.#key, signal).catch(refuse);
    // Journals of earlier versions hold the fingerprint of the very text, whatever the order of its members.
    if (earlier?.bodyHash === hashText(this.#request.body)) this.#bodyHash = earlier.bodyHash;
    if (earlier?.state === 'refused') {
      history.refused = true;
      history.firstSentAt ??= earlier.at;
    }
    if (earlier?.state !== 'accepted') this.#turn = await turn?.().catch(refuse);
    this.#enter();
    this.#crew.sending(true);
    const claim = {
      ...this.#patience,
      key: this.#key,
      bodyHash: this.#bodyHash,
      request: this.#request,
      at: history.firstSentAt,
      isNew: idempotencyKey === undefined,
      onHeld: () => {
        this.#isHeld = true;
      },
    };
    const known = await keys.begin(claim).catch(refuse);
    this.#isHeld = false;
    if (known === undefined) return undefined;
    if (!isSameBody(known, this.#bodyHash)) throw keyReused(this.#key);
    if (known.accepted) return this.#known(known.accepted);
    // An earlier call recorded no outcome: the first attempt of this one is the probe.
    history.unknown ??= interrupted(known);
    history.firstSentAt = known.at;
    this.#probes = 1;
    return undefined;
  }

  /** How long another process that sends the same is waited for: as long as somebody waits here. */
  get #patience(): Patience {
    return { signal: this.#options.signal, endsAt: undefined };
  }

  /** The job that the journal has for this request, now that the service knows the key. */
  #jobOf(): Promise<PaidResult['accepted'] | undefined> {
    return this.#ports.keys.jobOf(this.#key, this.#bodyHash, this.#patience);
  }

  /** It ended while it waited. */
  #refuse(reason: unknown): never {
    throw AbortedError.is(reason) ? this.left(reason, { isRead: false, isLate: false }) : reason;
  }

  #known(accepted: PaidResult['accepted']): PaidResult {
    return { key: this.#key, accepted, answer: undefined };
  }

  async #attempt(): Promise<SendOutcome> {
    const { caller, pacer, keys } = this.#ports;
    const { headers, signal } = this.#options;
    const history = this.#history;
    const key = { [IDEMPOTENCY_KEY_HEADER.toLowerCase()]: this.#key };
    const call: Call = {
      method,
      path,
      route: path,
      body: this.#request.body,
      headers: { ...headers, ...key },
      callId: this.#callId,
    };
    const paced = this.#turn ?? pacer.open();
    this.#turn = undefined;
    const sentAt = caller.clock.now();
    history.attempts += 1;
    this.#onItsWay = new PaidAttempt(caller, () => this.#crew.endsAt());
    const attempt = await this.#onItsWay.send(call, signal, history.attempts);
    const outcome = sendOutcome(call, attempt);
    if (attempt.kind === 'answer') history.heard(attempt.answer);
    if (outcome.kind === 'not-sent' || (outcome.kind === 'aborted' && !outcome.sent)) {
      this.#onItsWay = undefined;
      paced.cancel();
      return outcome;
    }
    paced.answered();
    history.sent(sentAt);
    if (outcome.kind === 'unknown' || outcome.kind === 'aborted') history.unknown ??= outcome.error;
    if (outcome.kind === 'duplicate') history.arrived = true;
    if (outcome.kind === 'accepted') this.#accepted = this.#resultOf(outcome);
    this.#onItsWay = undefined;
    // One that was aborted ends the call, which takes it down.
    if (outcome.kind === 'unknown') await keys.finish(this.#key, { state: 'unknown' });
    return outcome;
  }

  #decide(outcome: NotAccepted): NextStep {
    const { retry, clock, random } = this.#ports.caller;
    const { maxRetries, idempotencyKey, rotateRefusedKeys, nextKey, waitOut } = this.#options;
    const policy: RetryPolicy = maxRetries === undefined ? retry : { ...retry, maxRetries };
    const retryAt = ApiError.is(outcome.error) ? outcome.error.retryAt : undefined;
    const hasNextKey = idempotencyKey === undefined || nextKey !== undefined;
    const endsAt = this.#crew.endsAt();
    const step = nextStep(outcome, {
      policy,
      repeatRefused: maxRetries !== undefined,
      waitsOut: waitOut !== undefined,
      rotates: rotateRefusedKeys === true && hasNextKey,
      maySend: this.#history.unknown !== undefined,
      refusedBefore: this.#history.refused,
      retries: this.#retries,
      probes: this.#probes,
      waitedMs: this.#waitedMs,
      askedMs: retryAt === undefined ? undefined : retryAt.getTime() - clock.now(),
      leftMs: endsAt === undefined ? undefined : endsAt - clock.monotonic(),
      random: random(),
    });
    this.#history.refused ||= outcome.kind === 'refused';
    return step;
  }

  /** Does what was decided; gives the render when somebody else sent it meanwhile. */
  async #proceed(step: NextStep, outcome: NotAccepted): Promise<PaidResult | undefined> {
    switch (step.act) {
      case 'fail':
        throw await this.#fail(step.as, outcome.error);
      case 'wait-out':
        return this.#waitOut(outcome.error as ApiError);
      case 'rotate':
        return this.#rotate(outcome.error);
      case 'probe':
        this.#probes += 1;
        break;
      case 'repeat':
        this.#retries += 1;
    }
    this.#waitedMs += step.delayMs;
    await this.#pause(step.delayMs, outcome.error);
    if (step.act === 'repeat' && this.#crew.isOver()) {
      const { noMore = AbortSignal.abort() } = this.#options;
      throw await this.#fail('aborted', abortedBy(noMore, WHAT));
    }
    return undefined;
  }

  /** While it waits nothing of it is on its way: where all was refused, the journal says so, and nobody need wait for it. */
  async #waitOut(error: ApiError): Promise<PaidResult | undefined> {
    const { maySend } = this.#history;
    if (!maySend) {
      this.#crew.sending(false);
      this.#leave();
    }
    await this.#ports.keys.finish(this.#key, { state: maySend ? 'unknown' : 'refused' });
    await this.#options.waitOut?.(error).catch((reason: unknown) => this.#refuse(reason));
    return this.#begin();
  }

  async #rotate(error: VidError): Promise<PaidResult | undefined> {
    const { keys, newKey, caller } = this.#ports;
    const old = this.#key;
    await keys.finish(old, { state: 'refused' });
    const next = checkKey(this.#options.nextKey?.() ?? newKey());
    if (next === old) throw await this.#fail('unknown', error);
    caller.wire.observer.note('retry', 'warn', `${WHAT}: the refused key '${old}' is used up; sent as '${next}'`, {
      idempotencyKey: next,
      reason: error.message,
    });
    this.#key = next;
    this.#history.forget();
    return this.#begin();
  }

  async #pause(delayMs: number, reason: VidError): Promise<void> {
    const { clock, wire } = this.#ports.caller;
    wire.observer.note('retry', 'info', `${WHAT}: again in ${Math.ceil(delayMs)} ms`, {
      idempotencyKey: this.#key,
      delayMs,
      reason: reason.message,
      probe: this.#history.unknown !== undefined,
    });
    try {
      await sleep(clock, delayMs, this.#options.signal, WHAT);
    } catch (error) {
      if (!AbortedError.is(error)) throw error;
      throw await this.#fail('aborted', error);
    }
  }

  async #fail(as: (NextStep & { act: 'fail' })['as'], error: VidError): Promise<VidError> {
    const key = this.#key;
    const { maySend, arrived } = this.#history;
    const isLost = as === 'unknown' || maySend;
    await this.#ports.keys.finish(key, { state: isLost ? 'unknown' : 'refused', arrived: arrived || undefined });
    if (!isLost) return as === 'aborted' ? this.left(error, { isRead: false, isLate: false }) : notCharged(error, key);
    this.#endings.register(key);
    if (as === 'aborted') return this.left(error, { isRead: false, isLate: false });
    if (as === 'unknown') return this.#endings.lost(error, key);
    // A key of the caller's may have been sent by an earlier process, unless the journal would know.
    const isNew = this.#options.idempotencyKey === undefined || this.#ports.keys.isLasting;
    return duplicateCall(error as DuplicateRequestError, key, isNew, this.#endings.recover(key));
  }

  #resultOf({ accepted, answer }: SendOutcome & { kind: 'accepted' }): PaidResult {
    const { requestId } = callIds(this.#callId, answer.headers);
    return { key: this.#key, accepted, answer, requestId };
  }

  async #accept({ accepted }: SendOutcome & { kind: 'accepted' }): Promise<PaidResult> {
    const key = this.#key;
    const { observer } = this.#ports.caller.wire;
    await this.#ports.keys.finish(key, { state: 'accepted', accepted });
    observer.note('render', 'info', `render accepted as job ${accepted.job_id}`, {
      jobId: accepted.job_id,
      idempotencyKey: key,
      creditsUsed: accepted.credits_used,
    });
    if (this.#crew.isGone()) {
      const text = `The render with idempotency key '${key}' was given up by its caller and is job ${accepted.job_id}; see vid.renders.pending()`;
      observer.warn(text, 'VID_ORPHAN');
    }
    return this.#accepted as PaidResult;
  }
}
