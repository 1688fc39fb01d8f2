/**
 * The reference server as an undici Dispatcher: what is sent through it is answered without a socket. It calls handlers of
 * the new kind (`onResponseStart`) and of the old one (`onHeaders`), so that undici 7 and 8 both take it.
 */
import { Dispatcher } from 'undici';
import type { VidServer } from '../create-server';

type Handler = Dispatcher.DispatchHandler;
type Options = Dispatcher.DispatchOptions;

const headersOf = (headers: Options['headers']): Headers => {
  const result = new Headers();
  if (headers === null || headers === undefined) return result;
  if (Array.isArray(headers)) {
    const list = headers as readonly (string | string[])[];
    for (let index = 0; index + 1 < list.length; index += 2) append(result, String(list[index]), list[index + 1]);
    return result;
  }
  const entries =
    Symbol.iterator in headers ? headers : Object.entries(headers as Record<string, string | string[] | undefined>);
  for (const [name, value] of entries as Iterable<[string, string | string[] | undefined]>) append(result, name, value);
  return result;
};

const append = (headers: Headers, name: string, value: string | string[] | undefined): void => {
  for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
};

const bodyOf = async (body: Options['body']): Promise<Uint8Array | undefined> => {
  if (body === null || body === undefined) return undefined;
  if (typeof body === 'string' || body instanceof Uint8Array) return Buffer.from(body as string);
  if (body instanceof Blob) return new Uint8Array(await body.arrayBuffer());
  const chunks: Uint8Array[] = [];
  for await (const chunk of body as AsyncIterable<Uint8Array | string>) chunks.push(Buffer.from(chunk as string));
  return Buffer.concat(chunks);
};

const flat = (headers: Headers): Record<string, string> => Object.fromEntries(headers);

/** Tells one handler what happens, in its own language. */
const tell = (handler: Handler, resume: () => void) => {
  const isNew = typeof handler.onRequestStart === 'function';
  let aborted: Error | undefined;
  const controller = {
    paused: false,
    aborted: false,
    reason: null as Error | null,
    rawHeaders: null,
    rawTrailers: null,
    pause: () => undefined,
    resume,
    abort: (reason: Error) => {
      aborted = reason;
      controller.aborted = true;
      controller.reason = reason;
    },
  };
  const old = handler as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>;
  return {
    abortReason: () => aborted,
    start: () => {
      if (isNew) handler.onRequestStart?.(controller, {});
      else old.onConnect?.((reason?: Error) => controller.abort(reason ?? new Error('aborted')), {});
    },
    headers: (status: number, headers: Headers, statusText: string) => {
      if (isNew) return handler.onResponseStart?.(controller, status, flat(headers), statusText);
      const raw = [...headers].flatMap(([name, value]) => [Buffer.from(name), Buffer.from(value)]);
      old.onHeaders?.(status, raw, resume, statusText);
    },
    data: (chunk: Uint8Array) => {
      if (isNew) handler.onResponseData?.(controller, Buffer.from(chunk));
      else old.onData?.(Buffer.from(chunk));
    },
    end: () => {
      if (isNew) handler.onResponseEnd?.(controller, {});
      else old.onComplete?.([]);
    },
    error: (error: Error) => {
      if (isNew) handler.onResponseError?.(controller, error);
      else old.onError?.(error);
    },
  };
};

class ServerDispatcher extends Dispatcher {
  constructor(private readonly server: Pick<VidServer, 'fetch'>) {
    super();
  }

  override dispatch(options: Options, handler: Handler): boolean {
    const said = tell(handler, () => undefined);
    void this.answer(options, said).catch((error: unknown) => said.error(error as Error));
    return true;
  }

  private async answer(options: Options, said: ReturnType<typeof tell>): Promise<void> {
    const body = await bodyOf(options.body);
    said.start();
    const url = new URL(options.path, String(options.origin ?? 'http://127.0.0.1'));
    const request = new Request(url, {
      method: options.method,
      headers: headersOf(options.headers),
      ...(body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> }),
    });
    const response = await this.server.fetch(request);
    const throwIfAborted = () => {
      const reason = said.abortReason();
      if (reason !== undefined) throw reason;
    };
    throwIfAborted();
    said.headers(response.status, response.headers, response.statusText);
    if (response.body !== null)
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        throwIfAborted();
        said.data(chunk);
      }
    throwIfAborted();
    said.end();
  }

  override close(callback?: () => void): Promise<void> {
    callback?.();
    return Promise.resolve();
  }

  override destroy(...args: unknown[]): Promise<void> {
    for (const argument of args) if (typeof argument === 'function') (argument as () => void)();
    return Promise.resolve();
  }
}

/** A Dispatcher that hands everything to a server; closing it leaves the server open. */
export const vidDispatcher = (server: Pick<VidServer, 'fetch'>): Dispatcher => new ServerDispatcher(server);
