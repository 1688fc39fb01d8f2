/**
 * The last requests, for people who look for what their program sent. Bounded, and without secrets: keys are cut to their
 * first characters, data URIs and long texts to their beginning, webhook URLs to their path. All work on a body is done when
 * it is added, on what is kept of it, so that listing costs no more than writing the list.
 */
import { API_KEY_PREFIX, IDEMPOTENCY_KEY_HEADER, LIMITS } from '@vid/sdk/contract';
import type { HideSecrets } from '../domain/hide-secrets';
import type { Trace } from './call';
import { copyStart, redact } from './redact';
import type { AppRequest } from './request';

export interface LoggedRequest {
  readonly id: string;
  /** What its answer called it, in `X-Request-Id`. */
  readonly requestId: string | null;
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Real milliseconds. */
  readonly ms: number;
  readonly apiKey: string | null;
  readonly idempotencyKey: string | null;
  /** Names of its headers, but for those that every program sends. */
  readonly headerNames: readonly string[];
  readonly userId: string | null;
  readonly jobId: string | null;
  /** The id of the fault that acted on it. */
  readonly fault: string | null;
  /** Nothing is left to hide in it. */
  readonly body: unknown;
  /** What the answer says is wrong, its beginning. */
  readonly error: string | null;
}

/** Whether an entry is the one that is asked for: by its own id, or by the one that its answer told. */
export const isNamed =
  (id: string) =>
  (entry: LoggedRequest): boolean =>
    entry.id === id || entry.requestId === id;

/** What the log wants to know of an answer. */
export interface Answered {
  readonly status: number;
  readonly error?: string | undefined;
}

export interface RequestLog {
  add(request: AppRequest, response: Answered, trace: Trace, at: number, ms: number): void;
  /** Newest first. */
  list(): Promise<readonly LoggedRequest[]>;
  clear(): Promise<void>;
  /** Tells others what they were not told yet. */
  close(): Promise<void>;
}

/** The requests of this process. */
export interface OwnRequestLog extends Pick<RequestLog, 'add'> {
  /** Newest first. */
  list(): readonly LoggedRequest[];
  /** Those that came since this was asked the last time, newest first. */
  fresh(): readonly LoggedRequest[];
  clear(): void;
}

interface Entry extends Omit<LoggedRequest, 'path'> {
  readonly url: string;
  /** Characters that it takes, about as many as in JSON. */
  readonly size: number;
}

/** Entries at most, and the characters of all; the oldest go first. */
export const KEPT_REQUESTS = { entries: 500, characters: 2_000_000 };
/** Characters of an entry without its body, address and idempotency key. */
const FRAME_CHARACTERS = 400;
const KEY_CHARACTERS = 8;
const URL_CHARACTERS = 1000;
const ERROR_CHARACTERS = 1000;
const HEADERS = { names: 30, characters: 60 };
/** Of these no name is mistaken for another. */
const USUAL =
  /^(?:host|connection|accept(?:-.*)?|user-agent|content-(?:type|length)|sec-.*|cache-control|pragma|cookie|origin|referer)$/i;
const API_KEY = new RegExp(`${API_KEY_PREFIX}[\\w-]+`, 'g');

const shownKey = (header: string | null): string | null =>
  header === null ? null : `${copyStart(header.replace(/^bearer +/i, ''), KEY_CHARACTERS)}…`;

const shownIdempotencyKey = (header: string | null): string | null =>
  header === null ? null : copyStart(header, LIMITS.idempotencyKey.max);

const shownHeaderNames = (headers: AppRequest['headers']): readonly string[] =>
  [...headers.keys()].filter((name) => name.length <= HEADERS.characters && !USUAL.test(name)).slice(0, HEADERS.names);

/** The path of a request as a log may have it. */
export const loggedPath = (url: string): string => {
  const { pathname, search } = new URL(url);
  const path = pathname.replace(/^\/(videos|downloads)\/[0-9a-f]+/, '/$1/…').replace(API_KEY, `${API_KEY_PREFIX}…`);
  return `${path}${search.slice(0, 200)}`;
};

const shown = (entries: readonly Entry[]): readonly LoggedRequest[] =>
  entries.toReversed().map(({ url, size: _, ...entry }) => ({ ...entry, path: loggedPath(url) }));

export interface RequestLogDeps {
  readonly hide: HideSecrets;
  /** What this log is called, unlike any other: the id of an entry means nothing after a restart. */
  readonly name: string;
  /** Called with the id of each entry. */
  readonly added?: (id: string) => void;
}

export const createRequestLog = ({ hide, name, added = () => undefined }: RequestLogDeps): OwnRequestLog => {
  const entries: Entry[] = [];
  let count = 0;
  let asked = 0;
  let characters = 0;
  const dropOldest = (): void => {
    characters -= entries.shift()?.size ?? 0;
  };
  return {
    add: (request, { status, error: complaint }, trace, at, ms) => {
      count += 1;
      const id = `req_${name}_${count}`;
      const url = copyStart(request.url, URL_CHARACTERS);
      const idempotencyKey = shownIdempotencyKey(request.headers.get(IDEMPOTENCY_KEY_HEADER));
      const headerNames = shownHeaderNames(request.headers);
      const body = trace.body === undefined ? null : hide.value(redact(trace.body));
      const error = complaint === undefined ? null : hide.text(copyStart(complaint, ERROR_CHARACTERS));
      const size =
        FRAME_CHARACTERS +
        url.length +
        (error?.length ?? 0) +
        (idempotencyKey?.length ?? 0) +
        headerNames.join().length +
        (body === null ? 0 : JSON.stringify(body).length);
      entries.push({
        id,
        requestId: trace.requestId ?? null,
        at,
        method: request.method,
        url,
        status,
        ms,
        apiKey: shownKey(request.headers.get('authorization')),
        idempotencyKey,
        headerNames,
        userId: trace.userId ?? null,
        jobId: trace.jobId ?? null,
        fault: trace.faultId ?? null,
        body,
        error,
        size,
      });
      characters += size;
      while (entries.length > KEPT_REQUESTS.entries || characters > KEPT_REQUESTS.characters) dropOldest();
      added(id);
    },
    list: () => shown(entries),
    fresh: () => {
      const since = count - asked;
      asked = count;
      return since === 0 ? [] : shown(entries.slice(-since));
    },
    clear: () => {
      asked = count;
      entries.length = 0;
      characters = 0;
    },
  };
};
