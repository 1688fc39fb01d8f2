/**
 * Spans for OpenTelemetry, as a middleware: one for each attempt, by the semantic conventions for HTTP clients, with
 * `traceparent` sent to the service. Only this entry loads `@opentelemetry/api`.
 */
import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TracerProvider,
  trace,
} from '@opentelemetry/api';
import { version } from '../../package.json';
import type { Middleware, MiddlewareAnswer, MiddlewareRequest } from '../middleware/middleware';

/** How spans are made. */
export interface OpenTelemetryOptions {
  /** Makes the tracer. Default: the global one. */
  readonly tracerProvider?: TracerProvider | undefined;
}

const nameOf = ({ method, route }: MiddlewareRequest): string => (route === undefined ? method : `${method} ${route}`);

const portOf = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port));

const attributesOf = (request: MiddlewareRequest): Attributes => {
  const url = new URL(request.url);
  return {
    'http.request.method': request.method,
    'server.address': url.hostname,
    'server.port': portOf(url),
    'url.full': request.url,
    ...(request.route === undefined ? {} : { 'url.template': request.route }),
    ...(request.attempt > 1 ? { 'http.request.resend_count': request.attempt - 1 } : {}),
    'vid.call_id': request.callId,
  };
};

const answered = (span: Span, { status }: MiddlewareAnswer): void => {
  span.setAttribute('http.response.status_code', status);
  if (status < 400) return;
  span.setAttribute('error.type', String(status));
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** The class of what ended it; its message may name what no span should hold, and stays out. */
const failed = (span: Span, error: unknown): void => {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** A middleware that makes a span of each attempt: `new VidClient({ middleware: openTelemetry() })`. Put it first. */
export const openTelemetry =
  ({ tracerProvider }: OpenTelemetryOptions = {}): Middleware =>
  async (request, next) => {
    const tracer = (tracerProvider ?? trace).getTracer('@vid/sdk', version);
    const span = tracer.startSpan(nameOf(request), { kind: SpanKind.CLIENT, attributes: attributesOf(request) });
    const active = trace.setSpan(context.active(), span);
    const headers: Record<string, string> = {};
    // Where a video lies is somebody else's host: the trace is none of its business.
    if (!request.download) propagation.inject(active, headers);
    try {
      const answer = await context.with(active, () => next({ headers }));
      answered(span, answer);
      return answer;
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  };
