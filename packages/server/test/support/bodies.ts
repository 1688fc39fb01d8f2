/**
 * The members of answers that tests look at, as if every answer had all of them: that they are there is checked by the
 * contract for every answer, and by the test for those it is about.
 */
import type { Hook, Job, RenderAccepted } from '@vid/sdk/contract';
import type { Admin } from '../../src/admin/create-admin';

type AdminAnswers = Awaited<
  ReturnType<Admin['createAccount' | 'listAccounts' | 'ledger' | 'requests' | 'policies' | 'clock' | 'listFaults']>
>;

type Flatten<U> = (U extends unknown ? (members: U) => void : never) extends (all: infer All) => void ? All : never;

export interface ErrorMembers {
  readonly error: string;
  readonly code: string | undefined;
  readonly detail: string;
  readonly retryAfter: number;
  readonly details: { readonly retryAfter: number };
}

interface OtherMembers {
  readonly hook: Hook & { readonly id: string };
  readonly hooks: readonly (Hook & { readonly id: string })[];
  readonly secret: string;
  readonly reused: boolean;
  readonly delivered: boolean;
  readonly events: readonly string[];
  readonly signature: object;
  readonly credits_remaining: number;
  readonly user_id: string;
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly store: object;
  readonly request: object;
  readonly checks: readonly string[];
  readonly stages: readonly { readonly what: string }[];
  readonly ledger: readonly object[];
  readonly deliveries: readonly {
    readonly delivery_id: string;
    readonly attempts: readonly { readonly outcome: string }[];
  }[];
}

export type AnswerBody = ErrorMembers &
  OtherMembers &
  Omit<Job, 'error' | 'video_url'> & { readonly video_url: string } & RenderAccepted &
  Flatten<AdminAnswers>;

/** A delivery as it arrived. */
export interface DeliveredBody {
  readonly event: string;
  readonly delivery_id: string;
  readonly payload: Readonly<Record<string, string>> & {
    readonly credits_remaining: number;
    readonly output_url: string;
    readonly download_url: string;
  };
}
