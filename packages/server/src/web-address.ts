/** Addresses of the web as people write them: with their scheme, or a name that ends on a domain which exists. */

const TLD =
  'com|org|net|io|app|co|de|fr|es|it|pt|nl|pl|se|tr|ru|jp|cn|kr|in|uk|us|eu|example|test|shop|store|dev|ai|info|biz|edu|gov|health|fit|cafe|studio|online|site|me|tv|be|ch|at|dk|no|fi|cz|br|mx|ar|cl|au|ca|nz|za|ae|sa|il|sg|hk|coffee|bar|restaurant|bike|yoga|fitness|agency|design|tech|world|life|club|space|house|garden|wine|beer|pizza|kitchen|art|music|film|video|academy|school|care|dental|clinic|legal|tax|cloud|software|digital|media|news|blog|travel|tours|city|berlin|london|paris|farm|green|energy|solar|eco|xyz|page|website|link|works|pro|games|fun|kids|pet|flowers|gifts|fashion|style|boutique|salon|spa|beauty|photo|tickets|events|wedding|run|surf|ski|camp|hotel|rentals|homes|properties|immo|auto|taxi|menu';

export const URL_LIKE = new RegExp(
  `(?:https?://[^\\s）」』]+[\\w/]|(?<![@\\w.-])(?:www\\.)?[a-z0-9](?:[a-z0-9-]*\\.)+(?:${TLD})(?![\\w@])(?:/[\\w\\-./#?=&%]*[\\w/])?)`,
  'iu',
);

/** Whether a text is one such address and nothing else. */
export const isWebAddress = (text: string): boolean => {
  const [found] = URL_LIKE.exec(text.trim()) ?? [];
  return found === text.trim();
};

/** The first address in a text, as it stands there. */
export const webAddressIn = (text: string): string | undefined => URL_LIKE.exec(text)?.[0];

/** The address as a browser takes it. */
export const linkTo = (address: string): string => (/^https?:\/\//i.test(address) ? address : `https://${address}`);
