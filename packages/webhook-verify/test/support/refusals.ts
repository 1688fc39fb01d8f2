/**
 * Calls that must be refused, with the code of each. A case with `body` runs in every form of a raw body, one with
 * `rawBody` exactly as it stands. Headers fit the body unless the case brings its own.
 */
import { BODY, type Call, headersFor, mac, NOW, OTHER_SECRET, PING, SECRET } from './calls';

export interface Refusal {
  readonly name: string;
  readonly code: string;
  readonly body?: string | Uint8Array;
  readonly change?: Partial<Call>;
}

const at = (now: unknown, more: object = {}): Partial<Call> => ({ options: { now, ...more } });
const atSeconds = (seconds: number, more: object = {}): Partial<Call> => at(() => seconds * 1000, more);
const option = (options: object): Partial<Call> => ({ options: { now: () => NOW * 1000, ...options } });
const json = (value: unknown): string => JSON.stringify(value);
const without = (member: string): string =>
  json(Object.fromEntries(Object.entries(PING).filter(([name]) => name !== member)));
const withTimestamp = (timestamp: unknown): Partial<Call> => ({
  headers: { 'x-service-timestamp': timestamp, 'x-service-signature': `sha256=${mac(BODY, String(timestamp))}` },
});
const withSignature = (signature: unknown): Partial<Call> => ({
  headers: { 'x-service-timestamp': String(NOW), 'x-service-signature': signature },
});
const plus = (more: object): Partial<Call> => ({ headers: { ...headersFor(BODY), ...more } });
const utf8 = (...bytes: number[]): Uint8Array =>
  Buffer.concat([
    Buffer.from('{"event":"'),
    Uint8Array.from(bytes),
    Buffer.from('","payload":{},"emitted_at":"2026-01-01T00:00:00Z","delivery_id":"d"}'),
  ]);

const trap = (): never => {
  throw new TypeError('Not for you.');
};
/** Objects of the caller's program whose every look throws: a proxy that was revoked, or a getter of its own. */
const closed = (target: object): unknown => new Proxy(target, { get: trap, ownKeys: trap, has: trap });
const revoked = (target: object): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

const secrets: readonly (readonly [string, unknown, string])[] = [
  ['undefined', undefined, 'secret_missing'],
  ['null', null, 'secret_missing'],
  ['empty', '', 'secret_missing'],
  ['an empty list', [], 'secret_missing'],
  ['a list of nothing', [undefined], 'secret_missing'],
  ['a list with an empty place', [SECRET, ''], 'secret_missing'],
  ['63 digits', SECRET.slice(1), 'secret_invalid'],
  ['65 digits', `${SECRET}0`, 'secret_invalid'],
  ['upper case', SECRET.toUpperCase(), 'secret_invalid'],
  ['a space before', ` ${SECRET}`, 'secret_invalid'],
  ['a line break after', `${SECRET}\n`, 'secret_invalid'],
  ['quotes', `"${SECRET}"`, 'secret_invalid'],
  ['an API key', 'emp_local_dev', 'secret_invalid'],
  ['a secret of another service', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'secret_invalid'],
  ['not hex', 'g'.repeat(64), 'secret_invalid'],
  ['full-width digits', '０'.repeat(64), 'secret_invalid'],
  ['a number', 5, 'secret_invalid'],
  ['bytes', Buffer.from(SECRET), 'secret_invalid'],
  ['an object', { secret: SECRET }, 'secret_invalid'],
  ['a function', () => SECRET, 'secret_invalid'],
  ['a promise', Promise.resolve(SECRET), 'secret_invalid'],
  ['a nested list', [[SECRET]], 'secret_invalid'],
  ['a list with one wrong', [SECRET, 'emp_x'], 'secret_invalid'],
  ['a list that nobody may read', closed([SECRET]), 'secret_invalid'],
  ['a list that was revoked', revoked([SECRET]), 'secret_invalid'],
];

const options: readonly (readonly [string, unknown, string])[] = [
  ['null', null, 'options_invalid'],
  ['a number', 300, 'options_invalid'],
  ['text', 'strict', 'options_invalid'],
  ['an object that nobody may read', closed({}), 'options_invalid'],
  ['an object that was revoked', revoked({}), 'options_invalid'],
  ['a getter that throws', Object.defineProperty({}, 'now', { get: trap, enumerable: true }), 'options_invalid'],
  ['a misspelt name', { toleranceSecond: 60 }, 'options_invalid'],
  ['tolerance NaN', { toleranceSeconds: Number.NaN }, 'tolerance_invalid'],
  ['tolerance Infinity', { toleranceSeconds: Number.POSITIVE_INFINITY }, 'tolerance_invalid'],
  ['tolerance below 0', { toleranceSeconds: -1 }, 'tolerance_invalid'],
  ['tolerance null', { toleranceSeconds: null }, 'tolerance_invalid'],
  ['tolerance as text', { toleranceSeconds: '300' }, 'tolerance_invalid'],
  ['tolerance as bigint', { toleranceSeconds: 300n }, 'tolerance_invalid'],
  ['tolerance as a list', { toleranceSeconds: [300] }, 'tolerance_invalid'],
  ['size 0', { maxBodyBytes: 0 }, 'max_body_bytes_invalid'],
  ['size below 0', { maxBodyBytes: -5 }, 'max_body_bytes_invalid'],
  ['size NaN', { maxBodyBytes: Number.NaN }, 'max_body_bytes_invalid'],
  ['size Infinity', { maxBodyBytes: Number.POSITIVE_INFINITY }, 'max_body_bytes_invalid'],
  ['size with a fraction', { maxBodyBytes: 10.5 }, 'max_body_bytes_invalid'],
  ['size as text', { maxBodyBytes: '1mb' }, 'max_body_bytes_invalid'],
  ['strictness as text', { strictHeaders: 'false' }, 'strict_headers_invalid'],
  ['strictness 0', { strictHeaders: 0 }, 'strict_headers_invalid'],
  ['strictness null', { strictHeaders: null }, 'strict_headers_invalid'],
  ['clock of NaN', { now: () => Number.NaN }, 'clock_invalid'],
  ['clock of Infinity', { now: () => Number.POSITIVE_INFINITY }, 'clock_invalid'],
  ['clock of minus Infinity', { now: () => Number.NEGATIVE_INFINITY }, 'clock_invalid'],
  ['clock below 0', { now: () => -1 }, 'clock_invalid'],
  ['clock of undefined', { now: () => undefined }, 'clock_invalid'],
  ['clock of text', { now: () => String(NOW * 1000) }, 'clock_invalid'],
  ['clock of a date', { now: () => new Date(NOW * 1000) }, 'clock_invalid'],
  ['clock of a promise', { now: async () => NOW * 1000 }, 'clock_invalid'],
  [
    'a clock that throws',
    {
      now: () => {
        throw new TypeError('no clock');
      },
    },
    'clock_invalid',
  ],
  ['a number for a clock', { now: NOW * 1000 }, 'clock_invalid'],
  ['a date for a clock', { now: new Date() }, 'clock_invalid'],
  ['null for a clock', { now: null }, 'clock_invalid'],
];

const timestamps: readonly (readonly [string, unknown])[] = [
  ['empty', ''],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['junk after digits', `${NOW}junk`],
  ['junk before digits', `junk${NOW}`],
  ['a space before', ` ${NOW}`],
  ['a space after', `${NOW} `],
  ['a line break after', `${NOW}\n`],
  ['a plus sign', `+${NOW}`],
  ['a minus sign', '-5'],
  ['a leading zero', `0${NOW}`],
  ['two zeros', '00'],
  ['a fraction', `${NOW}.0`],
  ['an exponent', '1.767e9'],
  ['hex', '0x6955b900'],
  ['octal', '0o15'],
  ['underscores', '1_767_225_600'],
  ['a comma', '1,767,225,600'],
  ['milliseconds', `${NOW}000`],
  ['14 digits', '99999999999999'],
  ['an ISO date', '2026-01-01T00:00:00Z'],
  ['an HTTP date', 'Thu 01 Jan 2026 00:00:00 GMT'],
  ['Arabic digits', '١٧٦٧٢٢٥٦٠٠'],
  ['full-width digits', '１７６７２２５６００'],
  ['a NUL', `${NOW}\0`],
  ['a number instead of text', NOW],
  ['a boolean', true],
  ['an object', { valueOf: () => NOW }],
];

const hex = mac(BODY);
const signatures: readonly (readonly [string, unknown])[] = [
  ['empty', ''],
  ['the prefix alone', 'sha256='],
  ['no prefix', hex],
  ['another prefix', `sha1=${hex}`],
  ['an upper-case prefix', `SHA256=${hex}`],
  ['a colon for the equals sign', `sha256:${hex}`],
  ['63 digits', `sha256=${hex.slice(1)}`],
  ['65 digits', `sha256=${hex}0`],
  ['upper-case digits', `sha256=${hex.toUpperCase()}`],
  ['a letter that is no digit', `sha256=${hex.slice(1)}g`],
  ['base64', `sha256=${Buffer.from(hex, 'hex').toString('base64')}`],
  ['64 characters outside ASCII', `sha256=${'é'.repeat(64)}`],
  ['64 full-width digits', `sha256=${'０'.repeat(64)}`],
  ['a space before', ` sha256=${hex}`],
  ['a space after', `sha256=${hex} `],
  ['a line break after', `sha256=${hex}\n`],
  ['a NUL in it', `sha256=\0${hex.slice(1)}`],
  ['a second one without a space', `sha256=${hex},sha256=${hex}`],
  ['the form of another service', `v1,${Buffer.from(hex, 'hex').toString('base64')}`],
  ['a number', 5],
  ['bytes', Buffer.from(`sha256=${hex}`)],
];

const good = headersFor(BODY);
const [t, s] = [good['x-service-timestamp'] ?? '', good['x-service-signature'] ?? ''];
const headers: readonly (readonly [string, unknown, string])[] = [
  ['undefined', undefined, 'timestamp_missing'],
  ['null', null, 'timestamp_missing'],
  ['text', s, 'timestamp_missing'],
  ['a number', 5, 'timestamp_missing'],
  ['a function', () => good, 'timestamp_missing'],
  ['an empty object', {}, 'timestamp_missing'],
  ['an empty list', [], 'timestamp_missing'],
  ['an empty Map', new Map(), 'timestamp_missing'],
  ['empty Headers', new Headers(), 'timestamp_missing'],
  ['indexed Headers', { 'x-service-timestamp': undefined, 'x-service-signature': undefined }, 'timestamp_missing'],
  ['null values', { 'x-service-timestamp': null, 'x-service-signature': s }, 'timestamp_missing'],
  ['an empty list of values', { 'x-service-timestamp': [], 'x-service-signature': s }, 'timestamp_missing'],
  ['an object that nobody may read', closed(good), 'timestamp_missing'],
  ['an object that was revoked', revoked(good), 'timestamp_missing'],
  [
    'a getter that throws after the headers, and might hide another',
    Object.defineProperty({ ...good }, 'x-hidden-from-all', { get: trap, enumerable: true }),
    'timestamp_missing',
  ],
  ['an iterator that throws', { [Symbol.iterator]: trap }, 'timestamp_missing'],
  ['the prototype of Headers', Headers.prototype, 'timestamp_missing'],
  ['something like Headers that cannot be asked', { ...good, append: trap, get: trap }, 'timestamp_missing'],
  ['the signature alone', { 'x-service-signature': s }, 'timestamp_missing'],
  ['inherited values', Object.create(good), 'timestamp_missing'],
  ['underscores for hyphens', { x_service_timestamp: t, x_service_signature: s }, 'timestamp_missing'],
  ['a raw list without the last value', ['X-Service-Signature', s, 'X-Service-Timestamp'], 'timestamp_missing'],
  ['the timestamp alone', { 'x-service-timestamp': t }, 'signature_missing'],
  [
    'the signature in a raw list without its value',
    ['X-Service-Timestamp', t, 'X-Service-Signature'],
    'signature_missing',
  ],
  ['two timestamps in a list', { ...good, 'x-service-timestamp': [t, t] }, 'header_duplicate'],
  ['two signatures in a list', { ...good, 'x-service-signature': [s, `sha256=${'0'.repeat(64)}`] }, 'header_duplicate'],
  ['two signatures by case', { ...good, 'X-Service-Signature': s }, 'header_duplicate'],
  ['two timestamps by case', { ...good, 'X-SERVICE-TIMESTAMP': '5' }, 'header_duplicate'],
  ['joined signatures', { ...good, 'x-service-signature': `${s}, ${s}` }, 'header_duplicate'],
  ['joined timestamps', { ...good, 'x-service-timestamp': `${t}, ${t}` }, 'header_duplicate'],
  [
    'Headers with two signatures',
    new Headers([...Object.entries(good), ['x-service-signature', s]]),
    'header_duplicate',
  ],
  ['pairs with two signatures', [...Object.entries(good), ['X-Service-Signature', s]], 'header_duplicate'],
  [
    'a raw list with two timestamps',
    ['X-Service-Timestamp', t, 'X-Service-Signature', s, 'x-service-timestamp', '5'],
    'header_duplicate',
  ],
  [
    'a Map with a list',
    new Map<string, unknown>([
      ['x-service-timestamp', t],
      ['x-service-signature', [s, s]],
    ]),
    'header_duplicate',
  ],
  ['two event headers', { ...good, 'x-service-event': ['ping', 'ping'] }, 'header_duplicate'],
  ['joined event headers', { ...good, 'x-service-event': 'ping, ping' }, 'header_duplicate'],
  ['two delivery headers', { ...good, 'x-service-delivery': ['dlv_0001', 'dlv_0001'] }, 'header_duplicate'],
  ['another event', { ...good, 'x-service-event': 'video.completed' }, 'header_body_mismatch'],
  ['the event in another case', { ...good, 'x-service-event': 'Ping' }, 'header_body_mismatch'],
  ['an empty event', { ...good, 'x-service-event': '' }, 'header_body_mismatch'],
  ['another delivery', { ...good, 'x-service-delivery': 'dlv_0002' }, 'header_body_mismatch'],
  ['a number for the delivery', { ...good, 'x-service-delivery': 1 }, 'header_body_mismatch'],
];

/** Memory that was handed to somebody else: a view of it shows nothing any more. */
const detached = (): { readonly bytes: Uint8Array; readonly view: DataView } => {
  const bytes = new Uint8Array(8);
  const view = new DataView(bytes.buffer);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return { bytes, view };
};

const notRaw: readonly (readonly [string, unknown, string])[] = [
  ['undefined', undefined, 'body_missing'],
  ['null', null, 'body_missing'],
  ['an empty string', '', 'body_missing'],
  ['an empty Buffer', Buffer.alloc(0), 'body_missing'],
  ['an empty ArrayBuffer', new ArrayBuffer(0), 'body_missing'],
  ['an empty view', new DataView(new ArrayBuffer(8), 8), 'body_missing'],
  ['a detached buffer', detached().bytes.buffer, 'body_missing'],
  ['detached bytes', detached().bytes, 'body_missing'],
  ['a detached view', detached().view, 'body_missing'],
  ['the parsed body', PING, 'body_already_parsed'],
  ['a list', [PING], 'body_already_parsed'],
  ['numbers', [...Buffer.from(BODY)], 'body_already_parsed'],
  ['a Buffer that went through JSON', Buffer.from(BODY).toJSON(), 'body_already_parsed'],
  ['a String object', Object(BODY), 'body_already_parsed'],
  ['a number', 5, 'body_already_parsed'],
  ['true', true, 'body_already_parsed'],
  ['a bigint', 5n, 'body_already_parsed'],
  ['a symbol', Symbol('body'), 'body_already_parsed'],
  ['a function', () => BODY, 'body_already_parsed'],
  ['a promise', Promise.resolve(BODY), 'body_already_parsed'],
  ['a Blob', new Blob([BODY]), 'body_already_parsed'],
  ['a stream', new Blob([BODY]).stream(), 'body_already_parsed'],
  ['a Map', new Map(Object.entries(PING)), 'body_already_parsed'],
  ['form fields', new URLSearchParams({ event: 'ping' }), 'body_already_parsed'],
  ['an object that claims to be bytes', { byteLength: 5, buffer: new ArrayBuffer(5) }, 'body_already_parsed'],
  ['an object without a prototype', Object.assign(Object.create(null) as object, PING), 'body_already_parsed'],
];

const signedButWrong: readonly (readonly [string, string | Uint8Array, string])[] = [
  ['a lone continuation byte', utf8(0x80), 'body_not_utf8'],
  ['a cut sequence', utf8(0xe2, 0x82), 'body_not_utf8'],
  ['an overlong slash', utf8(0xc0, 0xaf), 'body_not_utf8'],
  ['an encoded surrogate', utf8(0xed, 0xa0, 0x80), 'body_not_utf8'],
  ['a code point beyond Unicode', utf8(0xf4, 0x90, 0x80, 0x80), 'body_not_utf8'],
  ['latin1', Buffer.from(BODY.replace('完了', ''), 'latin1'), 'body_not_utf8'],
  ['every byte', Uint8Array.from({ length: 256 }, (_, byte) => byte), 'body_not_utf8'],
  ['a dot', '.', 'body_not_json'],
  ['whitespace', ' \r\n', 'body_not_json'],
  ['text', 'ping', 'body_not_json'],
  ['a byte order mark', `\uFEFF${BODY}`, 'body_not_json'],
  ['a comma at the end', BODY.replace(/}$/, ',}'), 'body_not_json'],
  ['a comment', `${BODY}// done`, 'body_not_json'],
  ['single quotes', "{'event':'ping'}", 'body_not_json'],
  ['two documents', BODY + BODY, 'body_not_json'],
  ['NaN', '{"event":NaN}', 'body_not_json'],
  ['a NUL after it', `${BODY}\0`, 'body_not_json'],
  ['a form', 'event=ping&payload=%7B%7D', 'body_not_json'],
  ['deep nesting without an end', '['.repeat(50_000), 'body_not_json'],
  ['null', 'null', 'payload_invalid'],
  ['a number', '5', 'payload_invalid'],
  ['a string', '"ping"', 'payload_invalid'],
  ['a list', json([PING]), 'payload_invalid'],
  ['an empty object', '{}', 'payload_invalid'],
  ['a string that holds a delivery', json(BODY), 'payload_invalid'],
  ['no event', without('event'), 'payload_invalid'],
  ['no payload', without('payload'), 'payload_invalid'],
  ['no time', without('emitted_at'), 'payload_invalid'],
  ['no delivery id', without('delivery_id'), 'payload_invalid'],
  ['an event that is a number', json({ ...PING, event: 5 }), 'payload_invalid'],
  ['an empty event', json({ ...PING, event: '' }), 'payload_invalid'],
  ['a list of events', json({ ...PING, event: ['ping'] }), 'payload_invalid'],
  ['a payload of null', json({ ...PING, payload: null }), 'payload_invalid'],
  ['a payload that is a list', json({ ...PING, payload: [] }), 'payload_invalid'],
  ['a payload that is text', json({ ...PING, payload: '{}' }), 'payload_invalid'],
  ['a time that is a number', json({ ...PING, emitted_at: NOW }), 'payload_invalid'],
  ['a time that is a word', json({ ...PING, emitted_at: 'today' }), 'payload_invalid'],
  ['a date without a time', json({ ...PING, emitted_at: '2026-01-01' }), 'payload_invalid'],
  ['a time without a zone', json({ ...PING, emitted_at: '2026-01-01T00:00:00' }), 'payload_invalid'],
  ['a time that does not exist', json({ ...PING, emitted_at: '2026-13-01T00:00:00Z' }), 'payload_invalid'],
  ['a delivery id of null', json({ ...PING, delivery_id: null }), 'payload_invalid'],
  ['an empty delivery id', json({ ...PING, delivery_id: '' }), 'payload_invalid'],
  ['members under another name', json({ ...PING, delivery_id: undefined, deliveryId: 'd' }), 'payload_invalid'],
];

const wrongBytes: readonly (readonly [string, string | Uint8Array])[] = [
  ['one letter changed', BODY.replace('ping', 'pong')],
  ['a line break added', `${BODY}\n`],
  ['a space added', BODY.replace(':', ': ')],
  ['written again with indentation', JSON.stringify(PING, null, 2)],
  ['read as latin1', Buffer.from(Buffer.from(BODY).toString('latin1'))],
  ['base64', Buffer.from(BODY).toString('base64')],
  ['a byte order mark added', `\uFEFF${BODY}`],
  ['cut', BODY.slice(0, -1)],
  ['escaped differently', BODY.replace('É', '\\u00c9')],
  ['decomposed accents', BODY.normalize('NFD')],
  ['a duplicate member', BODY.replace('{', '{"event":"video.completed",')],
  ['a NUL added', `${BODY}\0`],
];

const windows: readonly Refusal[] = [
  { name: 'window: one second too old', code: 'timestamp_too_old', body: BODY, change: atSeconds(NOW + 301) },
  {
    name: 'window: one millisecond too old',
    code: 'timestamp_too_old',
    body: BODY,
    change: at(() => (NOW + 300) * 1000 + 1),
  },
  { name: 'window: a year too old', code: 'timestamp_too_old', body: BODY, change: atSeconds(NOW + 31_536_000) },
  { name: 'window: one second too new', code: 'timestamp_in_future', body: BODY, change: atSeconds(NOW - 301) },
  {
    name: 'window: one millisecond too new',
    code: 'timestamp_in_future',
    body: BODY,
    change: at(() => (NOW - 300) * 1000 - 1),
  },
  { name: 'window: the year 2100', code: 'timestamp_in_future', body: BODY, change: withTimestamp('4102444800') },
  { name: 'window: twelve nines', code: 'timestamp_in_future', body: BODY, change: withTimestamp('999999999999') },
  { name: 'window: the year 1970', code: 'timestamp_too_old', body: BODY, change: withTimestamp('0') },
  { name: 'window: a clock in seconds', code: 'timestamp_in_future', body: BODY, change: at(() => NOW) },
  {
    name: 'window: no tolerance, one second',
    code: 'timestamp_too_old',
    body: BODY,
    change: atSeconds(NOW + 1, { toleranceSeconds: 0 }),
  },
  {
    name: 'window: half a second of tolerance',
    code: 'timestamp_in_future',
    body: BODY,
    change: atSeconds(NOW - 1, { toleranceSeconds: 0.5 }),
  },
  {
    name: 'window: the real clock',
    code: 'timestamp_too_old',
    body: BODY,
    change: { ...withTimestamp('1000000000'), options: undefined },
  },
];

const forgeries: readonly Refusal[] = [
  { name: 'forgery: zeros', code: 'signature_mismatch', body: BODY, change: withSignature(`sha256=${'0'.repeat(64)}`) },
  {
    name: 'forgery: the last digit',
    code: 'signature_mismatch',
    body: BODY,
    change: withSignature(`sha256=${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}`),
  },
  {
    name: 'forgery: reversed digits',
    code: 'signature_mismatch',
    body: BODY,
    change: withSignature(`sha256=${[...hex].reverse().join('')}`),
  },
  {
    name: 'forgery: the timestamp is not signed',
    code: 'signature_mismatch',
    body: BODY,
    change: withSignature(`sha256=${mac(BODY, '')}`),
  },
  {
    name: 'forgery: another timestamp',
    code: 'signature_mismatch',
    body: BODY,
    change: { headers: { ...good, 'x-service-timestamp': String(NOW + 1) } },
  },
  { name: 'forgery: another secret', code: 'signature_mismatch', body: BODY, change: { secret: OTHER_SECRET } },
  {
    name: 'forgery: several other secrets',
    code: 'signature_mismatch',
    body: BODY,
    change: { secret: [OTHER_SECRET, 'a'.repeat(64)] },
  },
  {
    name: 'forgery: the dot moved into the body',
    code: 'body_not_json',
    body: `5.${BODY}`,
    change: withSignature(`sha256=${mac(BODY, `${NOW}.5`)}`),
  },
  {
    name: 'forgery: the dot moved into the timestamp',
    code: 'timestamp_malformed',
    body: BODY,
    change: { headers: { 'x-service-timestamp': `${NOW}.5`, 'x-service-signature': `sha256=${mac(`5.${BODY}`)}` } },
  },
  {
    name: 'text: a lone surrogate for U+FFFD',
    code: 'body_not_utf8',
    change: { rawBody: BODY.replace('É', '\uD800'), headers: headersFor(BODY.replace('É', '\uFFFD')) },
  },
];

const sizes: readonly Refusal[] = [
  {
    name: 'size: one byte over',
    code: 'body_too_large',
    body: BODY,
    change: option({ maxBodyBytes: Buffer.byteLength(BODY) - 1 }),
  },
  {
    name: 'size: counted in bytes, not characters',
    code: 'body_too_large',
    body: BODY,
    change: option({ maxBodyBytes: BODY.length }),
  },
  { name: 'size: over the default', code: 'body_too_large', body: 'a'.repeat(1_048_577) },
];

const order: readonly Refusal[] = [
  {
    name: 'order: options before secret',
    code: 'tolerance_invalid',
    change: { secret: undefined, options: { toleranceSeconds: Number.NaN } },
  },
  { name: 'order: secret before headers', code: 'secret_missing', change: { secret: undefined, headers: {} } },
  { name: 'order: headers before body', code: 'timestamp_missing', change: { headers: {}, rawBody: PING } },
  {
    name: 'order: timestamp before signature',
    code: 'timestamp_malformed',
    change: { headers: { 'x-service-timestamp': 'x', 'x-service-signature': 'x' } },
  },
  {
    name: 'order: headers before size',
    code: 'signature_malformed',
    change: { ...withSignature('x'), rawBody: 'a'.repeat(1_048_577) },
  },
  {
    name: 'order: duplicates before size',
    code: 'header_duplicate',
    change: { ...plus({ 'x-service-event': ['a', 'b'] }), rawBody: undefined },
  },
  {
    name: 'order: size before signature',
    code: 'body_too_large',
    body: BODY,
    change: { ...option({ maxBodyBytes: 1 }), secret: OTHER_SECRET },
  },
  {
    name: 'order: signature before window',
    code: 'signature_mismatch',
    body: BODY,
    change: { ...atSeconds(NOW + 9999), secret: OTHER_SECRET },
  },
  {
    name: 'order: signature before UTF-8',
    code: 'signature_mismatch',
    body: utf8(0x80),
    change: { secret: OTHER_SECRET },
  },
  { name: 'order: window before UTF-8', code: 'timestamp_too_old', body: utf8(0x80), change: atSeconds(NOW + 9999) },
  { name: 'order: window before JSON', code: 'timestamp_in_future', body: '.', change: atSeconds(NOW - 9999) },
  { name: 'order: UTF-8 before JSON', code: 'body_not_utf8', body: Uint8Array.of(0x2e, 0xff) },
  {
    name: 'order: shape before event header',
    code: 'payload_invalid',
    body: '{}',
    change: { headers: { ...headersFor('{}'), 'x-service-event': 'ping' } },
  },
];

export const REFUSALS: readonly Refusal[] = [
  ...secrets.map(([name, secret, code]) => ({ name: `secret: ${name}`, code, change: { secret } })),
  ...options.map(([name, value, code]) => ({ name: `options: ${name}`, code, change: { options: value } })),
  ...timestamps.map(([name, value]) => ({
    name: `timestamp: ${name}`,
    code: 'timestamp_malformed',
    change: withTimestamp(value),
  })),
  ...signatures.map(([name, value]) => ({
    name: `signature: ${name}`,
    code: 'signature_malformed',
    change: withSignature(value),
  })),
  ...headers.map(([name, value, code]) => ({ name: `headers: ${name}`, code, body: BODY, change: { headers: value } })),
  ...notRaw.map(([name, rawBody, code]) => ({ name: `body: ${name}`, code, change: { rawBody } })),
  ...signedButWrong.map(([name, body, code]) => ({ name: `signed body: ${name}`, code, body })),
  ...wrongBytes.map(([name, body]) => ({
    name: `altered body: ${name}`,
    code: 'signature_mismatch',
    body,
    change: { headers: good },
  })),
  ...windows,
  ...forgeries,
  ...sizes,
  ...order,
];
