/**
 * Spans through `@opentelemetry/api`, which the user installs with an SDK of his own: where none is registered they go
 * nowhere. Parents are told by `traceparent`, since what belongs together happens in several processes.
 */
import {
  isSpanContextValid,
  ProxyTracerProvider,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type TracerProvider,
  trace,
} from '@opentelemetry/api';
import { version } from '../../../package.json';
import type { Span, SpanStart, Tracer } from '../../ports/tracer';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const readParent = (text: string | undefined): SpanContext | undefined => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(parent) ? parent : undefined;
};

const writeParent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** Whether the program has registered an SDK by now: without one spans go nowhere. */
export const hasSdk = (): boolean => {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer('@vid/server') !== undefined;
};

/** `provider`: default is what the program has registered. */
export const createTracer = (provider: TracerProvider = trace): Tracer => ({
  start: (name, { kind = 'internal', attributes = {}, parent }: SpanStart = {}): Span => {
    const above = readParent(parent);
    const context = above === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, above);
    // Asked for each time: a program may register its SDK after it created the server.
    const span = provider
      .getTracer('@vid/server', version)
      .startSpan(name, { kind: KINDS[kind], attributes: attributes }, context);
    const own = span.spanContext();
    return {
      traceparent: isSpanContextValid(own) ? writeParent(own) : undefined,
      rename: (better) => void span.updateName(better),
      set: (more) => void span.setAttributes(more),
      event: (what, more = {}) => void span.addEvent(what, more),
      end: (failed) => {
        if (failed !== undefined) {
          span.setAttribute('error.type', failed);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  },
});
