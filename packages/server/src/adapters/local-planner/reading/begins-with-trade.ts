/** Whether a text begins with what somebody is: "Cukiernia Migdał". */
import type { Lexicon } from '../lexicon/lexicon';

export const beginsWithTrade = (text: string, { bank }: { readonly bank?: Lexicon['bank'] | undefined }): boolean =>
  bank
    ?.names()
    .all(text)
    .some(({ start }) => start === 0) === true;
