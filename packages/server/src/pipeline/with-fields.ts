import type { Log } from '../ports/log';

/** A log whose every line has some fields; those of a line itself come first. */
export const withFields = (log: Log, common: Readonly<Record<string, unknown>>): Log => ({
  write: (level, event, fields = {}) => log.write(level, event, { ...common, ...fields }),
});
