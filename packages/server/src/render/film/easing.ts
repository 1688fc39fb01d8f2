/** Easings over 0 to 1. Two are enough for a coherent hand: things arrive fast and settle, and leave ever faster. */
export const arrive = (progress: number): number => 1 - (1 - progress) ** 4;
export const leave = (progress: number): number => progress ** 3;
/** For things that travel across: slow, fast, slow. */
export const travel = (progress: number): number =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2;
