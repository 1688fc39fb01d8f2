/** Texts in ASCII, for terminals and locales that know nothing else. */

const SIGNS: Readonly<Record<string, string>> = {
  '✓': 'ok',
  '✗': 'x',
  '→': '->',
  '…': '...',
  '█': '#',
  '░': '-',
  '├': '|',
  '│': '|',
  '└': '`',
  '─': '-',
  '·': '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
};

/**
 * Whether only ASCII is understood: TERM=dumb, or a locale that names another encoding than UTF-8. A locale that is not
 * set tells nothing, as in most containers.
 */
export const isPlain = (
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean => {
  if (env['TERM'] === 'dumb') return true;
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return platform !== 'win32' && locale !== '' && !/utf-?8/i.test(locale);
};

/** The signs that this program draws with, in ASCII; a file's name stays what it is. */
export const withPlainSigns = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}]/gu, (character) => SIGNS[character] ?? character);

/** The whole text in ASCII: letters without their marks, and a question mark for what has no other form. */
export const inAscii = (text: string): string =>
  withPlainSigns(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, '?');
