/** Failures that somebody caused who is there and speaks another protocol than the address says. Pure. */
import { isHttp, shownAddress } from './shown-address';

export interface Misunderstanding {
  /** In words that follow the receiver's name. */
  readonly said: string;
  /** What to do about it. */
  readonly next: string;
}

/** What TLS makes of an answer in plain text. */
const PLAIN = /wrong version number|packet length too long|http request|unknown protocol/i;
/** What OpenSSL writes: its code, its part and its function, the reason, the place in its source. */
const OPENSSL = /(?:\w+ EPROTO )?(?:[0-9A-F]+:)?error:[0-9A-F]+:SSL routines:[^:]*:([^:\n]*)(:[^\n]*)?/i;
/** The first byte of an alert, with which a server of TLS answers what is none. */
const ALERT = 0x15;

const withScheme = (url: string, scheme: string): string =>
  isHttp(url) ? shownAddress(url.replace(/^https?/i, scheme)) : `${scheme}://…`;

const written = (url: string, scheme: string): string => `Write ${withScheme(url, scheme)}.`;

/** undefined for what is about the way there. */
export const misunderstandingOf = (error: unknown, url: string): Misunderstanding | undefined => {
  const {
    code = '',
    message = '',
    reason,
    rawPacket,
  } = error as Partial<Record<string, string>> & {
    readonly rawPacket?: Uint8Array;
  };
  if (OPENSSL.test(message) && PLAIN.test(message))
    return { said: 'speaks http, not https, or another protocol', next: written(url, 'http') };
  if (!code.startsWith('HPE_')) return undefined;
  if (rawPacket?.[0] === ALERT) return { said: 'speaks https, not http', next: written(url, 'https') };
  const why = reason ?? message.replace('Parse Error: ', '');
  return {
    said: `was reached, and what it answered is no HTTP: ${why}`,
    next: 'See what it writes as its first lines, or whether another program has that port.',
  };
};

/** The reason alone of what OpenSSL writes. */
export const withoutDump = (message: string): string => message.replace(OPENSSL, 'TLS failed: $1').trim();
