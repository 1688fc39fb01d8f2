/** The usual mistakes of a receiver, as its owner meets them: what is sent, and what the console says of it. */
import { BODY, headersFor, NOW, OTHER_SECRET, PING } from './calls';
import type { Sent, SuiteOptions } from './receiver-suite';

/** How the handler is put into an application: rightly, behind a parser of JSON, or behind what reads and keeps nothing. */
export type Mounting = 'right' | 'parsed' | 'consumed';

export interface Mistake {
  readonly name: string;
  readonly mounting?: Mounting;
  readonly options?: Partial<SuiteOptions>;
  readonly sent?: Partial<Sent>;
  readonly status: number;
  /** What the console says, by the name that the framework has in its fixes. */
  readonly says: (fix: string) => RegExp;
}

const json = { 'content-type': 'application/json' };
export const GOOD: Sent = { body: BODY, headers: { ...json, ...headersFor(BODY) } };
const HOUR = 3600;
const onTheWay = (story: string): RegExp =>
  new RegExp(
    `not as it was signed: ${story}.*\\nFix: .*a proxy, gateway.* byte for byte\\. This receiver took it as it c`,
  );

const altered = (name: string, body: string | Uint8Array, story: string): Mistake => ({
  name,
  sent: { body },
  status: 401,
  says: () => onTheWay(story),
});

export const MISTAKES: readonly Mistake[] = [
  {
    name: 'the secret of another webhook',
    options: { secret: OTHER_SECRET },
    status: 401,
    says: () =>
      /signature mismatch\..*\n.*\n.*the secret is the first suspect.*\nFix: Use the secret that creating this/,
  },
  {
    name: 'a secret that is not set',
    options: { secret: () => undefined },
    status: 500,
    says: () => /`secret` is a function that gave undefined\. .*Set VID_WEBHOOK_SECRET.*\n {4}at .*mistakes\.test\.ts/,
  },
  {
    name: 'a parser of JSON before it',
    mounting: 'parsed',
    status: 500,
    says: (fix) =>
      new RegExp(`body already parsed\\.(.*\\n)+.*(parsed before it was|body was read before).*\\nFix: ${fix}`),
  },
  {
    name: 'something before it that read the body',
    mounting: 'consumed',
    status: 500,
    says: (fix) => new RegExp(`body already parsed\\.(.*\\n)+.*body was read before.*\\nFix: ${fix}`),
  },
  altered('a body that a proxy wrote anew', JSON.stringify(PING, null, 2), 'it was parsed and serialised again'),
  altered('a line break that a proxy added', `${BODY}\n`, 'a line break was added at its end'),
  altered('a charset that a proxy changed', Buffer.from(Buffer.from(BODY).toString('latin1')), 'it was read as latin1'),
  {
    name: 'a clock that is off',
    options: { now: () => (NOW + 2 * HOUR) * 1000 },
    status: 401,
    says: () => /timestamp too old\.(.*\n)+.*7200 seconds behind this clock \(about 2 h\); the tolerance is 300/,
  },
  {
    name: 'headers that a proxy removed',
    sent: { headers: json },
    status: 401,
    says: () => /timestamp missing\.(.*\n)+.*None of the \d+ headers belongs to a delivery: .*a proxy removes/,
  },
  {
    name: 'headers behind a prefix',
    sent: {
      headers: Object.fromEntries(
        Object.entries(headersFor(BODY)).map(([name, value]) => [`x-original-${name}`, value]),
      ),
    },
    status: 401,
    says: () =>
      /timestamp missing\.(.*\n)+.*: "x-original-x-service-timestamp" came, X-Service-Timestamp was looked for/i,
  },
  {
    name: 'a body that got lost',
    sent: { body: '' },
    status: 400,
    says: () => /body missing\.(.*\n)+.*came without a body: .*\nFix: .*A proxy that redirects turns a POST into a GET/,
  },
];
