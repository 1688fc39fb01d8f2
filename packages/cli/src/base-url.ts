/** What a base URL has to be, and how the one in force is changed: by the place that it came from. Pure but for what is in force. */
import { canParseUrl } from '@vid/sdk/contract';
import { meantAddress } from './meant-address';
import { processWide } from './process-wide';
import type { Setting } from './settings';

/** What is wrong with it, for after its name; it is not shown, since it may hold a password. */
export const baseUrlProblem = (value: string): string | undefined => {
  // Before all else: the name in front of a port would count as a scheme.
  if (meantAddress(value) !== undefined) return 'lacks its http:// or https://';
  if (!canParseUrl(value)) return 'is no URL';
  const url = new URL(value);
  if (!/^https?:$/.test(url.protocol)) return `begins with ${url.protocol} instead of https:`;
  if (url.username !== '' || url.password !== '') return 'holds a name or a password, which belong in no URL';
  return url.pathname === '/' && url.search === '' && url.hash === '' ? undefined : 'has a path or a query';
};

/** How a setting from this place is changed. */
export const changeOf = ({ source }: Pick<Setting, 'source'>): string =>
  source.startsWith('profile ') ? 'vid config set base-url https://HOST' : `correct ${source}`;

const inForce = processWide('base-url-source', (): { place?: string } => ({}));

/** Remembers where the base URL of this command came from, for an error that doubts it. */
export const setBaseUrlSource = (place: string): void => {
  inForce.place = place;
};

/** A sentence of the client with the true place in it, where it names those where a program has its base URL from. */
export const withBaseUrlSource = (text: string): string =>
  inForce.place === undefined
    ? text
    : text.replaceAll(/(?:--base-url|baseUrl) \(or VID_BASE_URL\)/g, `the base URL from ${inForce.place}`);
