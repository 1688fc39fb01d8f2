/**
 * Flawed receivers, and the deliveries of `vid webhook exam` that fail each: the table of docs/webhook-exam.md. Its test runs each of
 * them, once with a probe and once without.
 */
import { AFTER_FORGERY, but, type FlawedReceiver, UNSIGNED, wanting } from './flawed-receiver';
import { TRUSTING_RECEIVERS } from './trusting-receivers';

const GOOD = wanting('taken', 'one-taken');
const REFUSALS = [
  ...wanting('refused', 'rather-refused'),
  'byte-order-mark',
  'not-json',
  'not-a-delivery',
  'empty-body',
];

const RECEIVERS = {
  'verifies-nothing': {
    about: 'takes whatever comes',
    by: 'wrong-secret',
    also: [...but(wanting('refused'), 'truncated', 'wrong-secret'), ...AFTER_FORGERY],
  },
  'verifies-what-is-signed': { about: 'takes what has no signature', by: 'unsigned', also: UNSIGNED },
  'serialises-anew': {
    about: 'parses the JSON, and verifies what it writes of it',
    by: 're-serialised',
    also: ['odd-json', 'truncated', 'lossily-decoded', 'byte-order-mark', 'not-json', 'empty-body'],
  },
  'decodes-first': { about: 'verifies the text that it decoded from the bytes', by: 'lossily-decoded' },
  'reads-latin1': { about: 'reads the body as Latin-1 before it verifies', by: 'unicode' },
  'leaves-the-prefix-out': { about: 'compares the digits alone', by: 'unprefixed-signature' },
  'compares-the-beginning': {
    about: 'takes the beginning of a signature for one',
    by: 'short-signature',
    also: ['unsigned', 'empty-signature', ...UNSIGNED],
  },
  'takes-upper-case': { about: 'compares without regard to case', by: 'upper-case-signature' },
  'takes-the-first-of-two': {
    about: 'keeps the first of two headers',
    by: 'signature-twice-right-first',
    also: ['timestamp-twice'],
  },
  'takes-any-of-two': {
    about: 'takes either of two signatures',
    by: 'signature-twice-right-last',
    also: ['signature-twice-right-first'],
  },
  'compares-other-lengths': {
    about: '`timingSafeEqual` without a look at the lengths',
    by: 'short-signature',
    also: [
      'unsigned',
      ...UNSIGNED,
      'empty-signature',
      'unprefixed-signature',
      'other-prefix',
      'non-ascii-signature',
      'signature-twice-right-first',
      'signature-twice-right-last',
    ],
  },
  'knows-one-secret': { about: 'verifies with the first secret of a rotation only', by: 'rotation-secret-2' },
  'has-no-window': { about: 'does not look at the age', by: 'old-301-s', also: ['early-301-s', 'good-after-old'] },
  'has-no-future': { about: 'takes what was signed in the future', by: 'early-301-s' },
  'has-a-short-window': {
    about: 'takes nothing older than a minute',
    by: 'old-299-s',
    also: ['early-299-s'],
  },
  'trusts-nan': { about: 'compares an age that is NaN', by: 'timestamp-not-a-number' },
  'fails-where-it-refuses': {
    about: 'answers 500 to a forgery',
    by: 'wrong-secret',
    also: but(REFUSALS, 'wrong-secret'),
  },
  'closes-where-it-refuses': {
    about: 'closes the connection at a forgery',
    by: 'wrong-secret',
    also: but(REFUSALS, 'wrong-secret'),
  },
  'fails-at-odd-json': {
    about: 'answers 500 to a body that it can not parse',
    by: 'byte-order-mark',
    also: ['not-json', 'not-a-delivery', 'empty-body'],
  },
  'hangs-at-odd-json': {
    about: 'never answers a body that it can not parse',
    by: 'not-json',
    also: ['byte-order-mark', 'not-a-delivery', 'empty-body'],
  },
  hangs: {
    about: 'answers nothing in time',
    by: 'good-video-completed',
    also: but(wanting('taken', 'one-taken', 'refused', 'rather-refused', 'either'), 'good-video-completed'),
  },
  'fails-at-unknown-events': { about: 'answers 500 to an event that it does not know', by: 'unknown-event' },
  'refuses-unknown-members': { about: 'refuses members that it does not know', by: 'extra-members' },
  'wants-a-canvas': {
    about: 'refuses a `canvas_id` that is null',
    by: 'canvas-id-null',
    also: ['failed-canvas-id-null'],
  },
  'wants-a-canvas-of-failures': {
    about: 'refuses a `video.failed` without a canvas',
    by: 'failed-canvas-id-null',
  },
  'wants-a-download': { about: 'refuses a finished video without `download_url`', by: 'no-download-url' },
  'wants-all-scenes': { about: 'refuses a finished video of which scenes failed', by: 'scenes-failed' },
  'takes-0-for-nothing': { about: 'takes 0 credits for a missing member', by: 'no-credits-charged' },
  'wants-whole-credits': { about: 'refuses a fraction of a credit', by: 'credits-fraction' },
  'wants-one-form-of-time': {
    about: 'wants `emitted_at` as JavaScript writes it',
    by: 'emitted-at-offset',
  },
  'wants-members-of-pings': { about: 'wants a member of a ping', by: 'ping-without-members' },
  'refuses-pings': {
    about: 'refuses what is about no job and no user',
    by: 'good-ping',
    also: ['ping-without-members'],
  },
  'acts-on-pings': {
    about: 'acts on a ping as on an event',
    by: 'good-ping',
    also: ['ping-without-members', 'forged-event-header'],
    needsProbe: true,
  },
  'refuses-other-content-types': { about: 'wants `application/json` to the letter', by: 'content-type-with-charset' },
  'minds-the-case-of-headers': {
    about: 'looks headers up by their case',
    by: 'lower-case-headers',
    also: ['signature-twice-right-first', 'timestamp-twice'],
  },
  'wants-a-length': { about: 'wants a Content-Length', by: 'chunked' },
  'reads-the-first-piece': { about: 'reads the first piece of the body', by: 'slow-body', also: ['large-body'] },
  'takes-100-kb': { about: 'takes no more than 100 KB, as many a body parser', by: 'large-body' },
  redirects: {
    about: 'answers with a redirect',
    by: 'good-video-completed',
    also: [
      ...but(GOOD, 'good-video-completed'),
      'forged-event-header',
      'forged-ping-header',
      'unsigned-known-delivery-header',
      'signature-used-before',
      'forged-delivery-header',
      'borrowed-delivery-header',
      'not-utf8',
    ],
  },
  'limits-the-rate': { about: 'answers 429 when many come at once', by: 'burst-of-50' },
  'knows-no-repeats': {
    about: 'does not deduplicate',
    by: 'redelivered',
    also: ['replayed', 'redelivered-rewritten', 'twice-at-once', 'forged-delivery-header'],
    needsProbe: true,
  },
  'knows-repeats-by-job': { about: 'deduplicates by the job', by: 'same-job', needsProbe: true },
  'knows-repeats-by-body': {
    about: 'deduplicates by a hash of the body',
    by: 'redelivered-rewritten',
    needsProbe: true,
  },
  'knows-repeats-by-signature': {
    about: 'deduplicates by the signature',
    by: 'redelivered',
    also: ['redelivered-rewritten'],
    needsProbe: true,
  },
  'knows-repeats-by-header': {
    about: 'deduplicates by the delivery header',
    by: 'forged-delivery-header',
    also: ['borrowed-delivery-header'],
    needsProbe: true,
  },
  'looks-before-it-claims': {
    about: 'looks for the id, and notes it only later',
    by: 'twice-at-once',
    needsProbe: true,
  },
  'refuses-repeats': {
    about: 'answers 409 to what it has already',
    by: 'replayed',
    also: ['redelivered', 'redelivered-rewritten', 'twice-at-once'],
  },
  'keeps-failed-claims': {
    about: 'keeps its claim on a delivery whose work failed',
    by: 'redelivered-after-failure',
    needsProbe: true,
  },
  'loses-its-work': {
    about: 'answers 200, and the work is lost',
    by: 'good-video-completed',
    also: [
      ...but(GOOD, 'good-video-completed', 'good-ping', 'ping-without-members', 'unknown-event'),
      'forged-ping-header',
      'unsigned-known-delivery-header',
      'signature-used-before',
      'forged-delivery-header',
      'borrowed-delivery-header',
    ],
    needsProbe: true,
  },
  'goes-by-the-event-header': {
    about: 'dispatches by the event header',
    by: 'forged-event-header',
    also: ['forged-ping-header'],
    needsProbe: true,
  },
  'refuses-older-ones': { about: 'refuses what was emitted before the newest', by: 'reordered' },
  'drops-older-ones': { about: 'passes over what was emitted before the newest', by: 'reordered', needsProbe: true },
  ...TRUSTING_RECEIVERS,
} as const satisfies Readonly<Record<string, FlawedReceiver>>;

export type FlawName = keyof typeof RECEIVERS;
export const FLAWED_RECEIVERS: Readonly<Record<FlawName, FlawedReceiver>> = RECEIVERS;
