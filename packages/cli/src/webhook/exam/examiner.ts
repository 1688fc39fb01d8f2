/** Writes and signs the deliveries of an exam, so that a person recognises each of them wherever it turns up. */
import { signWebhook } from '@vid/sdk';
import { isEventName, type Payload, samplePayload } from '../sample-payload';
import type { Examiner } from './exam-entry';

export interface ExamRun {
  /** Names this exam in every id, so that none was seen by the receiver before. */
  readonly run: string;
  readonly secrets: readonly string[];
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** Whatever is an id says that it is the exam's; each job is one of its own. */
const marked = (payload: Payload, id: string): Payload =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      name.endsWith('_id') ? `${name.slice(0, -3)}-of-${id}` : value,
    ]),
  );

const UNKNOWN: Payload = { user_id: '', note: 'An event that there may be one day.' };

/** What the exam's deliveries begin with. */
export const idPrefix = (run: string): string => `vid-exam-${run}`;

export const openExaminer = ({ run, secrets, now }: ExamRun, name: string): Examiner => ({
  secrets,
  seconds: () => now() / 1000,
  id: (more) => [idPrefix(run), name, ...(more === undefined ? [] : [more])].join('-'),
  delivery: (event, id) => ({
    event,
    payload: marked(isEventName(event) ? samplePayload(event) : UNKNOWN, id),
    emitted_at: new Date(now()).toISOString(),
    delivery_id: id,
  }),
  async sign(body, { secret = secrets[0] ?? '', timestamp = Math.floor(now() / 1000), ...options } = {}) {
    const signed = await signWebhook(body, secret, { timestamp, ...options });
    return {
      headers: Object.entries({ 'content-type': 'application/json', 'user-agent': 'vid-webhook-exam', ...signed }),
      body,
    };
  },
});
