/** The adapter for everything that turns a Fetch request into a Fetch response. */
import { verifyAttempt } from '../verify/verify-webhook';
import type { Answer } from './answers';
import { createReceiver, type Incoming, type Runtime } from './create-receiver';
import type { ReceiverOptions } from './receiver-options';

export type FetchReceiver<Context> = (
  incoming: Omit<Incoming<Context>, 'method' | 'headers'>,
  raw: Request,
) => Promise<Response>;

export const fetchReceiver = <Context>(
  options: ReceiverOptions<Context>,
  runtime: Pick<Runtime, 'framework' | 'entry' | 'isBuilt'>,
): FetchReceiver<Context> => {
  const receive = createReceiver(options, { ...runtime, verify: verifyAttempt, outlivesAnswer: true });
  return async (incoming, { method, headers }) => toResponse(await receive({ ...incoming, method, headers }));
};

const toResponse = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers });
