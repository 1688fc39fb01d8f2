/** One request and what came of it, as somebody between both sides sees them. Plain data. */

/** Names and values in the order in which they were sent. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** What a client sent. */
export interface SentRequest {
  readonly method: string;
  /** Path and query, as written on the wire. */
  readonly target: string;
  readonly headers: HeaderList;
  /** Undefined where it was too long to be kept. */
  readonly body: Buffer | undefined;
}

/** What a service answered, its body without any coding. */
export interface GivenAnswer {
  readonly status: number;
  readonly headers: HeaderList;
  /** Undefined where it was too long to be kept, or has a coding that can't be taken off. */
  readonly body: Buffer | undefined;
}

/** An exchange; times are Unix milliseconds. */
export interface Exchange {
  readonly number: number;
  readonly at: number;
  readonly endedAt: number;
  readonly request: SentRequest;
  /** Undefined where none came whole. */
  readonly answer: GivenAnswer | undefined;
  /** Who ended it before an answer was whole; `unreachable` where nothing was sent. */
  readonly brokenBy?: 'client' | 'service' | 'unreachable' | undefined;
}

/** The values of a header, whatever its case. */
const headerValues = (headers: HeaderList, wanted: string): readonly string[] =>
  headers.flatMap(([name, value]) => (name.toLowerCase() === wanted.toLowerCase() ? [value] : []));

/** The first value of a header. */
export const headerOf = (headers: HeaderList, wanted: string): string | undefined => headerValues(headers, wanted)[0];

/** The media type that headers name, without parameters and in small letters; empty where they name none. */
export const mediaTypeOf = (headers: HeaderList): string =>
  (headerOf(headers, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
