import type { Clock } from '../clock/clock';
import { held } from '../clock/held';
import { openSink, type Sink } from './sink';

/** Opens a destination; a clock of tests stands still while it is opened, read or written. */
export const openHeldSink = async (clock: Clock, ...given: Parameters<typeof openSink>): Promise<Sink> => {
  const { open } = held(clock, { open: openSink });
  const sink = await open(...given);
  return held(clock, sink, sink.path === undefined);
};
