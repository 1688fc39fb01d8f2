/** What of `whyNotPublic` can be told without the address lists of Node: names. The service judges addresses itself. */
import { canParseUrl } from '../contract/can-parse-url';

const LOCAL_NAME =
  /^[^.:]+$|(^|\.)(localhost|localdomain|local|internal|home\.arpa)$|^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.|\[(::1\]|f[cde])/;

/** What keeps others from fetching the URL, in words; undefined when nothing that can be seen does. */
export const whyNotPublic = (text: string): string | undefined => {
  if (!canParseUrl(text)) return undefined;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  if (username !== '' || password !== '') return 'carries a user name or password';
  return LOCAL_NAME.test(hostname) ? `has the host ${hostname.slice(0, 80)}, which is private or local` : undefined;
};
