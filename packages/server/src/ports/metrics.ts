/**
 * What is measured: each with its name in Prometheus, what it means, and its labels with the values that they can have. No
 * label tells of an account, a job or an address: their values are bounded, and none is a secret. docs/scaling.md lists this
 * table, and the dashboard asks for nothing else.
 */
export interface MetricFacts {
  readonly name: string;
  readonly about: string;
  /** By name, which values it can have. */
  readonly labels?: Readonly<Record<string, readonly string[] | string>>;
}

export interface HistogramFacts extends MetricFacts {
  /** Upper bounds of its buckets. */
  readonly buckets: readonly number[];
}

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60] as const;
const LONG = [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300, 600, 1800, 3600] as const;

const ROUTE =
  'a path of the service as the specification writes it, `/videos/{token}`, `/downloads/{token}`, `/readyz`, `/openapi.json`, `/_admin`, `/_studio`, or `other`';
const METHOD = ['GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'other'];
/** Classes of answers, and reasons why there was none. */
export const ATTEMPT_OUTCOMES = [
  ...['2xx', '3xx', '4xx', '429', '5xx'],
  ...['bad-url', 'refused-address', 'dns', 'timeout', 'network', 'tls', 'other'],
] as const;

/** What S3 is asked. */
export const S3_CALLS = [
  ...['HeadObject', 'GetObject', 'PutObject', 'DeleteObjects', 'ListObjectsV2', 'ListMultipartUploads'],
  ...['CreateMultipartUpload', 'UploadPart', 'CompleteMultipartUpload', 'AbortMultipartUpload', 'other'],
] as const;

/** Why a render is refused with a 5xx though nothing is wrong with the server. */
export const MEANT_REFUSALS = ['paused', 'plan-failed'] as const;

/** What only grows. */
export const COUNTERS = {
  requests: {
    name: 'vid_http_requests_total',
    about: 'Requests that were answered.',
    labels: { method: METHOD, route: ROUTE, status: 'the status; 0 where the connection was dropped' },
  },
  requestsShed: {
    name: 'vid_http_requests_shed_total',
    about: 'Requests that were turned away with 503 because too many waited for a slow store.',
  },
  jobsAccepted: {
    name: 'vid_jobs_accepted_total',
    about: 'Renders that were accepted.',
    labels: { form: ['brief', 'scene_plan'] },
  },
  rendersRefused: {
    name: 'vid_renders_refused_total',
    about:
      'Renders that were refused with a 5xx though nothing is wrong with the server: while rendering is paused, or because a brief could not be planned.',
    labels: { why: MEANT_REFUSALS },
  },
  jobsTakenOver: {
    name: 'vid_jobs_taken_over_total',
    about: 'Jobs that were taken over by this process from a worker that was lost.',
  },
  jobsEnded: {
    name: 'vid_jobs_ended_total',
    about: 'Jobs that ended.',
    labels: { status: ['succeeded', 'failed', 'cancelled'] },
  },
  creditsSpent: {
    name: 'vid_credits_spent_total',
    about: 'Credits that were charged.',
    labels: { kind: ['planning', 'render'] },
  },
  creditsRefunded: { name: 'vid_credits_refunded_total', about: 'Credits that were given back.' },
  attempts: {
    name: 'vid_delivery_attempts_total',
    about: 'Attempts at deliveries, by the class of the answer or why there was none.',
    labels: { outcome: ATTEMPT_OUTCOMES },
  },
  hooksSwitchedOff: {
    name: 'vid_hooks_switched_off_total',
    about: 'Webhooks that were switched off after too many failed deliveries in a row.',
  },
  s3CallsFailed: {
    name: 'vid_s3_calls_failed_total',
    about:
      'Calls of S3 that failed, each for itself where one is sent again; that an object is not there is no failure.',
    labels: { call: S3_CALLS },
  },
  faultsActed: {
    name: 'vid_faults_acted_total',
    about: 'Faults on demand that acted on a request, by their first effect.',
    labels: { effect: 'the name of an effect' },
  },
} as const satisfies Record<string, MetricFacts>;

/** What goes up and down in this process. */
export const LEVELS = {
  requestsInFlight: {
    name: 'vid_http_requests_in_flight',
    about: 'Requests that are being answered, to the end of each answer.',
  },
  storeCalls: { name: 'vid_store_calls_in_flight', about: 'Calls that wait for the store.' },
  rendersRunning: { name: 'vid_renders_running', about: 'Renders under way in this process.' },
} as const satisfies Record<string, MetricFacts>;

/** What is distributed. */
export const HISTOGRAMS = {
  requestSeconds: {
    name: 'vid_http_request_seconds',
    about: 'Seconds from a request to the beginning of its answer.',
    labels: { method: METHOD, route: ROUTE },
    buckets: QUICK,
  },
  storeSeconds: {
    name: 'vid_store_call_seconds',
    about: 'Seconds that a call of the store took.',
    labels: { call: 'a method of the store' },
    buckets: QUICK,
  },
  s3Seconds: {
    name: 'vid_s3_call_seconds',
    about: 'Seconds that a call of S3 took to the beginning of its answer, each for itself where one is sent again.',
    labels: { call: S3_CALLS },
    buckets: QUICK,
  },
  pickupSeconds: {
    name: 'vid_job_pickup_seconds',
    about: 'Seconds of the virtual clock from the acceptance of a job to its first worker.',
    buckets: QUICK,
  },
  stageSeconds: {
    name: 'vid_render_stage_seconds',
    about: 'Seconds that a stage of a render took.',
    labels: { stage: ['media', 'preparing', 'sound', 'drawing', 'joining', 'checking', 'keeping'] },
    buckets: LONG,
  },
  renderSeconds: {
    name: 'vid_render_seconds',
    about: 'Seconds that an attempt at a job took, from the claim to its end.',
    labels: { outcome: ['succeeded', 'failed', 'stopped'] },
    buckets: LONG,
  },
  attemptSeconds: {
    name: 'vid_delivery_attempt_seconds',
    about: 'Seconds that an attempt at a delivery took.',
    buckets: QUICK,
  },
} as const satisfies Record<string, HistogramFacts>;

/** What is asked at the moment of looking. What the store says is the same in every process. */
export const GAUGES = {
  ready: { name: 'vid_ready', about: 'Whether this process can serve now, as `/readyz` says: 1 or 0.' },
  ending: {
    name: 'vid_ending',
    about: 'Whether this process was told to end and does what it has left: 1 or 0. Until it is gone it is not ready.',
  },
  jobsWaiting: { name: 'vid_jobs_waiting', about: 'Accepted jobs that nobody works on.' },
  jobsRunning: { name: 'vid_jobs_running', about: 'Jobs that somebody works on, in any process.' },
  oldestJobSeconds: {
    name: 'vid_jobs_oldest_waiting_seconds',
    about: 'Age of the oldest job that nobody works on, by the virtual clock; 0 without one.',
  },
  deliveriesWaiting: { name: 'vid_deliveries_waiting', about: 'Deliveries that are due and not being attempted.' },
  oldestDeliverySeconds: {
    name: 'vid_deliveries_oldest_waiting_seconds',
    about: 'For how long the oldest of them has been due, by the virtual clock; 0 without one.',
  },
  slots: {
    name: 'vid_render_slots',
    about: 'How many renders this process takes at the same time; 0 while it ends, or its disk is full.',
  },
} as const satisfies Record<string, MetricFacts>;

export type CounterName = keyof typeof COUNTERS;
export type LevelName = keyof typeof LEVELS;
export type HistogramName = keyof typeof HISTOGRAMS;
export type GaugeName = keyof typeof GAUGES;

export type MetricKind = 'counter' | 'gauge' | 'histogram';

const ofKind = (kind: MetricKind, table: Readonly<Record<string, MetricFacts>>) =>
  Object.values(table).map((facts) => ({ ...facts, kind }));

/** The whole table. */
export const METRICS: readonly (MetricFacts & { readonly kind: MetricKind })[] = [
  ...ofKind('counter', COUNTERS),
  ...ofKind('gauge', LEVELS),
  ...ofKind('histogram', HISTOGRAMS),
  ...ofKind('gauge', GAUGES),
];
