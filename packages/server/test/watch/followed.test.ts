/** One request, followed by its name and its span through the job, its scenes and its deliveries. */
import { context, propagation, trace } from '@opentelemetry/api';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createWorld } from '../support/world';

interface Line {
  readonly event: string;
  readonly request_id?: string;
  readonly job_id?: string;
  readonly scene?: number;
  readonly stage?: string;
}

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const PLAN = { scene_plan: ['One', 'Two'].map((prompt) => ({ type: 'motion', prompt, duration: 3 })) };

const followed = async (options: Parameters<typeof createWorld>[0] = {}) => {
  const lines: Line[] = [];
  const world = await createWorld({
    logLevel: 'debug',
    json: true,
    logTo: (line) => lines.push(JSON.parse(line) as Line),
    ...options,
  });
  await world.hook('video.completed');
  return { world, lines };
};

describe('the name of a request', () => {
  it('is in every line about it, its job, its scenes and its deliveries, and in its answer', async () => {
    const { world, lines } = await followed();
    const answer = await world.render(PLAN, { headers: { 'x-request-id': 'checkout-4711' } });
    await world.server.settled();
    expect(answer.headers.get('x-request-id')).toBe('checkout-4711');
    const mine = lines.filter(({ request_id: id }) => id === 'checkout-4711');
    expect(mine.map(({ event, scene, stage }) => `${event} ${scene ?? stage ?? ''}`.trim())).toEqual(
      expect.arrayContaining([
        'request',
        'job-taken',
        'job-stage preparing',
        'job-stage keeping',
        'scene-drawn 1',
        'scene-drawn 2',
        'job-rendered',
        'delivery-attempt',
      ]) as string[],
    );
    expect(new Set(mine.map(({ job_id: id }) => id))).toEqual(new Set([answer.body.job_id]));
    expect(lines.filter(({ request_id: id, job_id: job }) => job !== undefined && id !== 'checkout-4711')).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['something that is no name', 'a name with spaces'],
    ['something too long', 'x'.repeat(129)],
    ['a key', 'emp_local_dev'],
    ['what could be a secret', 'ab'.repeat(32)],
  ])('is drawn where the caller sent %s', async (_, sent) => {
    const world = await createWorld();
    const headers = sent === undefined ? {} : { 'x-request-id': sent };
    const [first, second] = [await world.get('/v1/me', { headers }), await world.get('/v1/me', { headers })];
    expect(first.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('outlives a snapshot', async () => {
    const { world, lines } = await followed();
    const hanging = { scene_plan: [{ type: 'motion', prompt: 'x [mock:slow=60s]', duration: 3 }] };
    await world.render(hanging, { headers: { 'x-request-id': 'before' } });
    const snapshot = await world.server.admin.snapshot();
    await world.server.admin.restore(snapshot);
    lines.length = 0;
    await world.advance(61);
    await world.server.settled();
    expect(lines.find(({ event }) => event === 'delivery-attempt')).toMatchObject({ request_id: 'before' });
  });
});

describe('spans', () => {
  const withSpans = () => {
    const exporter = new InMemorySpanExporter();
    const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    trace.setGlobalTracerProvider(provider);
    onTestFinished(async () => {
      trace.disable();
      context.disable();
      propagation.disable();
      await provider.shutdown();
    });
    return exporter;
  };

  it('are made of no probe', async () => {
    const exporter = withSpans();
    const { world } = await followed({ traces: true });
    exporter.reset();
    await world.server.fetch('http://vid.test/readyz');
    await world.server.fetch('http://vid.test/v1/me');
    expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['GET /v1/me']);
  });

  it.each([true, false])(
    'lead somewhere, or are told to lead nowhere: an SDK is registered: %s',
    async (registered) => {
      if (registered) withSpans();
      const { lines } = await followed({ traces: true });
      expect(lines.some(({ event }) => event === 'traces-go-nowhere')).toBe(!registered);
    },
  );

  it('go on from the caller through the render and its stages to the delivery', async () => {
    const exporter = withSpans();
    const { world } = await followed({ traces: true, logLevel: 'silent' });
    exporter.reset();
    const { body } = await world.render(PLAN, { headers: { traceparent: PARENT, 'x-request-id': 'r-1' } });
    await world.server.settled();
    const spans = exporter.getFinishedSpans();
    const named = (name: string) => spans.find((span) => span.name === name);
    const request = named('POST /v1/render');
    const render = named('render');
    const delivery = named('deliver video.completed');
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([PARENT.slice(3, 35)]));
    expect(request?.parentSpanContext?.spanId).toBe(PARENT.slice(36, 52));
    expect(render?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(delivery?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(named('keeping')?.parentSpanContext?.spanId).toBe(render?.spanContext().spanId);
    expect(render?.events.map(({ name }) => name)).toEqual(['scene', 'scene']);
    expect(request?.attributes).toMatchObject({
      'http.route': '/v1/render',
      'vid.job_id': body.job_id,
      'vid.request_id': 'r-1',
    });
    expect(delivery?.attributes).toMatchObject({ 'vid.job_id': body.job_id, 'vid.outcome': '200' });
    const told = JSON.stringify(spans.map(({ name, attributes, events }) => [name, attributes, events]));
    for (const secret of ['emp_local', 'receiver.example.com']) expect(told).not.toContain(secret);
  });

  it('are not made where nobody asked for them', async () => {
    const exporter = withSpans();
    const { world } = await followed();
    await world.render(PLAN);
    await world.server.settled();
    expect(exporter.getFinishedSpans()).toEqual([]);
  });
});
