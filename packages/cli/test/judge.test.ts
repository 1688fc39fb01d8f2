/** Each rule of the judge once: an exchange that breaks it and nothing else of its kind, and the same in order. */
import { describe, expect, it } from 'vitest';
import { createJudge } from '../src/judge/create-judge';
import type { Exchange, GivenAnswer, SentRequest } from '../src/judge/exchange';
import { RULES, type RuleName } from '../src/judge/rules';

interface Step {
  /** `POST /v1/render` and the like. */
  readonly call: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly answer?: unknown;
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** Seconds after the first one. */
  readonly at?: number;
  readonly brokenBy?: Exchange['brokenBy'];
}

const bytes = (value: unknown): Buffer =>
  Buffer.isBuffer(value)
    ? value
    : Buffer.from(value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value));

const exchangeOf = (step: Step, number: number): Exchange => {
  const { call, body, status = 200, answer, at = number * 60, brokenBy } = step;
  const [method = '', target = ''] = call.split(' ');
  const request: SentRequest = {
    method,
    target,
    headers: Object.entries({
      authorization: 'Bearer emp_test_key',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...step.headers,
    }).filter(([, value]) => value !== ''),
    body: bytes(body),
  };
  const given: GivenAnswer = {
    status,
    headers: Object.entries({ 'content-type': 'application/json', ...step.answerHeaders }),
    body: bytes(answer),
  };
  return {
    number,
    at: at * 1000,
    endedAt: at * 1000,
    request,
    answer: brokenBy === undefined ? given : undefined,
    brokenBy,
  };
};

const judge = (steps: readonly Step[]): readonly string[] => {
  const one = createJudge();
  return steps.flatMap((step, at) => one(exchangeOf(step, at + 1)).map(({ rule }) => rule));
};

const ACCOUNT = { user_id: '3f0c1a52-8a4e-4c53-9d5e-0b1f3a3c7d11', credits_remaining: 10 };
const JOB = { job_id: 'job_1', status: 'processing', progress: 40, video_url: null, error: null };
const DONE = { ...JOB, status: 'succeeded', progress: 100, video_url: 'https://cdn.example.com/1.mp4' };
const ACCEPTED = {
  job_id: 'job_1',
  status: 'starting',
  title: 'A',
  scenes: 1,
  credits_used: 4,
  watermarked: false,
  poll_url: '/v1/job/job_1',
  note: 'Poll it.',
};
const HOOK = {
  id: 'hook_1',
  event: 'video.completed',
  webhook_url: 'https://example.com/hook',
  description: null,
  active: true,
  has_secret: true,
  failure_count: 0,
  last_delivery_at: null,
  last_status: null,
};
const SECRET = 'ab'.repeat(32);
const HOOK_BODY = { event: 'video.completed', webhook_url: 'https://example.com/hook' };
const PLAN = { scene_plan: [{ type: 'motion', prompt: 'Hello' }] };
const BRIEF = { brief: 'A calm advert' };
const error = (code: string | undefined, more: object = {}) => ({ error: 'It is refused.', code, ...more });

const me = (more: Partial<Step> = {}): Step => ({ call: 'GET /v1/me', answer: ACCOUNT, ...more });
const render = (more: Partial<Step> = {}): Step => ({
  call: 'POST /v1/render',
  body: PLAN,
  headers: { 'idempotency-key': 'one' },
  status: 202,
  answer: ACCEPTED,
  ...more,
});
const job = (answer: object = JOB, more: Partial<Step> = {}): Step => ({ call: 'GET /v1/job/job_1', answer, ...more });
const hook = (more: Partial<Step> = {}): Step => ({
  call: 'POST /api/webhooks/hooks',
  body: HOOK_BODY,
  status: 201,
  answer: { hook: HOOK, secret: SECRET },
  ...more,
});
const list = (...hooks: readonly object[]): Step => ({ call: 'GET /api/webhooks/hooks', answer: { hooks } });
const remove = (more: Partial<Step> = {}): Step => ({
  call: 'DELETE /api/webhooks/hooks/hook_1',
  answer: { deleted: true },
  ...more,
});
const update = (body: object, changed: object): Step => ({
  call: 'PATCH /api/webhooks/hooks/hook_1',
  body,
  answer: { hook: { ...HOOK, ...changed } },
});
const ping = (answer: object): Step => ({ call: 'POST /api/webhooks/hooks/hook_1/test', answer });
const EVENTS = {
  events: [
    'user.signup',
    'user.onboarded',
    'subscription.created',
    'subscription.canceled',
    'video.completed',
    'video.failed',
    'credits.low',
    'credits.purchased',
  ],
  signature: { header: 'X-Service-Signature', scheme: 'any', replay_window_seconds: 300 },
};
const events = (more: object = {}): Step => ({ call: 'GET /api/webhooks/events', answer: { ...EVENTS, ...more } });
const invalid = { error: 'Validation failed', detail: 'brief: send a brief or a scene_plan' };
const refused = (status: number, answer: object, more: Partial<Step> = {}): Step => render({ status, answer, ...more });
const limited = (more: object, step: Partial<Step> = {}): Step => refused(429, error('RATE_LIMITED', more), step);

const IN_ORDER: Readonly<Record<string, readonly Step[]>> = {
  'an account': [me(), me({ call: 'HEAD /v1/me', answer: undefined })],
  'members that nobody knows': [me({ answer: { ...ACCOUNT, plan: 'agency', more: [1] } })],
  'a render and its job': [render(), job(), job(DONE), job(DONE)],
  'a render from a brief': [render({ body: BRIEF, answer: { ...ACCEPTED, scenes: 4, plan_notes: ['Short.'] } })],
  'a failed job': [job({ ...JOB, status: 'failed', error: 'It broke.' })],
  'a webhook': [
    events(),
    hook(),
    hook({ status: 200, answer: { hook: HOOK, reused: true } }),
    list(HOOK),
    remove(),
    list(),
  ],
  'an update': [
    update({ active: false }, { active: false }),
    ping({ delivered: true, status: 204 }),
    ping({ delivered: false, status: 0 }),
  ],
  'a repeat of a plan': [
    render(),
    refused(409, error('DUPLICATE_REQUEST'), { headers: { 'idempotency-key': 'one' } }),
  ].slice(1),
  'a repeat of a brief in words': [refused(402, { error: 'This request was already submitted.' }, { body: BRIEF })],
  'a repeat of a brief with a code': [refused(402, error('DUPLICATE_REQUEST'), { body: BRIEF })],
  'a lost answer and the same key': [render({ brokenBy: 'client' }), render()],
  'statuses that are not shown': [
    me({ status: 401, answer: error('ACCOUNT_SUSPENDED') }),
    job({ error: 'Forbidden' }, { status: 409 }),
    job({ error: 'Job not found' }, { status: 410 }),
    hook({ status: 429, answer: error('HOOK_LIMIT') }),
    me({ status: 503, answer: error(undefined) }),
    me({ status: 418, answer: error('SOMETHING_ELSE') }),
  ],
  'a wait that was kept': [
    limited({ retryAfter: 30 }, { at: 0 }),
    limited({ details: { retryAfter: 30 } }, { at: 31 }),
  ],
  'a wait cut short by the clock of the service': [limited({ retryAfter: 3600 }, { at: 0 }), render({ at: 1 })],
  'a wait that the service itself gave up': [
    limited({ retryAfter: 3600 }, { at: 0 }),
    render({ at: 1, headers: { 'idempotency-key': 'two' } }),
    limited({ retryAfter: 3600 }, { at: 2 }),
  ],
  'a wait for a service that is away': [
    { call: 'GET /videos/1.mp4', brokenBy: 'unreachable' },
    { call: 'GET /videos/1.mp4', answer: 'bytes' },
  ],
  'a key that was refused': [refused(400, invalid, { body: BRIEF }), render()],
  'a key of another account': [
    render(),
    render({ headers: { authorization: 'Bearer emp_other', 'idempotency-key': 'one' } }),
  ],
  'a stranger address': [{ call: 'GET /videos/abc.mp4', answer: 'bytes' }],
  'a missing key': [
    me({
      headers: { authorization: 'Bearer emp_gone' },
      status: 401,
      answer: { error: 'Invalid or revoked API key', code: 'INVALID_API_KEY' },
    }),
  ],
};

const BROKEN: Readonly<Record<RuleName, readonly Step[]>> = {
  bearer: [
    me({
      headers: { authorization: 'Bearer sk_other' },
      status: 401,
      answer: { error: 'Unauthorized', code: 'NO_API_KEY' },
    }),
  ],
  'called-from-browser': [me({ headers: { origin: 'https://shop.example' } })],
  'unknown-address': [{ call: 'GET /v1/renders', status: 404, answer: { error: 'There is nothing.' } }],
  'unknown-method': [{ call: 'PUT /v1/render', status: 405, answer: { error: 'No.' } }],
  'request-content-type': [hook({ headers: { 'content-type': 'text/plain' } })],
  'request-json': [refused(400, invalid, { body: '{' })],
  'request-body': [refused(400, invalid, { body: { ...BRIEF, duration_sec: 500 } })],
  'brand-without-logo': [refused(422, error('BRAND_REQUIRED'), { body: { ...BRIEF, brand_kit_id: 'kit' } })],
  'presenter-without-face': [
    refused(400, error('PRESENTER_REQUIRED'), { body: { scene_plan: [{ type: 's2v', prompt: 'Hi' }] } }),
  ],
  'key-reused': [render(), refused(409, error('DUPLICATE_REQUEST'), { body: { ...PLAN, title: 'B' } })],
  'tight-loop': [1, 2, 3, 4, 5, 6, 7].map((at) => job(JOB, { at: at / 10 })),
  'retry-too-early': [limited({ retryAfter: 30 }, { at: 0 }), limited({ retryAfter: 20 }, { at: 10 })],
  'key-in-url': [me({ call: 'GET /v1/me?api_key=emp_test_key' })],
  'member-unknown': [render({ body: { ...PLAN, titel: 'A' } })],
  'idempotency-missing': [render({ headers: {} })],
  'idempotency-too-long': [render({ headers: { 'idempotency-key': 'k'.repeat(81) } })],
  'idempotency-repeated': [render(), refused(409, error('DUPLICATE_REQUEST'))],
  'double-charge': [render({ brokenBy: 'service' }), render({ headers: { 'idempotency-key': 'two' } })],
  'payload-idle': [me({ body: {} })],
  'webhook-private': [hook({ body: { ...HOOK_BODY, webhook_url: 'http://localhost:3000/' } })],
  'product-without-photo': [
    refused(400, error('PRODUCT_IMAGE_REQUIRED'), {
      body: { route: 'unboxing', scene_plan: [{ type: 'i2v_fast', prompt: 'A box' }] },
    }),
  ],
  'nothing-anchors': [
    refused(422, error('NO_ANCHOR'), { body: { route: 'story', scene_plan: [{ type: 't2v_fast', prompt: 'A sea' }] } }),
  ],
  'outside-service': [{ call: 'GET /me', status: 404, answer: 'nothing' }],
  'request-unread': [],
  'answer-json': [me({ status: 502, answer: '<h1>Bad gateway</h1>' })],
  'answer-content-type': [me({ answerHeaders: { 'content-type': 'text/html' } })],
  'answer-body': [me({ answer: { ...ACCOUNT, credits_remaining: '10' } })],
  'success-status': [render({ status: 200 })],
  'answered-without-key': [me({ headers: { authorization: '' } })],
  'key-answer': [me({ status: 401, answer: { error: 'Unauthorized', code: 'NO_API_KEY' } })],
  'error-object': [me({ status: 500, answer: { message: 'Oops' } })],
  'error-status': [refused(400, error('INSUFFICIENT_CREDITS'))],
  'error-place': [me({ status: 429, answer: error('CONCURRENT_LIMIT') })],
  'error-code-missing': [refused(422, error(undefined))],
  'validation-detail': [refused(400, { error: 'Validation failed' })],
  'plan-feature': [me({ status: 402, answer: error('PLAN_UPGRADE_REQUIRED', { feature: 'video' }) })],
  'retry-after': [limited({})],
  'invalid-accepted': [render({ body: { scene_plan: [] }, answer: { ...ACCEPTED, scenes: 0 } })],
  'key-ignored': [render(), render({ answer: { ...ACCEPTED, job_id: 'job_2', poll_url: '/v1/job/job_2' } })],
  'duplicate-without-key': [refused(409, error('DUPLICATE_REQUEST'), { headers: {} })],
  'duplicate-names-job': [refused(409, error('DUPLICATE_REQUEST', { job_id: 'job_1' }))],
  'initial-status': [render({ answer: { ...ACCEPTED, status: 'processing' } })],
  'poll-url': [render({ answer: { ...ACCEPTED, poll_url: 'https://api.example.com/v1/job/job_1' } })],
  watermark: [render({ answer: { ...ACCEPTED, watermarked: true } })],
  'scene-count': [render({ answer: { ...ACCEPTED, scenes: 2 } })],
  'job-id': [job({ ...JOB, job_id: 'job_2' })],
  'job-status': [job({ ...JOB, status: 'done' })],
  'job-video-url': [job({ ...DONE, video_url: null })],
  'job-error': [job({ ...JOB, status: 'cancelled' })],
  'job-left-final': [job(DONE), job({ ...JOB, progress: 100 })],
  'hook-created': [hook({ answer: { hook: { ...HOOK, active: false }, secret: SECRET } })],
  'hook-secret-missing': [hook({ answer: { hook: HOOK } })],
  'hook-secret-shown': [hook(), list({ ...HOOK, secret: SECRET })],
  'hook-updated': [update({ active: false }, { active: true })],
  'hook-count': [list(...Array.from({ length: 26 }, (_, id) => ({ ...HOOK, id })))],
  'hook-deleted': [remove(), list(HOOK)],
  'ping-result': [ping({ delivered: true, status: 500 })],
  'event-list': [events({ events: ['video.completed'] })],
  'progress-odd': [job(), job({ ...JOB, progress: 10 })],
  'wait-differs': [limited({ retryAfter: 30 }, { answerHeaders: { 'retry-after': '60' } })],
  'no-answer': [me({ brokenBy: 'service' })],
  'answer-unread': [],
};

/** What cannot be told from a step alone: bodies that were not kept. */
const UNREAD: Readonly<Partial<Record<RuleName, Exchange>>> = {
  'request-unread': { ...exchangeOf(render(), 1), request: { ...exchangeOf(render(), 1).request, body: undefined } },
  'answer-unread': { ...exchangeOf(me(), 1), answer: { status: 200, headers: [], body: undefined } },
};

/** Rules that can't be broken without a note beside. */
const BESIDE: Readonly<Partial<Record<RuleName, readonly RuleName[]>>> = {
  'key-ignored': ['idempotency-repeated'],
  'invalid-accepted': ['request-body'],
  'duplicate-without-key': ['idempotency-missing'],
  'double-charge': ['no-answer'],
  'answered-without-key': ['bearer'],
};

describe('the judge', () => {
  it.each(Object.entries(IN_ORDER))('finds nothing wrong with %s', (_what, steps) => {
    expect(judge(steps)).toEqual([]);
  });

  it.each(Object.keys(RULES) as RuleName[])('tells %s, once and alone', (rule) => {
    const unread = UNREAD[rule];
    const found = unread === undefined ? judge(BROKEN[rule]) : createJudge()(unread).map((finding) => finding.rule);
    expect([...found].sort()).toEqual([rule, ...(BESIDE[rule] ?? [])].sort());
  });

  it('shows where it stands in the specification, and no key', () => {
    const [finding] = createJudge()(exchangeOf(BROKEN['key-in-url'][0] as Step, 1));
    expect(finding).toMatchObject({
      side: 'client',
      kind: 'note',
      section: 'Authentication',
      got: '/v1/me?api_key=emp_…',
    });
    const [scene] = createJudge()(
      exchangeOf(refused(400, invalid, { body: { scene_plan: [{ prompt: 'x', duration: 60 }] } }), 1),
    );
    expect(scene).toMatchObject({ section: 'Scene', expected: 'scene_plan.0.duration: must be at most 10', got: '60' });
  });

  it('shows of a member that nobody knows its name and type alone, and of Authorization its kind', () => {
    const got = (step: Step) => createJudge()(exchangeOf(step, 1)).map((finding) => finding.got);
    const body = { ...HOOK_BODY, private_key: 'hunter2', credential: 918273, more: true };
    expect(got(hook({ body }))).toEqual([
      'private_key: a text of 7 characters',
      'credential: a number',
      'more: a boolean',
    ]);
    expect(got(refused(400, invalid, { body: { ...BRIEF, titel: 'hunter2' } }))).toEqual([
      'titel: a text of 7 characters',
    ]);
    expect(got(refused(400, invalid, { body: '"hunter2"' })).join()).not.toContain('hunter2');
    for (const [authorization, kind] of [
      ['emp_test_key', 'Authorization with the key alone, without Bearer'],
      ['Basic aHVudGVyMg==', 'Authorization of another kind than Bearer'],
      ['Bearer', 'Authorization: Bearer without one token'],
      ['', 'none'],
    ] as const)
      expect(
        got(me({ headers: { authorization }, status: 401, answer: { error: 'Unauthorized', code: 'NO_API_KEY' } })),
      ).toEqual([kind]);
    expect(got(hook({ status: 200, answer: { hook: HOOK, reused: true, secret: SECRET } }))).toEqual(['one']);
  });

  it('fears no second charge where nothing was sent, and no repeat of a body that was not kept', () => {
    const other = { headers: { 'idempotency-key': 'two' } };
    expect(judge([render({ brokenBy: 'unreachable' }), render(other)])).toEqual(['no-answer']);
    const one = createJudge();
    const unread = (step: Step, number: number) => {
      const exchange = exchangeOf(step, number);
      return one({ ...exchange, request: { ...exchange.request, body: undefined } }).map(({ rule }) => rule);
    };
    expect([
      ...unread(render({ brokenBy: 'client' }), 1),
      ...unread(render({ ...other, brokenBy: 'client' }), 2),
    ]).toEqual([]);
  });

  it('finds the first job wherever a repeat tells it', () => {
    const first = render({ answer: { ...ACCEPTED, job_id: 'job_12345', poll_url: '/v1/job/job_12345' } });
    const repeats: readonly Partial<Step>[] = [
      { answer: error('DUPLICATE_REQUEST', { details: { original: { job_id: 'job_12345' } } }) },
      { answer: { error: 'Already taken as job_12345.', code: 'DUPLICATE_REQUEST' } },
      { answer: error('DUPLICATE_REQUEST'), answerHeaders: { location: '/v1/job/job_12345' } },
    ];
    for (const step of repeats)
      expect(judge([first, render({ status: 409, ...step })])).toContain('duplicate-names-job');
    expect(judge([first, render({ status: 409, answer: error('DUPLICATE_REQUEST') })])).toEqual([
      'idempotency-repeated',
    ]);
  });

  it('takes the first 80 characters of a key for the whole', () => {
    const key = 'k'.repeat(80);
    const again = refused(409, error('DUPLICATE_REQUEST'), { body: BRIEF, headers: { 'idempotency-key': `${key}2` } });
    expect(judge([render({ headers: { 'idempotency-key': `${key}1` } }), again])).toContain('key-reused');
  });
});
