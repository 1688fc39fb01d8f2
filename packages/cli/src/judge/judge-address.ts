/** Whether a client calls what the specification lists, in the way that it says. */
import { API_KEY_PREFIX, AUTHORIZATION_HEADER } from '@vid/sdk/contract';
import { headerOf } from './exchange';
import type { Facts } from './facts';
import { broken, type Finding } from './rules';
import { quoted } from './shown';

/** Browsers tell of themselves; Node's own client sends only some of these headers. */
const fromBrowser = ({ request: { method, headers } }: Facts): string | undefined => {
  if (method === 'OPTIONS' && headerOf(headers, 'access-control-request-method') !== undefined) return 'a preflight';
  return ['origin', 'sec-fetch-site'].find((name) => headerOf(headers, name) !== undefined);
};

/** The header by its kind: whatever stands in it may let somebody in. */
const howAuthorized = ({ request: { headers }, bearer }: Facts): string => {
  if (bearer !== undefined) return 'a bearer token that begins with something else';
  const header = headerOf(headers, AUTHORIZATION_HEADER)?.trim() ?? '';
  if (header === '') return 'none';
  if (header.toLowerCase().startsWith(API_KEY_PREFIX)) return 'Authorization with the key alone, without Bearer';
  return /^bearer\b/i.test(header)
    ? 'Authorization: Bearer without one token'
    : 'Authorization of another kind than Bearer';
};

const judgeKey = (facts: Facts): readonly Finding[] => {
  const { bearer, query, path } = facts;
  const findings: Finding[] = [];
  if (bearer?.startsWith(API_KEY_PREFIX) !== true)
    findings.push(
      broken('bearer', {
        expected: `Authorization: Bearer, with a key that begins with ${API_KEY_PREFIX}`,
        got: howAuthorized(facts),
      }),
    );
  const address = `${path}?${query}`;
  if (
    address.toLowerCase().includes(API_KEY_PREFIX) ||
    (bearer !== undefined && bearer.length > 7 && address.includes(bearer))
  )
    findings.push(broken('key-in-url', { expected: 'no key in the address', got: quoted(address) }));
  return findings;
};

export const judgeAddress = (facts: Facts): readonly Finding[] => {
  const { request, answer, path, method, methods, endpoint, isService } = facts;
  const browser = fromBrowser(facts);
  const call = `${request.method} ${quoted(path)}`;
  if (!isService)
    return answer?.status === 404 || answer?.status === 405
      ? [broken('outside-service', { expected: 'an endpoint of the specification', got: call })]
      : [];
  if (browser !== undefined)
    return [
      broken('called-from-browser', {
        expected: 'a call from a server',
        got: browser === 'a preflight' ? 'the preflight of a browser' : `a request with the header ${browser}`,
      }),
    ];
  if (endpoint !== undefined) return judgeKey(facts);
  if (methods.length > 0)
    return [broken('unknown-method', { expected: methods.join(' or '), got: `${method} ${quoted(path)}` })];
  return [broken('unknown-address', { expected: 'an endpoint of the specification', got: call })];
};
