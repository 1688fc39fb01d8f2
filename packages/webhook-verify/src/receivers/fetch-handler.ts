/** The adapter for everything that turns a Fetch request into a Fetch response. */
import { verifyAttempt } from '../verify/verify-webhook';
import type { Answer } from './answers';
import { createReceiver, type Incoming, type Runtime } from './create-receiver';
import { isFetchRequest, nodeResponseIn, noFetchRequest } from './node-pair';
import type { ReceiverOptions } from './receiver-options';

export type FetchReceiver<Context> = (
  incoming: Omit<Incoming<Context>, 'method' | 'headers'>,
  raw: Request,
  platform?: readonly unknown[],
) => Promise<Response>;

export const fetchReceiver = <Context>(
  options: ReceiverOptions<Context>,
  runtime: Pick<Runtime, 'framework' | 'entry' | 'isBuilt'>,
): FetchReceiver<Context> => {
  const receive = createReceiver(options, { ...runtime, verify: verifyAttempt, outlivesAnswer: true });
  return async (incoming, raw, platform = []) => {
    if (isFetchRequest(raw))
      return toResponse(await receive({ ...incoming, method: raw.method, headers: raw.headers }));
    const answer = await receive({ ...incoming, method: undefined, headers: undefined, mistake: noFetchRequest() });
    const response = nodeResponseIn(platform);
    if (response === undefined) return toResponse(answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
    // Who hands over a response takes none back.
    return undefined as unknown as Response;
  };
};

const toResponse = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers });
