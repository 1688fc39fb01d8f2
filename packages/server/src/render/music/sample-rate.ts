/** Samples a second of everything that is heard. */
export const SAMPLE_RATE = 48_000;
