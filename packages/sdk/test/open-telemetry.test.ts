import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { VidClient } from '@vid/sdk';
import { openTelemetry } from '@vid/sdk/opentelemetry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, accepted, job } from './support/answers';
import { FakeService, respond } from './support/fake-service';
import { rejection } from './support/make-client';
import { HastyClock } from './support/manual-clock';
import { mp4 } from './support/mp4';

const exporter = new InMemorySpanExporter();

beforeEach(() => {
  exporter.reset();
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
});
afterEach(() => {
  for (const api of [trace, context, propagation]) api.disable();
});

const make = (answers: Array<Response | Error>) => {
  const service = new FakeService(() => {
    const next = answers.shift() ?? respond(500, { error: 'The script is over' });
    if (next instanceof Error) throw next;
    return next;
  });
  const vid = new VidClient({
    apiKey: 'emp_topsecret',
    baseUrl: 'http://a.test:8080/gate',
    transport: service,
    middleware: openTelemetry(),
    ports: { clock: new HastyClock() },
  });
  return { vid, service };
};

describe('openTelemetry', () => {
  it('makes a span of each attempt, by the conventions for HTTP clients', async () => {
    const { vid } = make([respond(503, { error: 'x' }), respond(200, job('succeeded'))]);
    await vid.jobs.retrieve('job_1');
    const spans = exporter.getFinishedSpans();
    const common = {
      'http.request.method': 'GET',
      'server.address': 'a.test',
      'server.port': 8080,
      'url.full': 'http://a.test:8080/gate/v1/job/job_1',
      'url.template': '/v1/job/{id}',
      'vid.call_id': expect.stringMatching(/^call-/) as string,
    };
    expect(spans.map(({ name, kind, status, attributes }) => ({ name, kind, code: status.code, attributes }))).toEqual([
      {
        name: 'GET /v1/job/{id}',
        kind: SpanKind.CLIENT,
        code: SpanStatusCode.ERROR,
        attributes: { ...common, 'http.response.status_code': 503, 'error.type': '503' },
      },
      {
        name: 'GET /v1/job/{id}',
        kind: SpanKind.CLIENT,
        code: SpanStatusCode.UNSET,
        attributes: { ...common, 'http.response.status_code': 200, 'http.request.resend_count': 1 },
      },
    ]);
  });

  it('sends traceparent, with the span below the active one', async () => {
    const { vid, service } = make([respond(202, accepted())]);
    const parent = trace.getTracer('test').startSpan('parent');
    await context.with(trace.setSpan(context.active(), parent), () => vid.renders.create({ brief: 'x' }));
    const [span] = exporter.getFinishedSpans();
    const { traceId, spanId } = span?.spanContext() ?? {};
    expect(span?.parentSpanContext?.spanId).toBe(parent.spanContext().spanId);
    expect(service.received[0]?.headers.get('traceparent')).toBe(`00-${traceId}-${spanId}-01`);
  });

  it('names what ended an attempt without an answer, and no key', async () => {
    const { vid } = make([new Error('cut'), new Error('cut'), new Error('cut')]);
    await rejection(vid.account.retrieve());
    const spans = exporter.getFinishedSpans();
    expect(spans.map(({ attributes }) => attributes['error.type'])).toEqual(Array(3).fill('ConnectionError'));
    const shown = spans.map(({ name, attributes, events, status }) => ({ name, attributes, events, status }));
    expect(JSON.stringify(shown)).not.toContain('topsecret');
  });

  it('tells the host of a video neither the trace nor, to the span, its address', async () => {
    const { vid, service } = make([
      new Response(new Uint8Array(mp4(Buffer.from('video'))), { headers: { 'content-type': 'video/mp4' } }),
    ]);
    const sink = new WritableStream<Uint8Array>();
    await vid.jobs.download({ job_id: 'job_1', video_url: 'https://cdn.example.com/secret.mp4?sig=1' }, sink);
    expect(service.received[0]?.headers.has('traceparent')).toBe(false);
    const [span] = exporter.getFinishedSpans();
    expect(span).toMatchObject({
      name: 'GET',
      attributes: { 'server.address': 'cdn.example.com', 'server.port': 443 },
    });
    expect(JSON.stringify(span?.attributes)).not.toContain('secret');
  });

  it('does nothing without an SDK', async () => {
    for (const api of [trace, context, propagation]) api.disable();
    const { vid, service } = make([respond(200, ACCOUNT)]);
    await expect(vid.account.retrieve()).resolves.toEqual(ACCOUNT);
    expect(service.received[0]?.headers.has('traceparent')).toBe(false);
  });
});
