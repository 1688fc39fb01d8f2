import ms, { type StringValue } from 'ms';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';

const readMs = (text: string): number | undefined =>
  text === '' || text.length > 20 ? undefined : ms(text as StringValue);

/** Reads `90s`, `10m`, `1h` or a bare number of seconds as milliseconds. */
export const parseDuration = (text: string, flag: string): number => {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : readMs(text);
  if (value === undefined || !Number.isFinite(value) || value <= 0) {
    throw new CliError(EXIT.usage, `${flag} ${text} is no duration.`, {
      next: 'Write it like 90s, 10m or 1h; a bare number is seconds.',
    });
  }
  return value;
};
