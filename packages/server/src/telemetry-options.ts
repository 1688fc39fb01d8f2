/** How much of what the server does is told to others. */
import { ConfigError } from './config-error';
import type { Log } from './ports/log';
import { NO_TRACER, type Tracer } from './ports/tracer';

export interface TelemetryOptions {
  /** Whether spans are made for OpenTelemetry; needs `@opentelemetry/api` and an SDK that is registered. Default false. */
  readonly traces?: boolean | undefined;
}

/** The tracer; what it needs is loaded for those who want it. */
export const loadTracer = async (traces: boolean, log: Log): Promise<Tracer> => {
  if (!traces) return NO_TRACER;
  try {
    const { createTracer, hasSdk } = await import('./adapters/otel/create-tracer');
    if (!hasSdk())
      log.write('warn', 'traces-go-nowhere', {
        next: 'no OpenTelemetry SDK is registered so far: load one before the server, such as NODE_OPTIONS="--import ./tracing.mjs"',
      });
    return createTracer();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError('Traces need the package @opentelemetry/api: install it beside @vid/server.');
  }
};
