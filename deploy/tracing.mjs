/**
 * Sends the spans of a server that runs with --traces to a collector, over OTLP: load it before the server, as
 *   NODE_OPTIONS="--import /app/tracing.mjs"
 * Where to, and what is sampled, is read from the usual variables: OTEL_EXPORTER_OTLP_ENDPOINT (or ..._TRACES_ENDPOINT) and
 * ..._HEADERS, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_TRACES_SAMPLER and ..._ARG.
 */
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

const resource = defaultResource()
  .merge(resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'vid-server' }))
  .merge(detectResources({ detectors: [envDetector] }));

const provider = new NodeTracerProvider({
  resource,
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(), { scheduledDelayMillis: 1000 })],
});
provider.register();

// The server ends the process when its work is over: what comes after this goes with the next batch, within a second.
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void provider.forceFlush().catch(() => undefined));
