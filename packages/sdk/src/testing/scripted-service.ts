/**
 * The service as far as a unit test needs it: renders are accepted and succeed unless the script says otherwise. A key is
 * one render, as at the real service. For prices, limits and the rules of requests there is `@vid/server`.
 */
import { signWebhook } from '@vid/webhook-verify';
import {
  type Account,
  ENDPOINT_PATHS,
  ERRORS,
  type ErrorCode,
  type EventName,
  type EventPayload,
  IDEMPOTENCY_KEY_HEADER,
  type Job,
  type RenderAccepted,
} from '../contract';

/** The secret that deliveries of a scripted service are signed with. */
export const TEST_WEBHOOK_SECRET = '7e57'.repeat(16);

/** A request that the client sent, without its API key. */
export interface SentRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined when there was none. */
  readonly body: unknown;
}

/** What comes of a render that is accepted. */
export interface RenderScript {
  /** Members of the answer, instead of the usual ones. */
  readonly render?: Partial<RenderAccepted>;
  /** What each look at the job shows, the last one for ever. Default: processing, then succeeded. */
  readonly job?: readonly Partial<Job>[];
}

type Step = (key: string, request: unknown) => Response | Promise<Response>;

const VIDEOS = 'https://videos.vid.test';

/** The three boxes that every MP4 has, the last with a byte in it; none is above 127. */
const EMPTY_VIDEO = '\0\0\0\x10ftypisom\0\0\0\0\0\0\0\bmoov\0\0\0\tmdat\0';

/** Statuses of errors whose number the specification leaves open. */
const UNSPECIFIED_STATUS = 400;

const respond = (status: number, body: unknown): Response => Response.json(body, { status });

const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
};

export class ScriptedService {
  /** Everything that was sent, in order; downloads included. */
  readonly sent: SentRequest[] = [];
  /** What `GET /v1/me` answers. */
  account: Account = { user_id: 'user_test', email: 'test@vid.test', name: 'Test', credits_remaining: 100 };
  /** The bytes of every video: those of an MP4, since a download takes nothing else. Default: one that shows nothing. */
  video: Uint8Array = new TextEncoder().encode(EMPTY_VIDEO);
  readonly #renders: Step[] = [];
  readonly #others: Array<{ readonly method: string; readonly path: string; readonly answer: () => Response }> = [];
  readonly #jobs = new Map<string, Job[]>();
  readonly #usedKeys = new Set<string>();
  #accepted = 0;
  #busy = 0;

  /** Whether an answer is being made. */
  get busy(): boolean {
    return this.#busy > 0;
  }

  /** The next render is accepted; its job is `job_1`, `job_2` and so on unless `render` names it. */
  accept(script: RenderScript = {}): this {
    return this.#then((key) => this.#accept(key, script));
  }

  /** The next render is accepted and fails. */
  fail(reason = 'The render failed'): this {
    return this.accept({ job: [{ status: 'processing' }, { status: 'failed', error: reason }] });
  }

  /** The next render is refused with a code of the service, or with a status for errors that have none. */
  refuse(code: ErrorCode | number, members: Readonly<Record<string, unknown>> = {}): this {
    const status = typeof code === 'number' ? code : (ERRORS[code].status ?? UNSPECIFIED_STATUS);
    const body =
      typeof code === 'number' ? { error: 'Refused', ...members } : { error: ERRORS[code].when, code, ...members };
    return this.#then(() => respond(status, body));
  }

  /** The answer to the next render is lost; `arrived` says whether the service had taken the render. */
  lose({ arrived = true }: { readonly arrived?: boolean } = {}): this {
    return this.#then((key) => {
      if (arrived) this.#accept(key, {});
      throw new Error('the connection broke');
    });
  }

  /** The next request of this method and path, of any kind, gets this answer. */
  answer(
    method: string,
    path: string,
    status: number,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): this {
    const answer = (): Response => Response.json(body, { status, headers });
    this.#others.push({ method: method.toUpperCase(), path, answer });
    return this;
  }

  /** A delivery of an event as the service would send it, signed with `TEST_WEBHOOK_SECRET`. */
  async delivery<E extends EventName>(event: E, payload: Partial<EventPayload<E>>): Promise<Request> {
    const deliveryId = crypto.randomUUID();
    const body = JSON.stringify({ event, payload, emitted_at: new Date().toISOString(), delivery_id: deliveryId });
    const headers = await signWebhook(body, TEST_WEBHOOK_SECRET, { event, deliveryId });
    return new Request('http://receiver.vid.test/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  }

  /** The fetch function that clients are given. */
  readonly fetch = async (request: Request): Promise<Response> => {
    this.#busy += 1;
    try {
      return await this.#answer(request);
    } finally {
      this.#busy -= 1;
    }
  };

  #then(step: Step): this {
    this.#renders.push(step);
    return this;
  }

  async #answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { authorization: _key, ...headers } = Object.fromEntries(request.headers);
    const body = parse(await request.text());
    this.sent.push({ method: request.method, path: url.pathname + url.search, headers, body });
    const at = this.#others.findIndex(({ method, path }) => method === request.method && path === url.pathname);
    const [told] = at < 0 ? [] : this.#others.splice(at, 1);
    if (told !== undefined) return told.answer();
    if (url.origin === VIDEOS) {
      return new Response(this.video.slice(), {
        headers: { 'content-type': 'video/mp4', 'content-length': String(this.video.byteLength) },
      });
    }
    const { createRender, retrieveAccount, retrieveJob } = ENDPOINT_PATHS;
    const [jobs = ''] = retrieveJob.path.split('{id}');
    if (request.method === createRender.method && url.pathname === createRender.path) {
      return this.#render(request.headers.get(IDEMPOTENCY_KEY_HEADER) ?? '', body);
    }
    if (url.pathname === retrieveAccount.path) return respond(200, this.account);
    if (url.pathname.startsWith(jobs)) return this.#look(decodeURIComponent(url.pathname.slice(jobs.length)));
    return respond(404, { error: `The script has no answer to ${request.method} ${url.pathname}: use answer()` });
  }

  #render(key: string, request: unknown): Response | Promise<Response> {
    if (this.#usedKeys.has(key))
      return respond(409, { error: ERRORS.DUPLICATE_REQUEST.when, code: 'DUPLICATE_REQUEST' });
    const step = this.#renders.shift() ?? ((each: string) => this.#accept(each, {}));
    return step(key, request);
  }

  #accept(
    key: string,
    { render = {}, job = [{ status: 'processing' }, { status: 'succeeded' }] }: RenderScript,
  ): Response {
    this.#accepted += 1;
    this.#usedKeys.add(key);
    const accepted: RenderAccepted = {
      job_id: `job_${this.#accepted}`,
      status: 'starting',
      title: 'A test',
      scenes: 1,
      credits_used: 1,
      watermarked: false,
      poll_url: `${ENDPOINT_PATHS.retrieveJob.path.replace('{id}', `job_${this.#accepted}`)}`,
      note: 'Poll the job.',
      ...render,
    };
    this.#jobs.set(
      accepted.job_id,
      job.map((state) => this.#jobOf(accepted.job_id, state)),
    );
    return respond(202, accepted);
  }

  #jobOf(id: string, state: Partial<Job>): Job {
    const isDone = state.status === 'succeeded';
    return {
      job_id: id,
      status: 'processing',
      progress: isDone ? 100 : 50,
      video_url: isDone ? `${VIDEOS}/${id}.mp4` : null,
      error: null,
      ...state,
    };
  }

  #look(id: string): Response {
    const states = this.#jobs.get(id);
    const [state] = states ?? [];
    if (state === undefined) return respond(404, { error: 'Job not found' });
    if (states !== undefined && states.length > 1) states.shift();
    return respond(200, state);
  }
}
