/**
 * What the service answers with, in its parts: a socket takes them as they are, which costs a fraction of building a
 * `Response` and reading it again.
 */
export interface Reply {
  readonly status: number;
  /** Several values are as many headers of one name. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | ReadableStream<Uint8Array> | null;
}

/** Statuses whose answers have no body, whoever asks. */
export const BODILESS: readonly number[] = [204, 205, 304];

/** The answer as callers of `fetch` know it; one to HEAD keeps the length of what GET would bring. */
export const toResponse = ({ status, headers: given, body }: Reply, method: string): Response => {
  const headers = Object.entries(given).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  if (BODILESS.includes(status)) return new Response(null, { status, headers });
  if (method !== 'HEAD') return new Response(body, { status, headers });
  const length: [string, string][] =
    typeof body === 'string' ? [['content-length', String(Buffer.byteLength(body))]] : [];
  return new Response(null, { status, headers: [...headers, ...length] });
};
