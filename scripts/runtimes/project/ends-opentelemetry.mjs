// Spans of calls, with a provider of one's own.
import { strict as assert } from 'node:assert';
import { trace } from '@opentelemetry/api';
import { openTelemetry } from '@vid/sdk/opentelemetry';
import { createTestClient } from '@vid/sdk/testing';

const ended = [];
const spanOf = (name) => ({
  ...{ setAttribute: () => undefined, setAttributes: () => undefined, setStatus: () => undefined },
  ...{ addEvent: () => undefined, recordException: () => undefined, updateName: () => undefined },
  ...{ isRecording: () => true, end: () => void ended.push(name) },
  spanContext: () => ({ traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', traceFlags: 1 }),
});
const startSpan = (name) => spanOf(name);
trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan }) });
const { vid } = createTestClient({ middleware: openTelemetry() });
await vid.account.retrieve();
assert.deepEqual(ended, ['GET /v1/me']);
console.log('used');
