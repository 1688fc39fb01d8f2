/** The adapter for Node's own requests and responses, which Express extends. */
import type { ServerResponse } from 'node:http';
import { verifyAttemptSync } from '../verify/verify-webhook-sync';
import { calledBy } from './called-by';
import { answerNode } from './caller';
import { createReceiver, NOTHING, type Runtime } from './create-receiver';
import { endHalfSent, forestalled, isSent } from './forestalled';
import { isOfApiRoute } from './next-marks';
import { type NodeRequest, nodeHeaders, readNodeBody } from './node-request';
import type { ReceiverOptions } from './receiver-options';
import { notAnswered, responseMistake } from './setup-mistake';
import { LINES } from './watch-for-call';

export type NodeHandler<Request extends NodeRequest> = (request: Request, response: ServerResponse) => Promise<void>;

export const nodeHandler = <Request extends NodeRequest>(
  options: ReceiverOptions<Request>,
  runtime: Pick<Runtime, 'framework' | 'entry'>,
): NodeHandler<Request> => {
  const receive = createReceiver(options, { ...runtime, verify: verifyAttemptSync, outlivesAnswer: true });
  return calledBy('node', runtime, receive, async (request, response) => {
    const mistake = responseMistake(response);
    const { status, headers, body } = await receive({
      request,
      method: request.method,
      headers: nodeHeaders(request),
      readBody: (maxBytes) => readNodeBody(request, maxBytes),
      mistake,
      forestalled: () => (isSent(response) ? forestalled(LINES[runtime.framework]) : undefined),
      framework: isOfApiRoute(response) ? 'next-pages' : undefined,
    });
    if (mistake) {
      answerNode([request], { status, headers, body });
      // NestJS hears of it, and would send a controller's result; elsewhere a rejection may end the process.
      if (runtime.framework === 'nest') throw notAnswered(mistake);
      return;
    }
    if (isSent(response)) return;
    if (response.headersSent) {
      void endHalfSent(response, status).then((late) => late && receive({ ...NOTHING, request, mistake: late }));
      return;
    }
    // What was not read to its end would be taken for the next request.
    if (request.complete === false) response.setHeader('connection', 'close');
    response.writeHead(status, headers).end(body);
  });
};
