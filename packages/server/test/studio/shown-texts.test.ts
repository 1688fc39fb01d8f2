/** What the page copies and shows says what it lacks. */
import { expect, test } from 'vitest';
import { deliveryAsCurl, isUnread, requestAsCurl, requestAsSdk } from '../../src/studio/data/copies';
import { momentOf, timeOf, timeOn } from '../../src/studio/data/format';

const request = (body: unknown, path = '/v1/render') => ({ method: 'POST', path, body, status: 400 });

test('a copy of a request that is cut or hidden says where, before anything that would be sent', () => {
  const cut = request({ brief: `${'a'.repeat(500)}… (3000 characters)`, token: '[redacted]' });
  const note = 'Not whole: hidden or cut here, and to be put in again: body.brief, body.token\n';
  expect(requestAsCurl(cut, 'http://vid.test').startsWith(`# ${note}`)).toBe(true);
  expect(requestAsSdk(cut)?.startsWith(`// ${note}`)).toBe(true);
  expect(requestAsCurl(request({ brief: 'An ad… (2 characters) of ours' }), 'http://vid.test')).not.toContain(
    'Not whole',
  );
  expect(requestAsCurl(request({}, '/v1/render?…'), 'http://vid.test')).toContain('the query of the address');
});

test('a body that could not be read is not said to be none', () => {
  expect([isUnread(request(null)), requestAsCurl(request(null), '').split('\n')[0]]).toEqual([
    true,
    '# Not whole: hidden or cut here, and to be put in again: the body, which could not be read',
  ]);
  expect(isUnread({ ...request(null), status: 200 })).toBe(false);
  expect(isUnread({ ...request(null), method: 'GET' })).toBe(false);
});

test('a delivery to an address whose query is hidden says that it is missing', () => {
  const sent = { url: 'https://example.com/hook?…', headers: { 'x-signature': 'sha256=00' }, body: '{}' };
  expect(deliveryAsCurl(sent)).toMatch(/^# Not whole.*the query of the address\ncurl/);
  expect(deliveryAsCurl({ ...sent, url: 'https://example.com/hook' })).toMatch(/^curl/);
});

test('a time of another day has its date', () => {
  const at = '2026-03-04T12:00:00.000Z';
  const [day = ''] = momentOf(at).split(', ');
  expect([timeOn(day, at), timeOn('another', at)]).toEqual([timeOf(at), momentOf(at)]);
});
