/** The generated pages of this folder and what writes each. */
import { writeJobStates } from './job-states';
import { writeReference } from './reference';
import { writeRoutes } from './routes';
import { writeServerConfig } from './server-config';
import { writeUnspecified } from './unspecified';

export const PAGES: Readonly<Record<string, () => string>> = {
  'job-states.md': writeJobStates,
  'reference.md': writeReference,
  'routes.md': writeRoutes,
  'server-config.md': writeServerConfig,
  'unspecified.md': writeUnspecified,
};
