/** A request and its answer, as they are on the wire. */

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface WireAnswer {
  readonly status: number;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** Sends a request; rejects with an error that says why no answer came, or at the signal. */
export type Transport = (request: WireRequest, signal?: AbortSignal) => Promise<WireAnswer>;

/** Members of a JSON object. */
export type Members = Readonly<Record<string, unknown>>;

export interface Exchange {
  readonly request: WireRequest;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** What the body says; undefined where it is no JSON. */
  readonly json: unknown;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const toExchange = (request: WireRequest, { status, headers, bytes }: WireAnswer): Exchange => {
  const text = Buffer.from(bytes).toString('utf8');
  return { request, status, headers, bytes, text, json: parse(text) };
};

export const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
