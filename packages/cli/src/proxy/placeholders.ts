/** Gives each secret a placeholder of its form, always the same one, so that a recording still hangs together. */
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import type { Placeholder } from '@vid/server';

type Form = 'key' | 'secret' | 'email' | 'text';

const SECRET_DIGITS = 64;

const MAKE: Readonly<Record<Form, (number: number) => Placeholder>> = {
  key: (number) => `emp_redacted_${number}`,
  secret: (number) => `000${String(number).padStart(SECRET_DIGITS - 3, '0')}`,
  email: (number) => `redacted-${number}@example.invalid`,
  text: (number) => `redacted-${number}`,
};

const IS_SECRET = /^[0-9a-f]{64}$/i;
const IS_EMAIL = /^[^@\s]+@[^@\s]+$/;

const formOf = (value: string): Form => {
  if (value.startsWith(API_KEY_PREFIX)) return 'key';
  if (IS_SECRET.test(value)) return 'secret';
  return IS_EMAIL.test(value) ? 'email' : 'text';
};

/** A value that is redacted already. */
const IS_PLACEHOLDER = /^(emp_redacted_\d+|redacted-\d+(@example\.invalid)?|0{40}\d{24})$/;

export interface Placeholders {
  /** The placeholder of a secret. */
  of(this: void, value: string): string;
  /** All that have one, the longest first. */
  known(this: void): readonly (readonly [value: string, placeholder: string])[];
}

export const createPlaceholders = (): Placeholders => {
  const given = new Map<string, Placeholder>();
  let sorted: readonly (readonly [string, Placeholder])[] = [];
  return {
    of(value) {
      if (IS_PLACEHOLDER.test(value)) return value;
      const known = given.get(value);
      if (known !== undefined) return known;
      const made = MAKE[formOf(value)](given.size + 1);
      given.set(value, made);
      sorted = [...given].sort(([one], [other]) => other.length - one.length);
      return made;
    },
    known: () => sorted,
  };
};
