/** What nobody without the secret may get past, and what is signed for another time: each must be refused, finally. */
import { createHash } from 'node:crypto';
import { DELIVERY_HEADERS, SIGNATURE } from '@vid/sdk/contract';
import { headerOf, MUTATIONS, withHeaders } from '../../mutations';
import type { Act, ExamEntry, Examiner } from '../exam-entry';
import { forged, one, USUAL_EVENT, usual } from '../plans';
import type { Shot } from '../shot';

type Forged = Pick<ExamEntry, 'about' | 'mend' | 'plan'> & Partial<Pick<ExamEntry, 'wants'>>;

const { signature: SIGNATURE_HEADER, timestamp: TIMESTAMP_HEADER } = DELIVERY_HEADERS;

const VERIFY =
  'Verify each delivery before anything else is done with it: verifyWebhook, or webhookHandler of @vid/webhook-verify.';
const BYTES = 'Verify the raw bytes, never JSON that was parsed and written anew, nor text that was decoded.';
const WHOLE = `Compare the whole header with "${SIGNATURE.prefix}" and the lower-case hex digits that you computed, in constant time, after a look at its length.`;
const ONCE_ONLY = 'Refuse a delivery header that came twice: runtimes join its values with a comma, or keep the first.';
const WINDOW = `Refuse a timestamp that is more than ${SIGNATURE.replayWindowSeconds} s away from now, both ways (toleranceSeconds of @vid/webhook-verify).`;
const SECONDS =
  'Take a timestamp for one only where it is whole Unix seconds and nothing else: what a number parser makes of other text is NaN or what you did not verify.';

const signatureOf = (shot: Shot): string => headerOf(shot, SIGNATURE_HEADER) ?? '';
const hexOf = (shot: Shot): string => signatureOf(shot).slice(SIGNATURE.prefix.length);
const timeOf = (shot: Shot): string => headerOf(shot, TIMESTAMP_HEADER) ?? '';

const signed = (shot: Shot, signature: string): Shot => ({
  ...shot,
  ...withHeaders(shot, { [SIGNATURE_HEADER]: signature }),
});
const timed = (shot: Shot, timestamp: string): Shot => ({
  ...shot,
  ...withHeaders(shot, { [TIMESTAMP_HEADER]: timestamp }),
});
const without = (shot: Shot, header: string): Shot => ({
  ...shot,
  headers: shot.headers.filter(([name]) => name !== header),
});
/** A header twice, the second time with this value. */
const twice = (shot: Shot, header: string, value: string): Shot => ({
  ...shot,
  headers: [...shot.headers, [header, value]],
});

const changed = (about: string, mend: string, change: (shot: Shot) => Shot | Promise<Shot>): Forged => ({
  about,
  mend,
  plan: (examiner) => forged(examiner, change),
});

/** Digits that are no signature of anything. */
const OTHER_HEX = createHash('sha256').update('vid webhook exam').digest('hex');

/** One with a right signature of a time outside the window. */
const outside = (about: string, awayFrom: (seconds: number) => number): Forged => ({
  about,
  mend: WINDOW,
  plan: (examiner) =>
    one(examiner, () => examiner.sign(usual(examiner), { timestamp: awayFrom(examiner.seconds()) }), {
      times: 'never',
    }),
});

/**
 * A timestamp that is none, with a signature that is right for its text: what is signed is the timestamp, a dot and the body, so
 * that the signature of a body which begins with more text is also that of a timestamp which ends in it.
 */
const grown = async (examiner: Examiner, more: string): Promise<Shot> => {
  const body = usual(examiner);
  const shot = await examiner.sign(Buffer.concat([Buffer.from(`${more}.`), body]), {
    event: USUAL_EVENT,
    deliveryId: examiner.id(),
  });
  return timed({ ...shot, body }, `${timeOf(shot)}.${more}`);
};

const grownBy = (about: string, more: string, times: Act['times']): Forged => ({
  about,
  mend: SECONDS,
  plan: (examiner) => one(examiner, () => grown(examiner, more), { times }),
});

/** A body whose signature is that of another one. */
const exchanged = (
  about: string,
  mend: string,
  bodies: (body: Buffer) => { readonly signed: Buffer; readonly sent: Buffer },
): Forged => ({
  about,
  mend,
  plan: (examiner) =>
    one(
      examiner,
      async () => {
        const { signed: signedBody, sent } = bodies(usual(examiner));
        return { ...(await examiner.sign(signedBody)), body: sent };
      },
      { times: 'never' },
    ),
});

const mutated = (name: 'tamper' | 'truncate', about: string): Forged =>
  changed(about, VERIFY, (shot) => ({ ...shot, ...MUTATIONS[name].apply([shot])[0] }));

const beyond = SIGNATURE.replayWindowSeconds + 1;

const ENTRIES: Readonly<Record<string, Forged>> = {
  unsigned: changed('no signature header', VERIFY, (shot) => without(shot, SIGNATURE_HEADER)),
  'empty-signature': changed('an empty signature header', VERIFY, (shot) => signed(shot, '')),
  'wrong-secret': {
    about: 'signed with another secret',
    mend: VERIFY,
    plan: (examiner) => one(examiner, () => examiner.sign(usual(examiner), { secret: OTHER_HEX }), { times: 'never' }),
  },
  'signature-of-another-body': exchanged('the signature of another delivery', VERIFY, (sent) => ({
    signed: Buffer.from(sent.toString().replace(USUAL_EVENT, 'video.failed')),
    sent,
  })),
  tampered: mutated('tamper', 'a byte of the body changed after it was signed'),
  truncated: mutated('truncate', 'half of the body that was signed'),
  're-serialised': exchanged('the JSON that was signed, laid out anew', BYTES, (body) => ({
    signed: body,
    sent: Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 2)),
  })),
  'lossily-decoded': exchanged(
    'bytes that are no UTF-8, with the signature of what decoding makes of them',
    BYTES,
    (body) => {
      const at = body.indexOf('https:');
      const sent = Buffer.concat([body.subarray(0, at), Buffer.of(0xff), body.subarray(at)]);
      return { signed: Buffer.from(sent.toString('utf8')), sent };
    },
  ),
  'unprefixed-signature': changed(`the right hex digits without \`${SIGNATURE.prefix}\``, WHOLE, (shot) =>
    signed(shot, hexOf(shot)),
  ),
  'other-prefix': changed('the right hex digits after `sha1=`', WHOLE, (shot) => signed(shot, `sha1=${hexOf(shot)}`)),
  'upper-case-signature': changed('the right hex digits in upper case', WHOLE, (shot) =>
    signed(shot, `${SIGNATURE.prefix}${hexOf(shot).toUpperCase()}`),
  ),
  'short-signature': changed('the first ten of the right hex digits', WHOLE, (shot) =>
    signed(shot, `${SIGNATURE.prefix}${hexOf(shot).slice(0, 10)}`),
  ),
  'non-ascii-signature': changed('64 letters that are two bytes each', WHOLE, (shot) =>
    signed(shot, `${SIGNATURE.prefix}${'é'.repeat(hexOf(shot).length)}`),
  ),
  'signature-twice-right-first': changed('two signature headers, the right one first', ONCE_ONLY, (shot) =>
    twice(shot, SIGNATURE_HEADER, `${SIGNATURE.prefix}${OTHER_HEX}`),
  ),
  'signature-twice-right-last': changed('two signature headers, the right one last', ONCE_ONLY, (shot) =>
    twice(signed(shot, `${SIGNATURE.prefix}${OTHER_HEX}`), SIGNATURE_HEADER, signatureOf(shot)),
  ),
  'timestamp-missing': changed('no timestamp header', VERIFY, (shot) => without(shot, TIMESTAMP_HEADER)),
  'timestamp-twice': changed('two timestamp headers, the right one first', ONCE_ONLY, (shot) =>
    twice(shot, TIMESTAMP_HEADER, String(Number(timeOf(shot)) + 1)),
  ),
  'timestamp-changed': changed('another timestamp than was signed', VERIFY, (shot) =>
    timed(shot, String(Number(timeOf(shot)) + 1)),
  ),
  'timestamp-leading-zero': changed('the right timestamp after a zero', SECONDS, (shot) =>
    timed(shot, `0${timeOf(shot)}`),
  ),
  // Nothing that the service signs can be made into one, so that taking it lets nobody in.
  'timestamp-fraction': {
    ...grownBy('a timestamp with a fraction, rightly signed', '5', 'any'),
    wants: 'rather-refused',
  },
  'timestamp-not-a-number': grownBy('a timestamp with letters behind it, rightly signed', 'soon', 'never'),
  [`old-${beyond}-s`]: outside(`signed ${beyond} s ago`, (seconds) => Math.floor(seconds) - beyond),
  // A second more: it must be outside when it arrives, too.
  [`early-${beyond}-s`]: outside(`signed ${beyond} s in the future`, (seconds) => Math.ceil(seconds) + beyond),
};

export const FORGED_ENTRIES: readonly ExamEntry[] = Object.entries(ENTRIES).map(([name, entry]) => ({
  name,
  group: 'forged',
  wants: 'refused',
  ...entry,
}));
