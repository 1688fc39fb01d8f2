/** What an answer is, before anybody asks what it says. */
import { expect, it } from 'vitest';
import { type Answer, type Call, type Reading, readAnswer } from '../src/call/answer';

const CALL: Call = { method: 'GET', path: '/v1/me', callId: 'call-1' };
const read = (status: number, text: string, call: Partial<Call> = {}): Reading =>
  readAnswer({ ...CALL, ...call }, { status, text, headers: {}, receivedAt: 0 } satisfies Answer);

it.each<readonly [number, string, string]>([
  [300, '{}', 'redirects are not followed'],
  [399, '{}', 'redirects are not followed'],
  [200, '{"a":', 'its body is not JSON'],
  [200, '', 'its body is not JSON'],
  [299, 'null', 'its body is not a JSON object'],
  [200, '"text"', 'its body is not a JSON object'],
  [200, '7', 'its body is not a JSON object'],
  [200, 'true', 'its body is not a JSON object'],
  [200, '[]', 'its body is not a JSON object'],
])('a %d with %j is unreadable', (status, text, why) => {
  const reading = read(status, text);
  expect(reading).toMatchObject({ kind: 'unreadable', error: { status, body: text, requestId: 'call-1' } });
  expect(reading.kind === 'unreadable' && reading.error.message).toBe(
    `GET /v1/me was answered with ${status}, but ${why}`,
  );
});

it.each<readonly [number, string, unknown]>([
  [200, '{"a":1}', { a: 1 }],
  [299, '{}', {}],
])('a %d with %j is a success', (status, text, data) => {
  expect(read(status, text)).toEqual({ kind: 'success', data });
});

it.each<readonly [string, unknown]>([
  ['', undefined],
  ['null', null],
  ['[1]', [1]],
  ['"text"', 'text'],
])('any JSON is a success where any is taken: %j', (text, data) => {
  expect(read(200, text, { anyJson: true })).toEqual({ kind: 'success', data });
});

it('what is no JSON is unreadable everywhere', () => {
  expect(read(200, '<p>', { anyJson: true })).toMatchObject({ kind: 'unreadable' });
});

it.each([
  [400, '{"error":"No"}', true],
  [400, '<p>', false],
  [599, '{"error":"No","status":599}', false],
])('a %d with %j is an error', (status, text, recognised) => {
  expect(read(status, text)).toMatchObject({ kind: 'error', recognised, error: { status, requestId: 'call-1' } });
});
