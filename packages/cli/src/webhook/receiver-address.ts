/** The address of a receiver: what can be posted to, what of it goes into a header, and what of it may be shown. */
import { canParseUrl } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';

/** Stands for what is not shown. */
export const HIDDEN = '***';

const isHttp = (url: string): boolean => /^https?:\/\//i.test(url) && canParseUrl(url);

/**
 * The address as it may be shown and kept: no name, no password, no value of a query, all of which let somebody in. Works on
 * what is no URL, too, since that is shown where it is refused.
 */
export const shownAddress = (address: string): string => {
  // What nothing can be posted to may have its @ anywhere.
  const login = isHttp(address) ? /^([a-z][a-z0-9+.-]*:\/\/)[^/?#\\]*@/i : /^([a-z][a-z0-9+.-]*:\/\/)?.*@/is;
  const open = address.replace(login, (_all, scheme: string = '') => `${scheme}${HIDDEN}@`);
  const [, place = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(open) ?? [];
  // A value may stand without a name, too.
  const names = query.replaceAll(/([?&])([^=&]+)(=?)[^&]*/g, (_all, sign: string, name: string, equals: string) =>
    equals === '' ? `${sign}${HIDDEN}` : `${sign}${name}=${HIDDEN}`,
  );
  return `${place}${names}${fragment === '' ? '' : `#${HIDDEN}`}`;
};

/** Refuses what no delivery can be posted to. */
export const checkReceiver = (url: string): void => {
  if (isHttp(url)) return;
  throw new CliError(EXIT.usage, `${shownAddress(url)} is no http(s) URL.`, {
    next: 'Write it like http://127.0.0.1:3000/webhooks.',
  });
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Where to post to, and the header that a name and a password before its host stand for. */
export const dialled = (address: string): { readonly url: string; readonly authorization: string | undefined } => {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const pair = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64');
  return { url: url.href, authorization: username === '' && password === '' ? undefined : `Basic ${pair}` };
};
