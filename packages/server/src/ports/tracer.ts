/**
 * Spans of what the server does, for OpenTelemetry where it is wanted. Their attributes are ids and figures: no texts of
 * requests, no addresses, no keys.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanStart {
  readonly kind?: 'server' | 'client' | 'consumer' | 'internal';
  readonly attributes?: SpanAttributes;
  /** What it belongs to, as a `traceparent` header has it. */
  readonly parent?: string | undefined;
}

export interface Span {
  /** As a `traceparent` header; undefined where nothing is traced. */
  readonly traceparent: string | undefined;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  event(name: string, attributes?: SpanAttributes): void;
  /** `failed` says what kind of failure it ended with. */
  end(failed?: string): void;
}

export interface Tracer {
  start(name: string, options?: SpanStart): Span;
}

const NO_SPAN: Span = {
  traceparent: undefined,
  rename: () => undefined,
  set: () => undefined,
  event: () => undefined,
  end: () => undefined,
};

export const NO_TRACER: Tracer = { start: () => NO_SPAN };
