/** Addresses of the web and of mail, names with @, and tags. */

import { sticky } from './patterns';
import { sayNumber } from './saying';
import type { Rule, SpokenLanguage } from './spoken-language';

/** Endings that are words; others are said letter by letter. */
const WORDS =
  'com|net|org|info|example|shop|store|online|app|dev|cafe|coffee|bio|blog|club|design|menu|pizza|studio|photo|work|world|berlin|paris|page|site|tech|travel|london|jobs|events|school|health|care|house|garden|edu|gov|biz|name|pro|live|love|one|social|today|media|news|group|company|agency|digital|shopping|restaurant|bar|fitness|yoga|vet|dental|local|test';
const LETTERS =
  'co\\.uk|com\\.br|com\\.tr|co\\.jp|uk|de|fr|es|it|pt|br|nl|pl|tr|jp|eu|us|io|ai|me|tv|ch|at|be|ie|ca|au|nz|in|cn|kr|se|dk|no|fi|cz|ru|ua|sa|ae|eg|ma|qa|com\\.ar|mx|cl|gr|hu|ro|il|za|sg|hk|tw|li|lu|to|cc';

/** A part of an address as it is said: letters as words, figures as numbers. */
const sayPart = (language: SpokenLanguage, part: string): string =>
  part
    .split(/([-_]|\d+)/)
    .filter(Boolean)
    .map((piece) =>
      piece === '-'
        ? language.web.dash
        : piece === '_'
          ? ' '
          : /^\d+$/.test(piece)
            ? sayNumber(language, piece)
            : piece,
    )
    .join(' ');

const sayLabel = (language: SpokenLanguage, label: string): string =>
  new RegExp(`^(?:${LETTERS.replaceAll('\\.', '|')})$`, 'i').test(label) && label !== 'com'
    ? [...label.toUpperCase()].join(' ')
    : sayPart(language, label);

const sayHost = (language: SpokenLanguage, host: string): string => {
  const labels = host.replace(/^www\./i, '').split('.');
  return labels
    .map((label, at) => (at === 0 ? sayPart(language, label) : sayLabel(language, label)))
    .join(` ${language.web.dot} `);
};

export const webRules = (language: SpokenLanguage): readonly Rule[] => {
  const { at, slash, hash } = language.web;
  const host = `[\\p{L}\\p{N}][\\p{L}\\p{N}-]*(?:\\.[\\p{L}\\p{N}-]+)*?\\.(?:${WORDS}|${LETTERS})(?![\\p{L}\\p{N}-]|\\.[\\p{L}])`;
  return [
    {
      pattern: sticky(`([\\p{L}\\p{N}][\\p{L}\\p{N}._+-]*)@(${host})`),
      say: ([, name = '', where = '']) =>
        `${name
          .split('.')
          .map((part) => sayPart(language, part))
          .join(` ${language.web.dot} `)} ${at} ${sayHost(language, where)}`,
    },
    {
      pattern: sticky(`(?:https?:\\/\\/)?(${host})((?:\\/[\\p{L}\\p{N}_-]+)*)\\/?`),
      say: ([, where = '', path = '']) =>
        // "m.in." is no host.
        language.abbreviations[`${where}.`] !== undefined
          ? undefined
          : [
              sayHost(language, where),
              ...path
                .split('/')
                .filter(Boolean)
                .map((part) => `${slash} ${sayPart(language, part)}`),
            ].join(' '),
    },
    {
      pattern: sticky('@([\\p{L}\\p{N}_][\\p{L}\\p{N}_.]*[\\p{L}\\p{N}_])'),
      say: ([, name = '']) => `${at} ${sayPart(language, name.replaceAll('.', '_'))}`,
    },
    { pattern: sticky('#(\\p{L}[\\p{L}\\p{N}_]*)'), say: ([, tag = '']) => `${hash} ${sayPart(language, tag)}` },
  ];
};
