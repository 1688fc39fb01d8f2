import type { ErrorCategory } from '../contract';
import { NEXT_OF_CATEGORY } from './next-of-category';

/** At the edge what the kind of an error asks for, whose message has the code: a sentence a code would weigh too much. */
export const nextOf = (_code: string | undefined, category: ErrorCategory | undefined): string =>
  NEXT_OF_CATEGORY[category ?? 'server'];
