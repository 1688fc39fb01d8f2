/** Where a database is: a URL that holds a password, so that no error may quote it. */
import { accessSync, constants } from 'node:fs';
import { codeOf } from './failures';

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

/** Whoever connects reads these files first, and an error of that says nothing of what they are for. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

const checkFiles = ({ searchParams }: URL): void => {
  for (const name of FILES) {
    const path = searchParams.get(name);
    if (path === null || path === '') continue;
    try {
      accessSync(path, constants.R_OK);
    } catch (error) {
      throw new RangeError(
        `The file ${JSON.stringify(path)}, which ${name} in the URL of the database names, can't be read (${codeOf(error)}). Name one that is there and that this user may read, or leave ${name} out.`,
      );
    }
  }
};

/** @throws {RangeError} with a sentence that quotes nothing of a URL but its scheme and its files */
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
  checkFiles(url);
  const given = decoded(url.password);
  const named = [decoded(url.username), url.pathname.slice(1), url.hostname, 'postgres'];
  const isSecret = given.length >= SECRET_LENGTH && !named.includes(given);
  const isBare = given === '' && url.search === '';
  url.password = '';
  url.search = '';
  const secrets = isSecret ? [...new Set([given, text])] : [text];
  // One that holds nothing may be read by whoever looks for what a process waits for.
  return { url: text, shown: url.href, secrets: isBare ? [] : secrets };
};
