/** Addresses as people may see them. */
import { canParseUrl } from '@vid/sdk/contract';

/** Stands for what is not shown. */
export const HIDDEN = '***';

/** Whether something can be sent to it. */
export const isHttp = (url: string): boolean => /^https?:\/\//i.test(url) && canParseUrl(url);

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
