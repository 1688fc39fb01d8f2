/** The lines under a letter's end. */
import { visibleWords } from './measure';
import { contactsIn } from './patterns';

/** A name or two under a letter, and what somebody is there: "Sales Manager, cell 555 0147" where the letter has an address. */
export const isSignature = (text: string, hasContact: boolean): boolean => {
  const bare = !/[\p{N}@!?:]/u.test(text) && contactsIn(text).length === 0;
  return bare
    ? visibleWords(text) <= MOST_TITLE
    : hasContact && visibleWords(text) <= MOST_TITLE && !/[!?]/u.test(text);
};
const MOST_TITLE = 6;
