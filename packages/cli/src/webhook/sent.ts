/** What comes of sending something to a receiver, and what the service makes of that. */
import type { Misunderstanding } from '../misunderstanding';

/** What became of one attempt. */
export type Sent =
  | {
      readonly outcome: 'answered';
      readonly status: number;
      /** Milliseconds until the headers: more the service does not wait for. */
      readonly ms: number;
      readonly contentType: string | null;
      /** Where a redirect leads. */
      readonly location: string | null;
      /** As far as it came. */
      readonly body: Buffer;
      readonly bodyEnded: boolean;
    }
  | { readonly outcome: 'late'; readonly ms: number; readonly afterMs: number }
  | {
      readonly outcome: 'unreachable';
      readonly ms: number;
      readonly why: string;
      /** Where somebody is there, who speaks something else. */
      readonly misunderstood?: Misunderstanding;
    };

/** Whether the service takes it for delivered. */
export const isAccepted = (sent: Sent): boolean =>
  sent.outcome === 'answered' && sent.status >= 200 && sent.status < 300;

/** Whether the service would try again. */
export const isRepeated = (sent: Sent): boolean =>
  sent.outcome !== 'answered' || sent.status >= 500 || sent.status === 429;

/** Not found, wrong method, too late, too often: whoever answers so has not looked at the delivery. */
const UNSEEN = [404, 405, 408, 429];

/** Whether the receiver looked at it and would not have it: a 4xx that is not about the way there. */
export const isRefused = (sent: Sent): boolean =>
  sent.outcome === 'answered' && sent.status >= 400 && sent.status < 500 && !UNSEEN.includes(sent.status);

/** Whether a receiver answers so that can't verify what it got. */
export const isUnverified = (sent: Sent): boolean =>
  sent.outcome === 'answered' && [400, 401, 403].includes(sent.status);
