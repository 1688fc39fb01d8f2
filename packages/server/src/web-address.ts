/** Addresses of the web as people write them: with their scheme, or a name that ends on a domain which exists. */
import { remembering } from './wording/remembering';

/** Domains that names of sites end on; others are rather the end of a sentence without its space. */
const DOMAINS: ReadonlySet<string> = new Set(
  'com org net io app co de fr es it pt nl pl se tr ru jp cn kr in uk us eu example test shop store dev ai info biz edu gov health fit cafe studio online site me tv be ch at dk no fi cz br mx ar cl au ca nz za ae sa il sg hk coffee bar restaurant bike yoga fitness agency design tech world life club space house garden wine beer pizza kitchen art music film video academy school care dental clinic legal tax cloud software digital media news blog travel tours city berlin london paris farm green energy solar eco xyz page website link works pro games fun kids pet flowers gifts fashion style boutique salon spa beauty photo tickets events wedding run surf ski camp hotel rentals homes properties immo auto taxi menu'.split(
    ' ',
  ),
);

const CANDIDATE =
  /https?:\/\/[^\s）」』]+[\w/]|(?<![@\w.\u00df-\u017f-])((?:www\.)?[a-z0-9\u00df-\u017f](?:[a-z0-9\u00df-\u017f-]*\.)+[a-z]{2,12})(?![\w@])(?:\/[\w\-./#?=&%]*[\w/])?/giu;

/** An address and where it stands. */
export interface WebAddress {
  readonly index: number;
  readonly found: string;
}

/** "acme.com.We" is an address and the next word: labels are taken off until a domain that exists. */
const hostOf = (name: string): string | undefined => {
  const labels = name.split('.');
  while (labels.length > 1 && !DOMAINS.has(labels.at(-1)?.toLowerCase() ?? '')) labels.pop();
  // "www.com" names no site.
  const least = labels[0]?.toLowerCase() === 'www' ? 3 : 2;
  return labels.length >= least ? labels.join('.') : undefined;
};

/** All addresses of a text, in their order. */
export const webAddressesIn = remembering((text: string): readonly WebAddress[] =>
  [...text.matchAll(CANDIDATE)].flatMap(({ index, 0: found, 1: name }) => {
    if (name === undefined) return [{ index, found }];
    const host = hostOf(name);
    if (host === undefined) return [];
    return [{ index, found: host === name ? found : host }];
  }),
);

/** Whether a text is one such address and nothing else. */
export const isWebAddress = (text: string): boolean => {
  return webAddressIn(text.trim()) === text.trim();
};

/** The first address in a text, as it stands there. */
export const webAddressIn = (text: string): string | undefined => webAddressesIn(text)[0]?.found;

/** The address as a browser takes it. */
export const linkTo = (address: string): string => (/^https?:\/\//i.test(address) ? address : `https://${address}`);
