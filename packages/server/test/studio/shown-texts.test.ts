/** What the page copies and shows says what it lacks. */
import { expect, test } from 'vitest';
import {
  deliveryAsCurl,
  isUnread,
  renderAsCommand,
  requestAsCurl,
  requestAsSdk,
  withoutFiles,
} from '../../src/studio/data/copies';
import { momentOf, span, timeOf, timeOn } from '../../src/studio/data/format';
import { niceTicks } from '../../src/studio/views/credits/nice-ticks';

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

test('a time of another day has its date, and one of another year that alone', () => {
  const at = '2026-03-04T12:00:00.000Z';
  const [day = ''] = momentOf(at).split(', ');
  expect([timeOn(day, at), timeOn('5 Apr 2026', at), timeOn('5 Apr 2027', at)]).toEqual([
    timeOf(at),
    `4 Mar, ${timeOf(at).slice(0, 5)}`,
    '4 Mar 2026',
  ]);
});

test('a length of time is told to the nearest of its smaller unit', () => {
  const week = 7 * 86_400_000;
  expect([week - 2000, 59_998, 59_940, 3_599_990, 90_061_000, 61_000, 12].map(span)).toEqual([
    '7 d',
    '1 min',
    '59.9 s',
    '1 h',
    '1 d 1 h',
    '1 min 1 s',
    '12 ms',
  ]);
});

test('the axis of a chart has round numbers around what it shows', () => {
  expect(niceTicks(974, 1000)).toEqual([950, 975, 1000]);
  expect(niceTicks(0, 0)).toEqual([0, 1]);
  expect(niceTicks(966, 1466)).toEqual([800, 1000, 1200, 1400, 1600]);
  expect(niceTicks(-5, 10).at(0)).toBeLessThanOrEqual(-5);
});

test('a file goes into no copy, and what is copied says so', () => {
  const request = withoutFiles({ brief: 'An ad', product_image_url: `data:image/png;base64,${'A'.repeat(90)}` });
  expect(request['product_image_url']).toBe('data:image/png;base64,… (112 characters)');
  expect(renderAsCommand(request)).toMatch(/^# Not whole.*request\.product_image_url\nvid render/);
});
