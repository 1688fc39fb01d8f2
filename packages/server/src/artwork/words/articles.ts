/** Articles before a name, folded: "a rose" names what "rose" does. Where a language ties them to the word there are none. */
import type { WordLanguage } from './languages';
import type { Token } from './tokens';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const ARTICLES: Partial<Record<WordLanguage, ReadonlySet<string>>> = {
  en: words('a an the'),
  de: words('der die das den dem des ein eine einen einem einer eines'),
  fr: words('un une le la les l du des'),
  es: words('un una el la los las unos unas'),
  it: words('un uno una il lo la i gli le l'),
  pt: words('um uma o a os as'),
  nl: words('de het een'),
  tr: words('bir'),
};

/** Words of a text that is an article and a name, at most. */
const MOST_WORDS = 3;

export const withoutArticle = (tokens: readonly Token[], language: WordLanguage): readonly Token[] =>
  tokens.length > 1 && tokens.length <= MOST_WORDS && ARTICLES[language]?.has(tokens[0]?.folded ?? '') === true
    ? tokens.slice(1)
    : tokens;
