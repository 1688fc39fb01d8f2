/** Why a delivery header is missing, doubled, of the wrong form, or not that of the body. */

import { articleOf, quoted } from '../errors/shown-value';
import { HEADER_NAMES } from '../generated/signature';
import { collectHeaders, type HeaderRole, TWICE } from '../verify/collect-headers';
import { bytesOf } from '../verify/read-body';
import { isTwice } from '../verify/read-headers';
import type { Evidence, Finding } from './finding';

const OTHER_SERVICES =
  /^(stripe-signature|svix-|webhook-(id|signature|timestamp)|x-hub-signature|x-signature|x-shopify-)/i;
const PASS_ALL = 'Pass the whole header collection of the request: request.headers, req.headers or event.headers.';

const isBody = (value: unknown): boolean => typeof value === 'string' || bytesOf(value) !== undefined;

export const missingHeaderFinding = (role: HeaderRole, { rawBody, headers, found }: Evidence): Finding => {
  const name = HEADER_NAMES[role];
  if (headers === undefined || headers === null) return { cause: 'No headers were passed.', fix: PASS_ALL };
  if (isBody(headers) && Object.values(collectHeaders(rawBody)).some((value) => value !== undefined)) {
    return {
      cause: 'The body and the headers are each in the place of the other.',
      fix: 'Write verifyWebhook(rawBody, headers, secret, options).',
    };
  }
  if (typeof headers !== 'object') {
    return {
      cause: `The headers argument is ${articleOf(headers)}: it looks like the value of one header.`,
      fix: PASS_ALL,
    };
  }
  if ('then' in headers) {
    return { cause: 'The headers are a promise.', fix: 'Await it first: since Next.js 15, headers() returns one.' };
  }
  if ('headers' in headers && !(name in headers)) {
    return { cause: 'The headers argument is a whole request.', fix: PASS_ALL };
  }
  const names = namesOf(headers);
  const indexed = names.find((one) => one.toLowerCase() === name.toLowerCase());
  if (indexed !== undefined) {
    return {
      cause: `${name} was passed without a value: a Headers object was probably indexed like a plain object, which always gives undefined.`,
      fix: `Read it with headers.get('${name}'), or better: ${PASS_ALL.charAt(0).toLowerCase()}${PASS_ALL.slice(1)}`,
    };
  }
  if (names.length === 0) {
    return { cause: 'The headers are empty: spreading or serialising a Headers object gives {}.', fix: PASS_ALL };
  }
  if (names.some((one) => /^HTTP_X_/.test(one))) {
    return { cause: 'The headers have CGI names (HTTP_X_…).', fix: `Rename them to the form ${name} before the call.` };
  }
  const underscored = names.find((one) => one.replaceAll('_', '-').toLowerCase() === name.toLowerCase());
  if (underscored !== undefined) {
    return {
      cause: `The headers have underscores for hyphens: ${underscored} came, ${name} was looked for. A gateway or a framework on the way rewrites names.`,
      fix: `Pass the headers as they arrived, or rename them to the form ${name} before the call. They are not taken as they are, since a sender can add a header of the other spelling.`,
    };
  }
  const renamed = names.find((one) => isRenamed(one, name));
  if (renamed !== undefined) {
    return {
      cause: `The headers have other names: ${quoted(renamed)} came, ${name} was looked for. A proxy or gateway on the way puts a prefix in front of names, or takes one off.`,
      fix: `Let it pass the headers under their own names, or rename them to the form ${name} before the call. They are not taken as they are, since a sender can add a header of the other name.`,
    };
  }
  if (names.some((one) => OTHER_SERVICES.test(one))) {
    return {
      cause: 'The headers carry the signature of another service.',
      fix: 'Give each service a path of its own.',
    };
  }
  const others = Object.values(found).some((value) => value !== undefined);
  return {
    cause: others
      ? `Other delivery headers arrived, ${name} did not: something on the way removes it.`
      : `None of the ${names.length} headers belongs to a delivery: the request does not come from the service, or a proxy removes headers that begin with X-.`,
    fix: 'Look at the request as it enters your network, and let the X-Service-* headers pass every proxy.',
  };
};

/** Whether a header is this one behind a prefix, or without the X- of its own, in any spelling. */
const isRenamed = (header: string, name: string): boolean => {
  const bare = name.toLowerCase().replace(/^x-/, '');
  return header.toLowerCase().replaceAll('_', '-').endsWith(bare);
};

const namesOf = (headers: object): string[] => {
  if (!(Symbol.iterator in headers)) return Object.keys(headers);
  const items = [...(headers as Iterable<unknown>)];
  // Without pairs, names and values stand in turn.
  const names = items.some(Array.isArray) ? items : items.filter((_, at) => at % 2 === 0);
  return names.map((item) => String(Array.isArray(item) ? item[0] : item));
};

export const duplicateFinding = ({ found }: Evidence): Finding => {
  const roles = Object.keys(HEADER_NAMES) as HeaderRole[];
  const double = roles.find((role) => isTwice(found[role])) ?? 'signature';
  const joined = found[double] === TWICE ? '' : ', joined by a comma';
  return {
    cause: `${HEADER_NAMES[double]} arrived more than once${joined}. Which one the service wrote cannot be told.`,
    fix: 'Find the proxy or middleware that adds it again instead of replacing it. The headers of another delivery must not be mixed in.',
  };
};

export const signatureFormFinding = ({ found }: Evidence): Finding => ({
  cause: `The signature header ${formOf(found.signature)}.`,
  fix: 'Pass X-Service-Signature as it arrived: sha256= and 64 lowercase hex digits.',
});

const formOf = (value: unknown): string => {
  if (typeof value !== 'string') return `is ${articleOf(value)}; headers are text`;
  if (value === '') return 'is empty';
  if (value.trim() !== value) return 'has whitespace around it';
  if (/^[0-9a-f]{64}$/i.test(value)) return 'lacks its prefix sha256=';
  if (/^sha256=[0-9a-f]{64}$/i.test(value)) return 'has upper-case letters';
  if (/^(sha1|sha512|v\d)[=,]/.test(value)) return 'has the scheme of another service';
  if (/^sha256=[A-Za-z0-9+/_-]{43}=?$/.test(value)) return 'is in base64; the service writes hex';
  if (/^sha256=[0-9a-f]*$/.test(value))
    return `has ${value.length - 'sha256='.length} hex digits instead of 64: it was cut or joined`;
  return 'does not have the form of the service';
};

export const mismatchedHeaderFinding = ({ found, rawBody }: Evidence): Finding => {
  const body = signedMembers(rawBody);
  const pairs = [
    [HEADER_NAMES.event, found.event, 'event', body.event],
    [HEADER_NAMES.delivery, found.delivery, 'delivery_id', body.delivery_id],
  ] as const;
  const [name, value, member, signed] =
    pairs.find(([, header, , own]) => header !== undefined && header !== own) ?? pairs[0];
  return {
    cause: `${name} says ${quoted(value)}, the signed ${member} says ${quoted(signed)}. This header is not signed, so anybody on the way can change it.`,
    fix: 'Go by the body alone. Pass the headers of this very request; if a gateway rewrites this one on purpose, set strictHeaders to false.',
  };
};

const signedMembers = (rawBody: unknown): Record<string, unknown> => {
  const text = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(bytesOf(rawBody));
  return JSON.parse(text) as Record<string, unknown>;
};
