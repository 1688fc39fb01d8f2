/**
 * The last requests, for people who look for what their program sent. Bounded, and without secrets: keys are cut to their
 * first characters, data URIs and long texts to their beginning, webhook URLs to their path.
 */
import { API_KEY_PREFIX, IDEMPOTENCY_KEY_HEADER, LIMITS } from '@vid/sdk/contract';
import type { Trace } from './call';
import { copyStart, redact } from './redact';
import type { AppRequest } from './request';

export interface LoggedRequest {
  readonly id: string;
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Real milliseconds. */
  readonly ms: number;
  readonly apiKey: string | null;
  readonly idempotencyKey: string | null;
  readonly userId: string | null;
  readonly jobId: string | null;
  readonly body: unknown;
}

export interface RequestLog {
  add(request: AppRequest, response: { readonly status: number }, trace: Trace, at: number, ms: number): void;
  /** Newest first. */
  list(): readonly LoggedRequest[];
  clear(): void;
}

interface Entry extends Omit<LoggedRequest, 'path'> {
  readonly url: string;
}

const KEPT = 500;
const KEY_CHARACTERS = 8;
const URL_CHARACTERS = 2000;
const API_KEY = new RegExp(`${API_KEY_PREFIX}[\\w-]+`, 'g');

const shownKey = (header: string | null): string | null =>
  header === null ? null : `${copyStart(header.replace(/^bearer +/i, ''), KEY_CHARACTERS)}…`;

const shownIdempotencyKey = (header: string | null): string | null =>
  header === null ? null : copyStart(header, LIMITS.idempotencyKey.max);

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  const path = pathname.replace(/^\/(videos|downloads)\/[0-9a-f]+/, '/$1/…').replace(API_KEY, `${API_KEY_PREFIX}…`);
  return `${path}${search.slice(0, 200)}`;
};

export const createRequestLog = (): RequestLog => {
  let entries: Entry[] = [];
  let count = 0;
  return {
    add: (request, { status }, trace, at, ms) => {
      count += 1;
      entries.push({
        id: `req_${count}`,
        at,
        method: request.method,
        url: copyStart(request.url, URL_CHARACTERS),
        status,
        ms,
        apiKey: shownKey(request.headers.get('authorization')),
        idempotencyKey: shownIdempotencyKey(request.headers.get(IDEMPOTENCY_KEY_HEADER)),
        userId: trace.userId ?? null,
        jobId: trace.jobId ?? null,
        body: trace.body === undefined ? null : redact(trace.body),
      });
      if (entries.length >= 2 * KEPT) entries = entries.slice(-KEPT);
    },
    list: () =>
      entries
        .slice(-KEPT)
        .reverse()
        .map(({ url, ...entry }) => ({ ...entry, path: pathOf(url) })),
    clear: () => {
      entries = [];
    },
  };
};
