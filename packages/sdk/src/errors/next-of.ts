import { ERROR_NEXT, type ErrorCategory, isErrorCode } from '../contract';
import { NEXT_OF_CATEGORY } from './next-of-category';

/** What to do about an error answer: what its code asks for, else what its kind does. */
export const nextOf = (code: string | undefined, category: ErrorCategory | undefined): string =>
  isErrorCode(code) ? ERROR_NEXT[code] : NEXT_OF_CATEGORY[category ?? 'server'];
