import type { Defect } from './defect';
import { RENDER_DEFECTS } from './renders';
import { REQUEST_DEFECTS } from './requests';
import { WEBHOOK_DEFECTS } from './webhooks';

/** Every defect that `vid conformance` has to catch. */
export const DEFECTS: readonly Defect[] = [...REQUEST_DEFECTS, ...RENDER_DEFECTS, ...WEBHOOK_DEFECTS];
