/** What the service never sends, rightly signed: to be refused, or taken and left, and never a reason to fail. */
import { DEFAULT_MAX_BODY_BYTES } from '@vid/webhook-verify/body';
import type { ExamEntry, Examiner } from '../exam-entry';
import { USUAL_EVENT, usual } from '../plans';
import type { Shot } from '../shot';

const NOT_FAIL =
  'Answer 4xx to a body that can not be read: an error that nobody catches becomes a 5xx, and is sent again.';

const shotOf = (make: (examiner: Examiner) => Shot | Promise<Shot>): ExamEntry['plan'] => {
  return (examiner) => ({ acts: [], rounds: [async () => [await make(examiner)]] });
};

/** Signed as it is; headers name what the body may not. */
const body = (about: string, bytes: (usualBody: Buffer) => Buffer): Omit<ExamEntry, 'name' | 'group'> => ({
  about,
  wants: 'either',
  mend: NOT_FAIL,
  plan: shotOf((examiner) => examiner.sign(bytes(usual(examiner)), { event: USUAL_EVENT, deliveryId: examiner.id() })),
});

const ENTRIES: Readonly<Record<string, Omit<ExamEntry, 'name' | 'group'>>> = {
  'byte-order-mark': body('a byte order mark before the JSON', (json) =>
    Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), json]),
  ),
  'not-utf8': body('JSON whose text is no UTF-8', (json) => {
    const at = json.indexOf('https:');
    return Buffer.concat([json.subarray(0, at), Buffer.of(0xc3, 0x28), json.subarray(at)]);
  }),
  'not-json': body('text that is no JSON', () => Buffer.from('event=video.completed')),
  'not-a-delivery': body('JSON of another shape', () => Buffer.from('null')),
  'empty-body': body('no body', () => Buffer.alloc(0)),
  'over-the-limit': {
    ...body(`a body of ${DEFAULT_MAX_BODY_BYTES + 1} bytes`, () => Buffer.alloc(DEFAULT_MAX_BODY_BYTES + 1, 'x')),
    wants: 'free',
    mend: 'Bound what you read (413), so that nobody fills your memory: maxBodyBytes of @vid/webhook-verify.',
  },
  'get-request': {
    about: 'a GET, which a redirect makes of a POST',
    wants: 'free',
    mend: 'Answer 405 or 404 to a GET: a 2xx hides a redirect on the way, after which every delivery is lost.',
    plan: shotOf(async (examiner) => ({ ...(await examiner.sign(usual(examiner))), method: 'GET' })),
  },
};

export const ODD_ENTRIES: readonly ExamEntry[] = Object.entries(ENTRIES).map(([name, entry]) => ({
  name,
  group: 'odd',
  ...entry,
}));
