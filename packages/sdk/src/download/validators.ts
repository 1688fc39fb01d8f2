/** What tells one version of a video from another, so that the rest of one is never put behind the beginning of another. Pure. */
import { hashText } from '../idempotency/idempotency-key';

/** What an answer told of the video whose bytes are there. */
export interface Validators {
  /** A fingerprint of where it lies, without the query: that is signed anew with each link. */
  readonly source: string;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  /** Bytes of the whole video. */
  readonly total?: number | undefined;
}

/** Reads them off the head of an answer. */
export const validatorsOf = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  total: number | undefined,
): Validators => ({
  source: hashText(`${url.origin}${url.pathname}`),
  etag: headers['etag'],
  lastModified: headers['last-modified'],
  total,
});

/** What `If-Range` may carry; a weak tag may not. */
export const ifRangeOf = ({ etag, lastModified }: Validators): string | undefined =>
  etag !== undefined && etag.startsWith('"') ? etag : lastModified;

/** Whether an answer is about another video than the one whose bytes are there. */
export const isOther = (kept: Validators, now: Validators): boolean => {
  if (kept.total !== undefined && now.total !== undefined && kept.total !== now.total) return true;
  if (kept.etag !== undefined && now.etag !== undefined) return kept.etag !== now.etag;
  if (kept.lastModified !== undefined && now.lastModified !== undefined && kept.lastModified !== now.lastModified) {
    return true;
  }
  return kept.source !== now.source;
};

const optional = (value: unknown, type: 'string' | 'number'): boolean => value === undefined || typeof value === type;

/** Whether what was read from a file is what was written there. */
export const areValidators = (value: unknown): value is Validators => {
  if (typeof value !== 'object' || value === null) return false;
  const { source, etag, lastModified, total } = value as Record<string, unknown>;
  const told = optional(etag, 'string') && optional(lastModified, 'string') && optional(total, 'number');
  return typeof source === 'string' && told;
};
