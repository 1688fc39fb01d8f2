/** The double's judgement of signatures, held to the examples of the specification of Signature Version 4. */
import { expect, it } from 'vitest';
import { checkSignature } from '../support/s3/signature';
import { useS3 } from '../support/s3/use-s3';

const KEYS = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const SCOPE = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
const judge = { keys: KEYS, region: 'us-east-1', now: Date.UTC(2013, 4, 24) };
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const signedHeaders = (signature: string) => ({
  method: 'GET',
  path: '/test.txt',
  query: new URLSearchParams(),
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${SCOPE},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
  },
});
const GOOD = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';

it('takes a request that is signed as the specification shows, and no other', () => {
  expect(checkSignature(signedHeaders(GOOD), judge)).toEqual({ ok: true, payload: EMPTY });
  const other = `0${GOOD.slice(1)}`;
  expect(checkSignature(signedHeaders(other), judge)).toMatchObject({ code: 'SignatureDoesNotMatch' });
  const request = signedHeaders(GOOD);
  const changed = { ...request, headers: { ...request.headers, range: 'bytes=0-99' } };
  expect(checkSignature(changed, judge)).toMatchObject({ code: 'SignatureDoesNotMatch' });
  expect(checkSignature(request, { ...judge, now: Date.UTC(2013, 4, 25) })).toMatchObject({
    code: 'RequestTimeTooSkewed',
  });
});

it('takes a link that is signed as the specification shows, until it has expired', () => {
  const query = new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': SCOPE,
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-Expires': '86400',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  });
  const link = { method: 'GET', path: '/test.txt', query, headers: { host: 'examplebucket.s3.amazonaws.com' } };
  expect(checkSignature(link, judge)).toEqual({ ok: true, payload: 'UNSIGNED-PAYLOAD' });
  expect(checkSignature({ ...link, method: 'HEAD' }, judge)).toMatchObject({ code: 'SignatureDoesNotMatch' });
  expect(checkSignature(link, { ...judge, now: Date.UTC(2013, 4, 26) })).toMatchObject({ code: 'AccessDenied' });
});

it('answers nothing to a request without a signature', async () => {
  const s3 = await useS3();
  s3.put('staging/videos/a.mp4', Buffer.from('video'), 'video/mp4');
  expect((await fetch(`${s3.endpoint}/films/staging/videos/a.mp4`)).status).toBe(403);
});
