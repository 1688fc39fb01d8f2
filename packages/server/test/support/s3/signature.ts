/**
 * Signature Version 4 as a service checks it: of headers and of links. Written from its description, and held to its examples,
 * so that the SDK's signatures are judged by somebody else.
 */
import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** The path as it was sent. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type Verdict = { readonly ok: true; readonly payload: string } | { readonly ok: false; readonly code: string };

const ALGORITHM = 'AWS4-HMAC-SHA256';
const MAX_SKEW_MS = 15 * 60 * 1000;

const sha256 = (data: string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const timeOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const refuse = (code: string): Verdict => ({ ok: false, code });

interface Claim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly stamp: string;
  readonly payload: string;
  /** Seconds for which a link holds. */
  readonly expires?: number;
}

const claimOf = ({ headers, query }: SignedRequest): Claim | undefined => {
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers['authorization'] ?? '',
    ) ?? [];
  if (credential !== undefined && signedHeaders !== undefined && signature !== undefined)
    return {
      credential,
      signedHeaders,
      signature,
      stamp: headers['x-amz-date'] ?? '',
      payload: headers['x-amz-content-sha256'] ?? '',
    };
  if (query.get('X-Amz-Algorithm') !== ALGORITHM) return undefined;
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    stamp: query.get('X-Amz-Date') ?? '',
    payload: 'UNSIGNED-PAYLOAD',
    expires: Number(query.get('X-Amz-Expires')),
  };
};

const canonical = ({ method, path, query, headers }: SignedRequest, { signedHeaders, payload }: Claim): string => {
  const pairs = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const lines = signedHeaders.split(';').map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`);
  return [method, path, pairs.join('&'), lines.join(''), signedHeaders, payload].join('\n');
};

export const checkSignature = (
  request: SignedRequest,
  { keys, region, now }: { readonly keys: Keys; readonly region: string; readonly now: number },
): Verdict => {
  const claim = claimOf(request);
  if (claim === undefined) return refuse('AccessDenied');
  const [accessKeyId, day = '', claimedRegion = '', service = ''] = claim.credential.split('/');
  if (accessKeyId !== keys.accessKeyId) return refuse('InvalidAccessKeyId');
  if (claimedRegion !== region) return refuse('AuthorizationHeaderMalformed');
  const at = timeOf(claim.stamp);
  if (claim.expires === undefined && Math.abs(now - at) > MAX_SKEW_MS) return refuse('RequestTimeTooSkewed');
  if (claim.expires !== undefined && now > at + claim.expires * 1000) return refuse('AccessDenied');
  const signed = claim.signedHeaders.split(';');
  const unsigned = Object.keys(request.headers).find((name) => name.startsWith('x-amz-') && !signed.includes(name));
  if (!signed.includes('host') || unsigned !== undefined) return refuse('SignatureDoesNotMatch');
  const scope = `${day}/${claimedRegion}/${service}/aws4_request`;
  const toSign = [ALGORITHM, claim.stamp, scope, sha256(canonical(request, claim))].join('\n');
  const key = [day, claimedRegion, service, 'aws4_request'].reduce<string | Buffer>(
    (chain, part) => hmac(chain, part),
    `AWS4${keys.secretAccessKey}`,
  );
  if (hmac(key, toSign).toString('hex') !== claim.signature) return refuse('SignatureDoesNotMatch');
  return { ok: true, payload: claim.payload };
};
