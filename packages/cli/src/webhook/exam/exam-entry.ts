/** What the exam is made of: deliveries with a name, and what has to come of each. */
import type { signWebhook } from '@vid/sdk';
import type { Shot } from './shot';

/**
 * What the last answers have to be. `taken`: 2xx. `refused`: a 4xx that is final for the service. `either` of them; of `rather-refused`
 * 2xx is told as a note. `one-taken`: one 2xx, and nothing that is final. `free`: anything, a note where it is no refusal.
 */
export type Wanted = 'taken' | 'refused' | 'either' | 'rather-refused' | 'one-taken' | 'free';

/** How often a delivery may be acted on. */
export interface Act {
  readonly id: string;
  readonly event: string;
  /** `any`: what the receiver makes of it is its own affair. */
  readonly times: 'once' | 'never' | 'any';
  /** The first round that brings it. */
  readonly from?: number;
}

export interface ExamPlan {
  readonly acts: readonly Act[];
  /** Sent one after another, each made when its turn comes; what belongs to one round is sent at once. */
  readonly rounds: readonly (() => Promise<readonly Shot[]>)[];
  /** What rounds before the last may be besides taken: failed, as a receiver's work may, or nothing but refused, as forgeries. */
  readonly before?: 'may-fail' | 'refused';
}

/** Under which heading the docs list a delivery. */
export const GROUPS = ['good', 'repeated', 'forged', 'after-forgery', 'contradicting', 'odd'] as const;
export type ExamGroup = (typeof GROUPS)[number];

export interface ExamEntry {
  /** Kebab-case; never changes its meaning. */
  readonly name: string;
  readonly group: ExamGroup;
  /** What is sent, for the docs. */
  readonly about: string;
  readonly wants: Wanted;
  /** What to do where it was not so. */
  readonly mend: string;
  /** What is not known of a 2xx when nobody can be asked what was acted on. */
  readonly unseen?: string;
  /** Sent when all others have been answered. */
  readonly last?: true;
  readonly plan: (examiner: Examiner) => ExamPlan;
}

type SignOptions = NonNullable<Parameters<typeof signWebhook>[2]>;

/** Writes and signs deliveries for one entry. */
export interface Examiner {
  /** The first one signs; during a rotation there are others. */
  readonly secrets: readonly string[];
  /** Unix seconds, with their fraction. */
  readonly seconds: () => number;
  /** An id that names the exam and the entry. */
  readonly id: (more?: string) => string;
  /** The members of a delivery, made-up but for what marks them. */
  readonly delivery: (event: string, id: string) => ExamDelivery;
  /** Signed at this moment with the first secret, unless the options say otherwise. */
  readonly sign: (body: Buffer, options?: SignOptions & { readonly secret?: string }) => Promise<Shot>;
}

export interface ExamDelivery {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly emitted_at: string;
  readonly delivery_id: string;
}
