/** What a flawed receiver is to docs/webhook-exam.md, and the names of deliveries that several of them fail by. */
import type { Wanted } from '../../packages/cli/src/webhook/exam/exam-entry';
import { listEntries } from '../../packages/cli/src/webhook/exam/list-entries';

export interface FlawedReceiver {
  readonly about: string;
  /** The delivery that is there for this flaw. */
  readonly by: string;
  /** Others that fail with it. */
  readonly also?: readonly string[];
  /** Whether only the probe can tell: without it nothing fails. */
  readonly needsProbe?: true;
  /** Those that fail without a probe, where it tells of more. */
  readonly unprobed?: readonly string[];
}

/** The exam of a receiver that knows two secrets, as all of these do. */
export const EXAM_ENTRIES = listEntries(2);

export const wanting = (...wanted: readonly Wanted[]): readonly string[] =>
  EXAM_ENTRIES.filter(({ wants }) => wanted.includes(wants)).map(({ name }) => name);
export const but = (names: readonly string[], ...others: readonly string[]): readonly string[] =>
  names.filter((name) => !others.includes(name));

export const AFTER_FORGERY = EXAM_ENTRIES.filter(({ group }) => group === 'after-forgery').map(({ name }) => name);

/** Deliveries that have all of their headers but the signature. */
export const UNSIGNED = but(
  EXAM_ENTRIES.map(({ name }) => name).filter((name) => name.startsWith('unsigned-')),
  'unsigned-without-headers',
);
