import { ANSWER_DEFECTS } from './answers';
import { ATTEMPT_DEFECTS } from './attempts';
import type { Defect } from './defect';
import { END_DEFECTS } from './ends';
import { RENDER_DEFECTS } from './renders';
import { REPEAT_DEFECTS } from './repeats';
import { REQUEST_DEFECTS } from './requests';
import { WEBHOOK_DEFECTS } from './webhooks';

/** Every defect that `vid conformance` has to catch. */
export const DEFECTS: readonly Defect[] = [
  ...REQUEST_DEFECTS,
  ...ANSWER_DEFECTS,
  ...RENDER_DEFECTS,
  ...END_DEFECTS,
  ...WEBHOOK_DEFECTS,
  ...ATTEMPT_DEFECTS,
  ...REPEAT_DEFECTS,
];
