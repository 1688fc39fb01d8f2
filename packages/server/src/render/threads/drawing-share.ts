/** How many threads may draw a film at the moment: renders that run beside it need cores, too. */

export interface DrawingShare {
  readonly most: () => number;
  /** Hears of every change, one listener. */
  listen(listener: (most: number) => void): void;
}

export function drawingShare(): DrawingShare & { readonly set: (most: number) => void } {
  let now = Number.POSITIVE_INFINITY;
  let tell: (most: number) => void = () => undefined;
  return {
    most: () => now,
    listen(listener) {
      tell = listener;
    },
    set(most) {
      now = most;
      tell(most);
    },
  };
}
