/** The address of a receiver: what can be posted to, and what of it goes into a header. */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { perhapsMeant } from '../meant-address';
import { HIDDEN, isHttp, shownAddress } from '../shown-address';

/** Whether it was copied from what is shown, where a part stands for a secret that nobody knows any more. */
const isCopied = (address: string): boolean => {
  const { username, password, searchParams, hash } = new URL(address);
  return [username, password, hash.slice(1), ...searchParams.keys(), ...searchParams.values()].includes(HIDDEN);
};

/** Refuses what no delivery can be posted to; `given` is the flag or the option that it came by. */
export const checkReceiver = (url: string, given: string): void => {
  if (isHttp(url) && !isCopied(url)) return;
  if (isHttp(url))
    throw new CliError(EXIT.usage, `${given}: ${shownAddress(url)} has ${HIDDEN} for what is not shown.`, {
      next: `Write the name, the password and the values themselves in place of ${HIDDEN}.`,
    });
  throw new CliError(EXIT.usage, `${given}: ${shownAddress(url)} is no http(s) URL.`, {
    next: `${perhapsMeant(url)}Write it like http://127.0.0.1:3000/webhooks.`,
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
