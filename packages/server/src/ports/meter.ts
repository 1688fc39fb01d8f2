/** Takes note of what happens, for whoever watches over the server. It never fails, and costs next to nothing. */
import type { CounterName, GaugeName, HistogramName, LevelName } from './metrics';

export type Labels = Readonly<Record<string, string | number>>;

export interface Meter {
  add(counter: CounterName, labels?: Labels, by?: number): void;
  /** Goes up or down. */
  move(level: LevelName, by: number): void;
  observe(histogram: HistogramName, value: number, labels?: Labels): void;
}

/** What is asked for at the moment of looking; what can't be told then is left out. */
export type Gauges = Readonly<Partial<Record<GaugeName, number>>>;

export const NO_METER: Meter = { add: () => undefined, move: () => undefined, observe: () => undefined };
