/** Looks at what an installation has for renders, and tries it. */
import { createRequire } from 'node:module';

export { type FfmpegFinding, type FfmpegSearch, findFfmpeg } from '../adapters/ffmpeg/find-ffmpeg';
export { tryImageCommand } from '../adapters/ffmpeg/try-image-command';
export { type Tried, type TryOptions, tryInstallation } from '../adapters/ffmpeg/try-installation';
export { tryPlanner } from '../adapters/model-planner/try-planner';
export { tryEngine, tryPico, tryPiper, tryVoiceCommand } from '../adapters/voices/try-voices';
export { BYTES_PER_MINUTE } from '../render/output/bytes-per-minute';
export { TRIALS, type TrialName, type TrialOutcome } from '../render/trial/trial';

/** Of this package. */
export const { version } = createRequire(import.meta.url)('@vid/server/package.json') as { readonly version: string };
