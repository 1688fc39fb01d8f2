/** Reads `--rate`: how many renders are sent in a minute, an hour and a day. */
import { InvalidArgumentError } from 'commander';

export interface RenderLimits {
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
}

export const UNLIMITED: RenderLimits = {
  minute: Number.POSITIVE_INFINITY,
  hour: Number.POSITIVE_INFINITY,
  day: Number.POSITIVE_INFINITY,
};

const WINDOW_OF: Readonly<Record<string, keyof RenderLimits>> = {
  m: 'minute',
  min: 'minute',
  minute: 'minute',
  h: 'hour',
  hour: 'hour',
  d: 'day',
  day: 'day',
};

/** `3/min,30/hour`; a window that is not named has no limit, and a bare number is for each minute. */
export const readRate = (text: string): RenderLimits =>
  text.split(',').reduce<RenderLimits>((limits, part) => {
    const [, count, window = 'minute'] = /^\s*([1-9]\d{0,5})(?:\s*\/\s*([a-z]+))?\s*$/.exec(part) ?? [];
    const name = WINDOW_OF[window];
    if (count === undefined || name === undefined)
      throw new InvalidArgumentError('Write it like 10/min, or 3/min,30/hour,100/day.');
    return { ...limits, [name]: Number(count) };
  }, UNLIMITED);
