/** What somebody meant who left the scheme of an address out. Pure. */
import { canParseUrl } from '@vid/sdk/contract';

/** A host, a port and a path, with nothing in them that lets somebody in. */
const BARE = /^(?:\/\/)?((?:[\w-]+\.)*[\w-]+|\[[\da-f:]+\])?(:\d{1,5})?(\/[\w./~-]*)?$/i;

/** Machines that hardly anybody reaches by https: this one, those named by a number, and those of a network of containers. */
const isNear = (host: string): boolean => /^(.+\.)?localhost$|^[\d.]+$|^\[|^[^.]+$/i.test(host);

/** The whole address; undefined where it can't be told, or where nothing was left out. */
export const meantAddress = (text: string): string | undefined => {
  const [, host = '', port = '', path = ''] = BARE.exec(text.trim()) ?? [];
  // A word by itself may be anything.
  if (port === '' && !host.includes('.') && !host.startsWith('[') && host.toLowerCase() !== 'localhost')
    return undefined;
  const name = host === '' ? 'localhost' : host;
  const meant = `${isNear(name) ? 'http' : 'https'}://${name}${port}${path}`;
  return canParseUrl(meant) ? meant : undefined;
};

/** The same as a sentence before what to do; empty where nothing can be said. A `?` behind it would be a part of the address. */
export const perhapsMeant = (text: string): string => {
  const meant = meantAddress(text);
  return meant === undefined ? '' : `Perhaps ${meant} is meant. `;
};
