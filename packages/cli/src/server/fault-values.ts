/** The values of `vid server fault add`, as they are written and as they are sent. */
import { CliError } from '../cli-error';
import { parseDuration } from '../duration';
import { EXIT } from '../exit-codes';
import { readDocument } from '../read-document';
import { inOneLine } from '../terminal-text';
import { readAssignment } from './assignments';

const wrong = (given: string, flag: string, is: string, next: string): CliError =>
  new CliError(EXIT.usage, `${flag} ${inOneLine(given)} is no ${is}.`, { next });

/** More than any answer has bytes. */
export const readWhole = (given: string, flag: string): number => {
  if (/^\d{1,12}$/.test(given)) return Number(given);
  throw wrong(given, flag, 'whole number up to 999999999999', `Write it like ${flag} 500.`);
};

/** JSON where it reads as JSON, else a text. */
const readMember = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

export const readMembers = (given: readonly string[]): unknown =>
  Object.fromEntries(
    given.map((assignment) => {
      const [path, value] = readAssignment(assignment);
      return [path, readMember(value)];
    }),
  );

export const readBody = async (given: string, flag: string): Promise<unknown> => {
  if (given === '-' || given.startsWith('@')) return readDocument(given === '-' ? given : given.slice(1), flag);
  try {
    return JSON.parse(given) as unknown;
  } catch {
    throw wrong(given, flag, 'JSON', `Write it like ${flag} '{"error":"busy"}', or name a file with ${flag} @FILE.`);
  }
};

/** A time by which a clock is wrong: backwards with a minus. */
export const readSkew = (given: string, flag: string): number => {
  const [sign, length] = given.startsWith('-') ? [-1, given.slice(1)] : [1, given.replace(/^\+/, '')];
  if (/^0+(?:\.0+)?[a-z]*$/i.test(length)) throw wrong(given, flag, 'skew', 'Write it like 90s, 10m or -1h.');
  return (sign * parseDuration(length, flag)) / 1000;
};

export const readProbability = (given: string, flag: string): number => {
  const [, digits = '', percent] = /^(\d{1,3}(?:\.\d{1,9})?)(%?)$/.exec(given) ?? [];
  const share = digits === '' ? Number.NaN : Number(digits) / (percent === '%' ? 100 : 1);
  if (share >= 0 && share <= 1) return share;
  throw wrong(given, flag, 'probability', `Write it from 0 to 1 like ${flag} 0.3, or like ${flag} 30%.`);
};
