import { visibleWords } from './measure';

/** Small words within names: "Brasero de Paca". */
const WITHIN =
  'of|the|and|y|e|et|und|en|i|de[linr]?|della|d[aiou]|des|dans|l[ae]|les|el|v[ao]n|te[nr]|zu[rm]|am|bei|på|pod|na';
const NAME = new RegExp(
  `^\\p{Lu}[\\p{L}\\p{N}'’.&-]*(?:\\s(?:&|(?:(?:${WITHIN})\\s){0,2}[dl]?['’]?\\p{Lu}[\\p{L}\\p{N}'’&-]*)){0,5}`,
  'u',
);
const MOST_NAME_WORDS = 6;

/** The name that a text begins with, in a script that has capitals. */
export const nameAt = (text: string): string | undefined => {
  const name = NAME.exec(text)?.[0].replace(/[.&\s]+$/u, '');
  return name === undefined || visibleWords(name) > MOST_NAME_WORDS ? undefined : name;
};
