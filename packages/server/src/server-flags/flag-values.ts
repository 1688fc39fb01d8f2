/** What the text of a flag or of a variable comes to, or why it can't be taken. */
import { ConfigError } from '../config-error';
import { nearestName } from '../nearest-name';

export const whole = (name: string, text: string | undefined, min: number, max: number): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`--${name} takes a whole number from ${min} to ${max}, not ${JSON.stringify(text)}.`);
};

export const oneOf = <T extends string>(
  name: string,
  text: string | undefined,
  values: readonly string[],
): T | undefined => {
  if (text === undefined || values.includes(text)) return text as T | undefined;
  const meant = nearestName(text, values);
  throw new ConfigError(
    `--${name} takes ${values.join(', ')}, not ${JSON.stringify(text)}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  );
};

const YES: readonly string[] = ['true', 'yes', '1'];
const NO: readonly string[] = ['false', 'no', '0'];

export const yesOrNo = (name: string, text: string | undefined): boolean | undefined => {
  if (text === undefined || text === '') return undefined;
  if (YES.includes(text.trim().toLowerCase())) return true;
  if (NO.includes(text.trim().toLowerCase())) return false;
  throw new ConfigError(`${name} takes ${YES.join(', ')} or ${NO.join(', ')}, not ${JSON.stringify(text)}.`);
};
