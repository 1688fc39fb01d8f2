import { AdminFailure } from './admin';
import { NoAnswer } from './judge';

/** Whether an error may come of an outage alone. */
export const isOutage = (error: unknown): boolean => error instanceof NoAnswer || error instanceof AdminFailure;
