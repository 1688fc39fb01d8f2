/** The generated pages of this folder and what writes each. */
import { writeReference } from './reference';

export const PAGES: Readonly<Record<string, () => string>> = {
  'reference.md': writeReference,
};
