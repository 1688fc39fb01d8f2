/**
 * The last requests, for people who look for what their program sent. Bounded, and without secrets: keys are cut to their
 * first characters, data URIs and long texts to their beginning, webhook URLs to their path.
 */
import type { Trace } from './call';
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
const TEXT_CHARACTERS = 500;
const KEY_CHARACTERS = 8;
const SECRET_NAMES = /secret|token|password|api_?key|authorization/i;

/** Cuts everything that is secret or long out of a JSON value. */
export const redact = (value: unknown, name = ''): unknown => {
  if (SECRET_NAMES.test(name)) return '[redacted]';
  if (typeof value === 'string') {
    const text = value.replace(/emp_[\w-]{4,}/g, (key) => `${key.slice(0, KEY_CHARACTERS)}…`);
    if (/^data:/i.test(text))
      return `${text.slice(0, text.indexOf(',') + 1).slice(0, 80)}… (${value.length} characters)`;
    return text.length > TEXT_CHARACTERS ? `${text.slice(0, TEXT_CHARACTERS)}… (${value.length} characters)` : text;
  }
  if (Array.isArray(value)) return value.slice(0, 50).map((entry: unknown) => redact(entry, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 100)
        .map(([key, member]) => [key, redact(member, key)]),
    );
  return value;
};

const shownKey = (header: string | null): string | null =>
  header === null
    ? null
    : header
        .replace(/^bearer +/i, '')
        .slice(0, KEY_CHARACTERS)
        .concat('…');

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  const path = pathname.replace(/^\/(videos|downloads)\/[0-9a-f]+/, '/$1/…').replace(/emp_[\w-]+/g, 'emp_…');
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
        url: request.url,
        status,
        ms,
        apiKey: shownKey(request.headers.get('authorization')),
        idempotencyKey: request.headers.get('idempotency-key')?.slice(0, 80) ?? null,
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
