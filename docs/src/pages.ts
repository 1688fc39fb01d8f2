/** The generated pages of this folder and what writes each. */
import { writeActs } from './acts';
import { writeClock } from './clock';
import { writeConformance } from './conformance';
import { writeErrors } from './errors';
import { writeJobStates } from './job-states';
import { writeMetrics } from './metrics';
import { writeProxy } from './proxy';
import { writeReference } from './reference';
import { writeRoutes } from './routes';
import { writeServerConfig } from './server-config';
import { writeUnspecified } from './unspecified';
import { writeWebhookExam } from './webhook-exam';

export const PAGES: Readonly<Record<string, () => string>> = {
  'acts.md': writeActs,
  'clock.md': writeClock,
  'conformance.md': writeConformance,
  'errors.md': writeErrors,
  'job-states.md': writeJobStates,
  'metrics.md': writeMetrics,
  'proxy.md': writeProxy,
  'reference.md': writeReference,
  'routes.md': writeRoutes,
  'server-config.md': writeServerConfig,
  'unspecified.md': writeUnspecified,
  'webhook-exam.md': writeWebhookExam,
};
