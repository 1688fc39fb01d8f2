/** What an answer must have to be of use, and how an attempt is told of. */
import { expect, it } from 'vitest';
import { ApiSending, FileSending } from '../src/call/sending';
import { type MemberKind, misfits } from '../src/call/shape';
import type { OpenAnswer, TransportRequest } from '../src/transport/transport';

const VALUES = { text: '', number: 0, flag: false, list: [], object: {}, null: null, nothing: undefined };

it.each<readonly [MemberKind, readonly (keyof typeof VALUES)[]]>([
  ['string', ['text']],
  ['number', ['number']],
  ['boolean', ['flag']],
  ['array', ['list']],
  ['object', ['object']],
  ['id', ['text', 'number']],
])('a %s is one of %j alone', (kind, fitting) => {
  const names = Object.keys(VALUES) as (keyof typeof VALUES)[];
  const shape = Object.fromEntries(names.map((name) => [name, kind]));
  expect(misfits(VALUES, shape)).toEqual(names.filter((name) => !fitting.includes(name)));
});

it('nothing is missing where nothing is asked for', () => {
  expect(misfits({}, {})).toEqual([]);
});

it('layers are shown of a file neither its path nor its bytes', () => {
  const answer = { status: 200, headers: {} } as OpenAnswer;
  const limits = { timeoutMs: 1, signal: undefined, attempt: 1 };
  const request = { method: 'GET' } as TransportRequest;
  const shown = 'https://cdn.example.com/[redacted]';
  const sending = new FileSending(shown, 'call-1', request, limits, async () => answer);
  expect(sending.facts).toEqual({
    path: '/[redacted]',
    route: undefined,
    url: shown,
    callId: 'call-1',
    download: true,
    repeatable: false,
  });
  expect(sending).toMatchObject({ what: `GET ${shown}`, request, limits, callId: 'call-1' });
  expect([sending.bodyOf(), sending.read(answer)]).toEqual([undefined, answer]);
  expect(() => sending.replace()).toThrow('never replaced');
});

it('a request of the API is called by its method and path', () => {
  const limits = { timeoutMs: 1, signal: undefined, attempt: 1 };
  const call = { method: 'GET', path: '/v1/me' };
  const sending = new ApiSending(call, 'call-1', {} as TransportRequest, limits, () => Promise.reject(new Error()));
  expect(sending.what).toBe('GET /v1/me');
});
