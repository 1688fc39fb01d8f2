/** Spans for OpenTelemetry; needs `@opentelemetry/api`. */
export { type OpenTelemetryOptions, openTelemetry } from './open-telemetry';
