/** Calls of the admin API. The token of a server that wants one stays in this tab. */

const TOKEN = 'vid-studio-token';

/** What the server refused, in its own words. */
class CallError extends Error {
  override readonly name = 'CallError';
  constructor(
    readonly status: number,
    message: string,
    /** In how many seconds it may be asked again. */
    readonly retryAfter: number | undefined,
  ) {
    super(message);
  }
}

/** The server did not answer at all. */
class SilenceError extends Error {
  override readonly name = 'SilenceError';
}
export const isSilence = (error: unknown): boolean => error instanceof SilenceError;

const SILENCE = 'The server does not answer. Is it still running? This goes on when it is back.';
/** Browsers tell in words of their own what never arrived. */
const asSilence = (error: unknown): never => {
  throw error instanceof TypeError ? new SilenceError(SILENCE, { cause: error }) : error;
};

export const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof CallError ? error.retryAfter : undefined;
export const isNotThere = (error: unknown): boolean => error instanceof CallError && error.status === 404;

const lockListeners = new Set<(why: string) => void>();
/** Calls back when the server asks for its token. */
export const onLocked = (listener: (why: string) => void): (() => void) => {
  lockListeners.add(listener);
  return () => lockListeners.delete(listener);
};

export const setToken = (token: string): void => sessionStorage.setItem(TOKEN, token);

export const authorization = (): Readonly<Record<string, string>> => {
  const token = sessionStorage.getItem(TOKEN);
  return token === null || token === '' ? {} : { authorization: `Bearer ${token}` };
};

/** Tells whoever listens that a call was not allowed. */
export const tellLocked = (why: string): void => {
  for (const listener of lockListeners) listener(why);
};

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sentence = (status: number, body: unknown): string => {
  const { error, detail } = (body ?? {}) as { readonly error?: unknown; readonly detail?: unknown };
  const message = typeof error === 'string' ? error : `The server answered ${status}.`;
  return typeof detail === 'string' ? `${message}: ${detail}` : message;
};

/** A 429 tells it in its body or in a header, as the policies have it. */
const waitOf = (response: Response, body: unknown): number | undefined => {
  const { retryAfter, details } = (body ?? {}) as { readonly retryAfter?: unknown; readonly details?: unknown };
  const inDetails = (details as { readonly retryAfter?: unknown } | null | undefined)?.retryAfter;
  const seconds = Number(retryAfter ?? inDetails ?? response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
};

/** The service's own refusals have a code; that of the door has none, and asks for the token. */
const isDoors = (status: number, body: unknown): boolean =>
  status === 403 && (body as { readonly code?: unknown } | undefined)?.code === undefined;

export interface CallOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** What a call answers; rejects with a `CallError` where it is refused. */
const ask = async (method: string, path: string, { body, signal }: CallOptions): Promise<Response> => {
  const response = await fetch(`/_admin${path}`, {
    method,
    headers: { ...authorization(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch(asSilence);
  if (response.ok) return response;
  const answered = parsed(await response.text());
  const message = sentence(response.status, answered);
  if (isDoors(response.status, answered)) tellLocked(message);
  throw new CallError(response.status, message, waitOf(response, answered));
};

/** Calls the admin API; rejects with a `CallError` where it refuses. */
export const call = async <T = unknown>(method: string, path: string, options: CallOptions = {}): Promise<T> =>
  parsed(await (await ask(method, path, options)).text()) as T;

/** The lines of an answer, as they come. */
export async function* lines<T>(path: string, body: string, signal: AbortSignal): AsyncGenerator<T> {
  const response = await ask('POST', path, { body, signal });
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of response.body ?? []) {
    const whole = (held + decoder.decode(chunk, { stream: true })).split('\n');
    held = whole.pop() ?? '';
    for (const line of whole) if (line !== '') yield JSON.parse(line) as T;
  }
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  call<T>('GET', path, signal === undefined ? {} : { signal });

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
