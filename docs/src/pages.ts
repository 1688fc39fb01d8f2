/** The generated pages of this folder and what writes each. */
import { writeJobStates } from './job-states';
import { writeReference } from './reference';
import { writeUnspecified } from './unspecified';

export const PAGES: Readonly<Record<string, () => string>> = {
  'job-states.md': writeJobStates,
  'reference.md': writeReference,
  'unspecified.md': writeUnspecified,
};
