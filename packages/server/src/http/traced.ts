/** A span of a request, by the semantic conventions for HTTP servers, within that of its caller where he sends one. */
import { NO_TRACER, type Tracer } from '../ports/tracer';
import type { Trace } from './call';
import type { Reply } from './reply';
import type { AppRequest } from './request';

const withSpan = async (
  tracer: Tracer,
  request: AppRequest,
  trace: Trace,
  answer: () => Promise<Reply>,
): Promise<Reply> => {
  const { method } = request;
  const span = tracer.start(method, {
    kind: 'server',
    parent: request.headers.get('traceparent') ?? undefined,
    attributes: { 'http.request.method': method, 'vid.request_id': trace.requestId },
  });
  if (span.traceparent !== undefined) trace.traceparent = span.traceparent;
  let failed: string | undefined = 'dropped';
  try {
    const reply = await answer();
    failed = reply.status >= 500 ? String(reply.status) : undefined;
    span.set({ 'http.response.status_code': reply.status });
    return reply;
  } finally {
    if (trace.route !== undefined) span.rename(`${method} ${trace.route}`);
    span.set({ 'http.route': trace.route, 'vid.job_id': trace.jobId });
    span.end(failed);
  }
};

/** Where nobody traces, the answer as it is: what a span would be told is not even gathered. */
export const traced: typeof withSpan = (tracer, request, trace, answer) =>
  tracer === NO_TRACER ? answer() : withSpan(tracer, request, trace, answer);
