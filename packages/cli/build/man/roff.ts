/** Text as roff: the few macros of man(7) that the pages are made of. */

/** A text within a line, where nothing in it is a request, an escape or a fancy sign; `quoted` words become bold. */
export const inline = (text: string): string => {
  const escaped = text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll(
      /[^\p{ASCII}]/gu,
      (sign) => `\\[u${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
  return escaped.replaceAll(/`([^`]+)`/g, '\\fB$1\\fR');
};

/** A line of text; a dot at its beginning would be a request. */
export const line = (text: string): string => inline(text).replace(/^\./, '\\&.');

const argument = (text: string): string => `"${inline(text).replaceAll('"', '\\(dq')}"`;

export const section = (title: string): string => `.SH ${argument(title.toUpperCase())}`;
export const subsection = (title: string): string => `.SS ${argument(title)}`;

/** A term with what is said of it, indented. */
export const item = (term: string, about: string): string => ['.TP', `\\fB${line(term)}\\fR`, line(about)].join('\n');

/** Lines that stand as they are. */
export const verbatim = (lines: readonly string[]): string =>
  ['.PP', '.nf', ...lines.map((text) => line(`    ${text}`)), '.fi'].join('\n');
