/** What tells one version of a video from another, so that the rest of one is never put behind the beginning of another. Pure. */
import { hashText } from '../idempotency/idempotency-key';

/** What an answer told of the video whose bytes are there. */
export interface Validators {
  /** A fingerprint of where it lies, without the query: that is signed anew with each link. */
  readonly source: string;
  readonly etag?: string | undefined;
  /** Only when it is a strong validator: within one second, a video may have changed unseen. */
  readonly lastModified?: string | undefined;
  /** Bytes of the whole video. */
  readonly total?: number | undefined;
}

const isWeak = (lastModified: string, date: string | undefined): boolean => {
  const changed = Date.parse(lastModified);
  const answered = Date.parse(date ?? '');
  return Number.isNaN(changed) || answered - changed < 1000;
};

/** Reads them off the head of an answer. */
export const validatorsOf = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  total: number | undefined,
): Validators => {
  const { etag, date, 'last-modified': lastModified } = headers;
  return {
    source: hashText(`${url.origin}${url.pathname}`),
    etag,
    lastModified: lastModified === undefined || isWeak(lastModified, date) ? undefined : lastModified,
    total,
  };
};

const strongTag = ({ etag }: Validators): string | undefined => (etag?.startsWith('"') === true ? etag : undefined);

/** Whether the rest of the video may be asked for: only a strong validator tells the same bytes from like ones. */
export const isResumable = (kept: Validators): boolean =>
  strongTag(kept) !== undefined || kept.lastModified !== undefined;

/** What `If-Range` may carry: a strong tag, or a date where there is no tag at all (RFC 9110, 13.1.5). */
export const ifRangeOf = (kept: Validators): string | undefined =>
  strongTag(kept) ?? (kept.etag === undefined ? kept.lastModified : undefined);

/** Why an answer is about another video than the one whose bytes are there; undefined when nothing says so. */
export const whyOther = (kept: Validators, now: Validators): string | undefined => {
  const changed = (name: 'total' | 'etag' | 'lastModified'): string =>
    `that the video changed in between: its ${name} is ${now[name]}, and was ${kept[name]}`;
  if (kept.total !== undefined && now.total !== undefined && kept.total !== now.total) return changed('total');
  if (kept.etag !== undefined && now.etag !== undefined) {
    if (kept.etag !== now.etag) return changed('etag');
    if (strongTag(kept) !== undefined) return undefined;
  }
  const { lastModified } = kept;
  if (lastModified !== undefined && now.lastModified !== undefined && lastModified !== now.lastModified) {
    return changed('lastModified');
  }
  return kept.source === now.source ? undefined : 'that the video lies elsewhere by now';
};

/**
 * Why the bytes of an answer may not be put behind those that are there: both need the same strong validator (RFC 9110,
 * 15.3.7.3). Undefined when they have it.
 */
export const whyNotJoined = (kept: Validators, now: Validators): string | undefined => {
  const other = whyOther(kept, now);
  if (other !== undefined) return other;
  const [name, told] = strongTag(kept) === undefined ? ['strong Last-Modified', now.lastModified] : ['ETag', now.etag];
  return told === undefined ? `an answer without the ${name} of the bytes before it` : undefined;
};

const optional = (value: unknown, type: 'string' | 'number'): boolean => value === undefined || typeof value === type;

/** Whether what was read from a file is what was written there. */
export const areValidators = (value: unknown): value is Validators => {
  if (typeof value !== 'object' || value === null) return false;
  const { source, etag, lastModified, total } = value as Record<string, unknown>;
  const told = optional(etag, 'string') && optional(lastModified, 'string') && optional(total, 'number');
  return typeof source === 'string' && told;
};
