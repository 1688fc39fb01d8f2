/** Easings over 0 to 1. Two are enough for a coherent hand: things arrive fast and settle, and leave ever faster. */
export const arrive = (progress: number): number => 1 - (1 - progress) ** 4;
export const leave = (progress: number): number => progress ** 3;
