/** Whether a noun for a person is a woman's or a man's, by its ending, or by the article that stands before it. */
import type { WordLanguage } from '../../artwork/words/languages';
import type { Who } from './presenters';

interface Forms {
  /** Endings of the noun; what has none of them is told by what stands before it. */
  readonly woman?: RegExp;
  readonly man?: RegExp;
  /** Of what is no person, such as a bakery, and of several. */
  readonly none?: RegExp;
  /** Articles and the like, up to two words before it. */
  readonly her?: RegExp;
  readonly his?: RegExp;
}

const before = (words: string): RegExp => new RegExp(`(?:^| )(?:${words})(?: [\\p{L}]+)? $`, 'u');

/** In folded words. English, Turkish and Japanese tell it by other words alone. */
const FORMS: Partial<Record<WordLanguage, Forms>> = {
  de: {
    ...{ woman: /in$/u, none: /(?:ei|eien|innen)$/u },
    his: before('ein|der|dem|den|einem|einen|unser|unserem|unseren|mein|meinem|meinen|euer|dieser|jeder'),
  },
  fr: {
    ...{ woman: /(?:iere|euse|trice|ienne|onne|gere)$/u, none: /ries?$/u },
    her: before('une|la|ma|cette'),
    his: before('un|le|mon|ce|du|au'),
  },
  es: {
    woman: /(?:ora|era|ica|ara|ona)$/u,
    man: /(?:[^e]or|ero|ico|rio|ino)$/u,
    her: before('una|la|nuestra|esta'),
    his: before('un|el|nuestro|este|del|al'),
  },
  it: {
    woman: /(?:essa|trice|iera|aia)$/u,
    man: /(?:tore|iere|aio|ico|ino)$/u,
    her: before('una|la|nostra|mia|questa|della'),
    his: before('un|uno|il|lo|nostro|mio|questo|del|dello'),
  },
  pt: {
    woman: /(?:ora|eira|ica|aria)$/u,
    man: /(?:or|eiro|ico|ario)$/u,
    her: before('uma|nossa|minha|esta|da'),
    his: before('um|nosso|meu|este|do|ao'),
  },
  nl: { woman: /(?:ster|es|in|euse|trice)$/u },
  pl: {
    woman: /(?:rka|lka|tka|czka|nka|yni)$/u,
    none: /(?:rze|ele|icy|ycy|sci)$/u,
    man: /(?:arz|iel|nik|yk|ik|or|er)$/u,
  },
  ar: { woman: /\u0647$/u, man: /(?<!\u0648\u0646|\u064a\u0646|\u0627\u062a|\u0627\u0621|\u0627\u0644|\u0647)$/u },
};

/** Whether a word that begins like that of a person is none, or is of several. */
export const isNobody = (noun: string, language: WordLanguage): boolean => FORMS[language]?.none?.test(noun) ?? false;

/** `lead`: what stands before the noun; undefined where nothing tells it, as of several persons. */
export function whoByForm(lead: string, noun: string, language: WordLanguage): Who | undefined {
  const { woman, man, her, his } = FORMS[language] ?? {};
  if (isNobody(noun, language)) return undefined;
  if (woman?.test(noun)) return 'woman';
  if (man?.test(noun)) return 'man';
  if (her?.test(lead)) return 'woman';
  return his?.test(lead) ? 'man' : undefined;
}
