/** What of `whyNotPublic` can be told without the address lists of Node: names. The service judges addresses itself. */
const LOCAL_NAME =
  /^[^.:]+$|(^|\.)(localhost|localdomain|local|internal|home\.arpa)$|^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.|\[(::1\]|f[cde])/;

/** Why others can't reach the host of an http(s) address, in words; undefined when nothing that can be seen tells. */
export const whyNotPublic = (address: string): string | undefined =>
  LOCAL_NAME.test(new URL(address).hostname) ? 'is private' : undefined;
