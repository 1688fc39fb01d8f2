/** A dialer whose posts go to a function instead of a socket; everything else is the dialer underneath. */
import type { Dialer, DialOutcome } from '../../ports/dialer';
import { timeLimit } from '../../time-limit';

/** Takes a delivery as `fetch` would; an error named `TimeoutError` is an answer that did not come within the ten seconds. */
export type Deliver = (request: Request) => Promise<Response> | Response;

/** Of whatever `fetch` it comes, and not what a program returns that has forgotten to. */
const isResponse = (answer: unknown): boolean => {
  const { status, headers } = Object(answer) as Partial<Response>;
  return typeof status === 'number' && typeof headers?.entries === 'function';
};

const KEPT_BYTES = 2048;

/** The first bytes of an answer's body as text; the rest is never read. */
const readStart = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    bytes += (chunk as Uint8Array).length;
    if (bytes >= KEPT_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString();
};

export const createDeliverDialer = (
  deliver: Deliver,
  underneath: Dialer,
  timing: { readonly timeoutMs: number; readonly realNow: () => number },
): Dialer => {
  const send = async (url: string, headers: Readonly<Record<string, string>>, body: string, signal: AbortSignal) => {
    const request = new Request(url, { method: 'POST', headers, body, signal });
    const gaveUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    // A function that throws leaves nobody waiting for it.
    gaveUp.catch(() => undefined);
    const response = await Promise.race([deliver(request), gaveUp]);
    if (!isResponse(response))
      throw new Error(`deliver returned ${response === null ? 'null' : typeof response}: it must return a Response`);
    const text = await Promise.race([readStart(response), gaveUp]);
    return { status: response.status, headers: Object.fromEntries(response.headers), body: text };
  };

  return {
    ...underneath,
    post: async (url, request): Promise<DialOutcome> => {
      const began = timing.realNow();
      const timeout = timeLimit(timing.timeoutMs);
      const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
      const body = typeof request.body === 'string' ? request.body : Buffer.from(request.body).toString();
      try {
        const answer = await send(url, request.headers, body, signal);
        return { kind: 'answered', ...answer, ms: timing.realNow() - began };
      } catch (error) {
        const ms = timing.realNow() - began;
        if (request.signal?.aborted) return { kind: 'failed', reason: 'aborted', error: 'the server is closing', ms };
        if (timeout.aborted || (error as Error).name === 'TimeoutError')
          return { kind: 'failed', reason: 'timeout', error: `no answer within ${timing.timeoutMs / 1000} s`, ms };
        return { kind: 'failed', reason: 'network', error: (error as Error).message, ms };
      }
    },
  };
};
