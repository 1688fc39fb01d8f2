/**
 * Idempotency keys: reserved while a brief is planned, used once a render is accepted, and gone when the request is
 * refused. A key that is there at all makes the request a repeat. Specification: POST /v1/render, rule 5.
 */
import { LIMITS } from '@vid/sdk/contract';

export interface IdempotencyKey {
  readonly key: string;
  readonly state: 'reserved' | 'used';
  readonly jobId: string;
  readonly at: number;
}

/** The part of the header that counts, or undefined when none was sent. Characters are code points. */
export const normaliseKey = (header: string | null | undefined): string | undefined => {
  if (header === null || header === undefined || header === '') return undefined;
  const { max } = LIMITS.idempotencyKey;
  return header.length <= max ? header : [...header].slice(0, max).join('');
};
