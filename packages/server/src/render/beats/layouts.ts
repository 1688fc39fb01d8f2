/** The layout of each beat. */
import type { BeatLayout } from './beat';
import { comparison } from './comparison';
import { cta } from './cta';
import { body, hook, title } from './hook';
import type { Beat } from './infer-beat';
import { list, steps } from './list';
import { logo } from './logo';
import { quote } from './quote';
import { stat } from './stat';

export const LAYOUTS: Record<Beat, BeatLayout> = { hook, title, body, stat, list, steps, quote, logo, comparison, cta };
