/** The adapter for everything that turns a Fetch request into a Fetch response. */
import { verifyAttempt } from '../verify/verify-webhook';
import type { Answer } from './answers';
import { calledBy } from './called-by';
import type { Caller } from './caller';
import { createReceiver, type Incoming, type Runtime } from './create-receiver';
import type { ReceiverOptions } from './receiver-options';

/** Makes a handler of how to read what it is called with. */
export const fetchHandler = <Given extends readonly unknown[], Context>(
  options: ReceiverOptions<Context, readonly unknown[]>,
  runtime: Pick<Runtime, 'framework' | 'entry' | 'isBuilt'> & { readonly caller: Extract<Caller, 'fetch' | 'hono'> },
  read: (...given: Given) => Omit<Incoming<Context>, 'method' | 'headers'> & {
    readonly raw: Request;
    /** What becomes of the response, where it is not only returned. */
    readonly keep?: (response: Response) => Response;
  },
): ((...given: Given) => Promise<Response>) => {
  const receive = createReceiver(options, { ...runtime, verify: verifyAttempt, outlivesAnswer: true });
  return calledBy(runtime.caller, runtime, receive, async (...given: Given) => {
    const { raw, keep = (response) => response, ...incoming } = read(...given);
    return keep(toResponse(await receive({ ...incoming, method: raw.method, headers: raw.headers })));
  });
};

const toResponse = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers });
