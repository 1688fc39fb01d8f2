/** Where a database is: a URL that holds a password, so that no error may quote it. */

export interface DatabaseAddress {
  readonly url: string;
  /** As it may be shown: without the password. */
  readonly shown: string;
  /** What nobody may be shown. */
  readonly secrets: readonly string[];
}

const SCHEMES = ['postgres:', 'postgresql:'];
const EXAMPLE = 'postgres://USER:PASSWORD@HOST:5432/NAME';
/** Whatever is shorter stands in many texts that are not about it. */
const SECRET_LENGTH = 8;

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    // The reason would quote the text.
    return undefined;
  }
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** @throws {RangeError} with a sentence that quotes nothing of a URL but its scheme */
export const readDatabaseAddress = (text: string): DatabaseAddress => {
  const scheme = /^([a-z][a-z0-9+.-]*:)\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined)
    throw new RangeError(`The database is named by a URL such as ${EXAMPLE}; what was given has no scheme.`);
  if (!SCHEMES.includes(scheme))
    throw new RangeError(`The database is named by a URL such as ${EXAMPLE}; what was given begins with ${scheme}//.`);
  const url = parse(text);
  if (url === undefined)
    throw new RangeError(
      `The URL of the database can't be read. It looks like ${EXAMPLE}; in the password, write @ as %40, / as %2F, : as %3A, # as %23 and % as %25.`,
    );
  const given = decoded(url.password);
  const named = [decoded(url.username), url.pathname.slice(1), url.hostname, 'postgres'];
  const isSecret = given.length >= SECRET_LENGTH && !named.includes(given);
  url.password = '';
  url.search = '';
  return { url: text, shown: url.href, secrets: isSecret ? [...new Set([given, text])] : [text] };
};
