import { ApiPromise, type ApiResponse, type WithResponse } from '../call/api-promise';
import { CALL_OPTIONS, type CallOptions } from '../call/call-options';
import type { Clock } from '../clock/clock';
import { ENDPOINT_PATHS, type RenderAccepted } from '../contract';
import { VidError, withFacts } from '../errors/vid-error';
import { adoptKey } from '../idempotency/adopt-key';
import { refuseMisplacedKey } from '../idempotency/misplaced-key';
import type { PaidCaller } from '../idempotency/paid-caller';
import type { PaidOptions, PaidResult } from '../idempotency/paid-request';
import type { PendingRenders } from '../idempotency/pending-renders';
import type { RenderPacer } from '../idempotency/render-pacer';
import type { RenderRecovery } from '../inbox/render-recovery';
import type { JournalEntry } from '../journal/journal';
import { checkOptions, type OptionNames } from '../options/check-options';
import { checkKind } from '../options/kinds';
import { toJson } from '../options/to-json';
import { checkRequest, type RequestCheck } from '../renders/check-request';
import { createMany } from '../renders/create-many';
import { type CreateManyOptions, checkCreateManyOptions } from '../renders/create-many-options';
import { labelOf, mayHaveCost, sceneCountOf, titleOf } from '../renders/describe-request';
import type { RenderRequests } from '../renders/happening';
import { refuseInvalid } from '../renders/refuse-invalid';
import { type JobActions, makeRenderHandle } from '../renders/render-handle';
import { toWire } from '../renders/to-wire';
import type { SucceededJob } from '../types/job-states';
import type { KnownRender, RecoveredRender, RecoverOptions } from '../types/recovered-render';
import type { RenderHandle } from '../types/render-handle';
import type { RenderOutcome } from '../types/render-outcome';
import type { RenderRequest } from '../types/render-request';
import { DEFAULT_WAIT, WAIT_NAMES, type WaitDefaults, waitPlan } from '../waiting/wait-options';
import { fillPath } from './fill-path';

/** What `create` takes beside the request. */
export interface RenderOptions extends CallOptions {
  /**
   * 1 to 80 characters, one for each video; default: a new UUID. Sending the same request with the same key again never
   * renders or charges twice. A key among `headers` is taken for this one; two different keys are refused.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * Unless this is given, a render that the service refused is not sent again: the error is thrown at once, with
   * `retryAt`. A number above 0 allows so many further attempts after RATE_LIMITED, CONCURRENT_LIMIT and PLAN_FAILED.
   */
  readonly maxRetries?: number | undefined;
  /**
   * What was refused is always sent again under the same key, since something on the way may have sent a copy of it that
   * was accepted; a duplicate answer is then a RenderOutcomeUnknownError. Only for a service that is known to keep the keys
   * of requests that it refused: true sends it under a new key instead, where every answer to the old key was a refusal
   * and the key was made here. Default false.
   */
  readonly rotateRefusedKeys?: boolean | undefined;
}

/** What `createAndWait` takes beside the request: the same, and how to wait. */
export interface CreateAndWaitOptions extends RenderOptions {
  /** How the job is waited for. */
  readonly wait?: WaitDefaults | undefined;
}

const CREATE_OPTIONS: OptionNames<RenderOptions> = {
  ...CALL_OPTIONS,
  idempotencyKey: 'text',
  rotateRefusedKeys: 'flag',
};
const CREATE_AND_WAIT_OPTIONS: OptionNames<CreateAndWaitOptions> = { ...CREATE_OPTIONS, wait: WAIT_NAMES };
/** What `createMany` gives each of its renders. */
const PAID_OPTIONS: OptionNames<PaidOptions> = {
  ...CREATE_OPTIONS,
  nextKey: true,
  noMore: true,
  turn: true,
  waitOut: true,
};

/** A render together with its finished job. */
export interface FinishedRender {
  /** The accepted render. */
  readonly render: RenderHandle;
  /** The job with its video. */
  readonly job: SucceededJob;
}

export interface RenderPorts {
  readonly clock: Clock;
  readonly pacer: RenderPacer;
  readonly paid: PaidCaller;
  readonly pending: PendingRenders;
  readonly recovery: RenderRecovery;
  readonly jobs: JobActions;
  /** Whether requests are checked before they are sent. */
  readonly validate: boolean;
  /** Shown each request before it is judged. */
  readonly warnOf: (request: RenderRequest) => void;
  readonly warn: (message: string, code: string) => void;
  /** Milliseconds for a render whose call says nothing else. */
  readonly timeoutMs: number | undefined;
  /** Told of each job as the service accepts it. */
  readonly onAccepted: (jobId: string) => void;
}

const responseOf = ({ answer, accepted, requestId }: PaidResult): ApiResponse =>
  answer === undefined
    ? { status: 202, headers: {}, body: JSON.stringify(accepted) }
    : { status: answer.status, headers: answer.headers, body: answer.text, requestId };

/** Renders: what is paid for. */
export class RendersResource {
  readonly #ports: RenderPorts;

  /** Made by `VidClient`. */
  constructor(ports: RenderPorts) {
    this.#ports = ports;
  }

  /**
   * Starts a render and charges for it; 3 a minute, 30 an hour, 100 a day. Every error says in `charged` whether credits
   * were spent. Specification: POST /v1/render.
   */
  create(request: RenderRequest, options: RenderOptions = {}): ApiPromise<RenderHandle> {
    return new ApiPromise(this.#create(request, options, CREATE_OPTIONS));
  }

  /** Starts a render and waits for its video. Specification: POST /v1/render, GET /v1/job/{id}. */
  createAndWait(request: RenderRequest, options: CreateAndWaitOptions = {}): ApiPromise<FinishedRender> {
    return new ApiPromise(this.#createAndWait(request, options));
  }

  /**
   * Starts many renders, within 3 a minute, 30 an hour, 100 a day and the slots that are free, and yields what came of
   * each as it ends. Requests are taken and sent only as the reader keeps up. Specification: Limits.
   */
  createMany(
    requests: RenderRequests,
    options: CreateManyOptions = {},
  ): AsyncGenerator<RenderOutcome, void, undefined> {
    checkKind('renders.createMany', 'requests', requests, 'list');
    checkCreateManyOptions(options);
    const { clock, pacer, warn } = this.#ports;
    const create = async (request: RenderRequest, how: PaidOptions): Promise<RenderHandle> =>
      (await this.#create(request, how, PAID_OPTIONS)).data;
    return createMany({ clock, pacer, create, warn }, requests, options);
  }

  /** Finds everything that is wrong with a request, with the service's codes, without sending it. */
  check(request: RenderRequest): RequestCheck {
    return checkRequest(request);
  }

  /** Makes a handle of a render's members again, after they were stored, or of a job's id alone. */
  attach(render: string | (Partial<RenderAccepted> & Pick<RenderAccepted, 'job_id'>)): RenderHandle {
    if (typeof render !== 'string') checkKind('renders.attach', 'render', render, 'object');
    const members = typeof render === 'string' ? { job_id: render } : render;
    checkKind('renders.attach', 'job_id', members.job_id, 'text');
    fillPath(ENDPOINT_PATHS.retrieveJob.path, members.job_id);
    return makeRenderHandle(members as RenderAccepted, this.#ports.jobs);
  }

  /**
   * The account's renders in the journal that were paid, or may have been, and whose end this program has not seen: no
   * `wait()`, `updates()` or `download()` came to its end. After a restart, `recover` goes on with each.
   */
  pending(): Promise<readonly JournalEntry[]> {
    return this.#ports.pending.list();
  }

  /**
   * Goes on with a render of the journal, without its request: gives the handle of its job, which an answer named or, when
   * the answer was lost, a delivery lets infer (see `RecoverOptions`). Rejects with an InvalidRequestError when the journal
   * does not know the key, when everything sent with it was refused, and where an inference may be wrong.
   */
  async recover(
    keyOrEntry: string | JournalEntry,
    options: RecoverOptions = {},
  ): Promise<RecoveredRender | KnownRender> {
    if (typeof keyOrEntry !== 'string') {
      checkKind('renders.recover', 'keyOrEntry', keyOrEntry, 'object');
      checkKind('renders.recover', 'keyOrEntry.key', keyOrEntry.key, 'text');
    }
    return this.#ports.recovery.journalled(keyOrEntry, options);
  }

  async #create(
    request: RenderRequest,
    given: Omit<PaidOptions, 'headers'> & CallOptions,
    names: OptionNames<RenderOptions>,
  ): Promise<WithResponse<RenderHandle>> {
    checkOptions('renders.create', given, names);
    const options = adoptKey(given);
    checkKind('renders.create', 'request', request, 'object');
    refuseMisplacedKey(request, 'renders.create');
    this.#ports.warnOf(request);
    if (this.#ports.validate) refuseInvalid(request, options.idempotencyKey);
    const result = await this.#ports.paid.send(
      {
        body: toJson('renders.create', 'request', toWire(request)),
        scenes: sceneCountOf(request),
        label: labelOf(request),
        title: titleOf(request),
        mayHaveCost: mayHaveCost(request),
      },
      { ...options, timeoutMs: options.timeoutMs ?? this.#ports.timeoutMs },
    );
    if (result.answer !== undefined) this.#ports.onAccepted(result.accepted.job_id);
    return { data: makeRenderHandle(result.accepted, this.#ports.jobs, result.key), response: responseOf(result) };
  }

  async #createAndWait(request: RenderRequest, options: CreateAndWaitOptions): Promise<WithResponse<FinishedRender>> {
    checkOptions('renders.createAndWait', options, CREATE_AND_WAIT_OPTIONS);
    const { wait, ...rest } = options;
    if (wait !== undefined) waitPlan(wait, DEFAULT_WAIT, 'wait.');
    const { data: render } = await this.#create(request, rest, CREATE_OPTIONS);
    try {
      const { data: job, response } = await render.wait({ ...wait, signal: options.signal }).withResponse();
      return { data: { render, job }, response };
    } catch (error) {
      throw VidError.is(error) ? withFacts(error, { charged: 'yes', jobId: render.job_id }) : error;
    }
  }
}
