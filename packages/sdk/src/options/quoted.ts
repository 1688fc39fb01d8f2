import { kindOf } from './kinds';

/** A value that came, in words: a text as it is, what is none by its kind. */
export const quoted = (given: unknown): string => (typeof given === 'string' ? JSON.stringify(given) : kindOf(given));
