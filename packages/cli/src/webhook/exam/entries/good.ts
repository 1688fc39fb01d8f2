/** Deliveries as the service sends them, or may: each must be taken. */

import { EVENT_NAMES, PING_EVENT, SIGNATURE } from '@vid/sdk/contract';
import { DEFAULT_MAX_BODY_BYTES } from '@vid/webhook-verify/body';
import type { ExamEntry } from '../exam-entry';
import { bytesOf, one, USUAL_EVENT, usual } from '../plans';
import type { Shot } from '../shot';

const RAW =
  'Verify the bytes as they came, before any body parser: webhookHandler of @vid/webhook-verify reads them itself. Is the secret that of this webhook?';
const AS_SIGNED =
  'Verify the raw bytes, never JSON that was parsed and written anew: leave the body parser out, or give verifyWebhook the raw body.';

type Good = Pick<ExamEntry, 'name' | 'about' | 'mend' | 'plan'>;

const ofEvent = (event: (typeof EVENT_NAMES)[number]): Good => ({
  name: `good-${event.replaceAll(/[._]/g, '-')}`,
  about: `\`${event}\`, signed now${event === PING_EVENT ? '; it tells of nothing that happened, so nothing may be done' : ''}`,
  mend:
    event === PING_EVENT
      ? 'Answer a ping 2xx and do nothing: the service sends it to try the address. What was not done does not belong into the list of the probe.'
      : RAW,
  plan: (examiner) =>
    one(examiner, () => examiner.sign(bytesOf(examiner.delivery(event, examiner.id()))), {
      event,
      times: event === PING_EVENT ? 'never' : 'once',
    }),
});

/** A usual delivery with something about its way changed. */
const sent = (about: string, mend: string, change: (shot: Shot) => Shot): Omit<Good, 'name'> => ({
  about,
  mend,
  plan: (examiner) => one(examiner, async () => change(await examiner.sign(usual(examiner)))),
});

/** A usual delivery with other text in it. */
const written = (
  about: string,
  mend: string,
  write: (delivery: { readonly payload: object }) => string,
): Omit<Good, 'name'> => ({
  about,
  mend,
  plan: (examiner) =>
    one(examiner, () => examiner.sign(Buffer.from(write(examiner.delivery(USUAL_EVENT, examiner.id()))))),
});

/** A time before now, or after, that the window allows; a second is left for the way. */
const within = (about: string, direction: 1 | -1): Omit<Good, 'name'> => ({
  about,
  mend: `Allow ${SIGNATURE.replayWindowSeconds} s both ways (toleranceSeconds of @vid/webhook-verify), and set the clock of the receiver by NTP.`,
  plan: (examiner) =>
    one(examiner, () => {
      const away = SIGNATURE.replayWindowSeconds - 1;
      const now = examiner.seconds();
      return examiner.sign(usual(examiner), {
        timestamp: direction > 0 ? Math.floor(now) + away : Math.ceil(now) - away,
      });
    }),
});

const withPayload = (delivery: { readonly payload: object }, more: object): string =>
  JSON.stringify({ ...delivery, payload: { ...delivery.payload, ...more } });

/** The same JSON with spaces, escapes and a number that no serialiser writes so. */
const oddly = (delivery: object): string =>
  `\r\n${JSON.stringify(delivery, null, '\t')
    .replaceAll('/', '\\/')
    .replace('"payload": {', '"\\u0070ayload": {"n" : [1.0e0, 12345678901234567890],')} `;

const padded = (delivery: { readonly payload: object }, bytes: number): string => {
  const bare = Buffer.byteLength(withPayload(delivery, { note: '' }));
  return withPayload(delivery, { note: 'x'.repeat(bytes - bare) });
};

const before = SIGNATURE.replayWindowSeconds - 1;

const FORMS: Readonly<Record<string, Omit<Good, 'name'>>> = {
  'unknown-event': {
    about: 'an event that there may be one day',
    mend: 'Answer an event that you do not know 2xx and leave it: the service may add events, and 20 refusals in a row switch the webhook off.',
    plan: (examiner) => {
      const event = 'video.exam_of_the_receiver';
      return one(examiner, () => examiner.sign(bytesOf(examiner.delivery(event, examiner.id()))), {
        event,
        times: 'any',
      });
    },
  },
  'extra-members': written('members that there may be one day', 'Pass over members that you do not know.', (delivery) =>
    withPayload({ ...delivery, ...{ sent_by: 'vid webhook exam' } }, { extra: { list: [1, null] } }),
  ),
  unicode: written(
    'letters of several scripts, an emoji, a combining mark, U+2028',
    'Verify bytes, or text that was read as UTF-8; count bytes, not characters.',
    (delivery) => withPayload(delivery, { note: 'É e\u0301 Ω ж 完了 سلام 🎬 \u2028' }),
  ),
  'odd-json': written(
    'spaces, line breaks, escapes, `1.0e0`, 20 digits: JSON that no serialiser writes so',
    AS_SIGNED,
    oddly,
  ),
  'content-type-with-charset': sent(
    '`application/json; charset=utf-8`',
    'Go by the signature, not by the exact content type.',
    (shot) => ({
      ...shot,
      headers: shot.headers.map(([name, value]) =>
        name === 'content-type' ? [name, 'application/json; charset=utf-8'] : [name, value],
      ),
    }),
  ),
  'lower-case-headers': sent(
    'names of headers in lower case, as proxies and HTTP/2 write them',
    'Look headers up whatever the case of their names: give verifyWebhook all of them.',
    (shot) => ({ ...shot, headers: shot.headers.map(([name, value]) => [name.toLowerCase(), value]) }),
  ),
  chunked: sent(
    'in chunks, without a length',
    'Read the body to its end instead of by its Content-Length.',
    (shot) => ({ ...shot, chunked: true }),
  ),
  'slow-body': sent('in five pieces with pauses', 'Wait for the end of the body before it is verified.', (shot) => ({
    ...shot,
    pieces: 5,
  })),
  'large-body': written(
    `${DEFAULT_MAX_BODY_BYTES} bytes, the most that \`@vid/webhook-verify\` takes by default`,
    "Allow bodies of 1 MiB: maxBodyBytes of @vid/webhook-verify, the limit of the framework's parser, and that of the proxy before it.",
    (delivery) => padded(delivery, DEFAULT_MAX_BODY_BYTES),
  ),
  [`old-${before}-s`]: within(`signed ${before} s ago`, -1),
  [`early-${before}-s`]: within(`signed ${before} s in the future`, 1),
};

/** During a rotation, one for each secret but the first, which signs all others. */
export const rotationEntries = (secrets: number): readonly ExamEntry[] =>
  Array.from({ length: Math.max(0, secrets - 1) }, (_unused, at) => ({
    name: `rotation-secret-${at + 2}`,
    group: 'good',
    wants: 'taken',
    about: 'signed with a further secret of the file, as during a rotation: one for each',
    mend: 'Verify with every secret of the rotation: secret of @vid/webhook-verify takes a list.',
    plan: (examiner) => one(examiner, () => examiner.sign(usual(examiner), { secret: examiner.secrets[at + 1] ?? '' })),
  }));

export const GOOD_ENTRIES: readonly ExamEntry[] = [
  // The first one also tells whether there is a receiver.
  ...[USUAL_EVENT, ...EVENT_NAMES.filter((event) => event !== USUAL_EVENT)].map((event) =>
    ofEvent(event as (typeof EVENT_NAMES)[number]),
  ),
  ...Object.entries(FORMS).map(([name, entry]) => ({ name, ...entry })),
].map((entry) => ({ group: 'good', wants: 'taken', ...entry }));
