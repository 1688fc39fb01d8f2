/** The languages that words are known in. */
export const WORD_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'ar'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** The language of a tag such as `pt-BR`, or undefined when no words are known in it. */
export const wordLanguage = (tag: string): WordLanguage | undefined => {
  const [base = ''] = tag.toLowerCase().split(/[-_]/);
  return WORD_LANGUAGES.find((language) => language === base);
};
