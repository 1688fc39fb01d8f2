import { IDEMPOTENCY_KEY_HEADER } from '@vid/sdk/contract';
import type { Origin } from '../../domain/job';
import type { ServerRules } from '../../ports/server-rules';
import type { StartRender } from '../../services/start-render';
import { answerRefusal } from '../answer-refusal';
import type { Endpoint, Trace } from '../call';
import { json } from '../json';
import type { ReadBody } from '../read-body';

export interface CreateRenderDeps {
  readonly startRender: StartRender;
  readonly rules: ServerRules;
  readonly readBody: ReadBody;
  /** Whether callers within the process may name local files. */
  readonly localFiles: boolean;
}

const originOf = ({ requestId, traceparent }: Trace): Origin | undefined =>
  requestId === undefined
    ? undefined
    : { request: requestId, ...(traceparent === undefined ? {} : { trace: traceparent }) };

/** `POST /v1/render`. */
export const createRender =
  ({ startRender, rules, readBody, localFiles }: CreateRenderDeps): Endpoint =>
  async ({ request, account, arrival, trace }) => {
    const body = await readBody(request, trace);
    const answer = await startRender({
      userId: account.userId,
      idempotencyKey: request.headers.get(IDEMPOTENCY_KEY_HEADER) ?? undefined,
      body,
      localFiles: localFiles && arrival.inProcess,
      by: originOf(trace),
    });
    if (!answer.ok) return answerRefusal(answer.refusal, rules.current().policies);
    trace.jobId = answer.value.job_id;
    return json(202, answer.value);
  };
