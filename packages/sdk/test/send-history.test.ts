/** What is remembered of the attempts under one key. */
import { expect, it } from 'vitest';
import { SendHistory } from '../src/idempotency/send-history';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 10);
const REQUEST = { scenes: 3, title: 'Coffee' } as const;

const heard = (date: string | undefined): number | undefined => {
  const history = new SendHistory();
  history.heard({ headers: date === undefined ? {} : { date }, receivedAt: NOW });
  return history.lost('k', REQUEST as never).skewMs;
};

it.each([
  ['the same', 0, 0],
  ['some seconds ahead', 5000, 5000],
  ['a day ahead', DAY, DAY],
  ['a day behind', -DAY, -DAY],
  ['more than a day ahead', DAY + 1000, undefined],
  ['more than a day behind', -DAY - 1000, undefined],
])('a clock of the service that is %s', (_what, aheadMs, skewMs) => {
  expect(heard(new Date(NOW + aheadMs).toUTCString())).toBe(skewMs);
});

it.each([undefined, '', 'yesterday'])('a date of %j tells no clock', (date) => {
  expect(heard(date)).toBeUndefined();
});

it('a new key has no past, and the call goes on', () => {
  const history = new SendHistory();
  history.attempts = 2;
  history.sent(NOW);
  history.refused = true;
  history.arrived = true;
  history.forget();
  expect(history).toMatchObject({
    attempts: 2,
    refused: false,
    arrived: false,
    firstSentAt: undefined,
    maySend: false,
  });
  history.sent(NOW + 1);
  expect(history.lost('k', REQUEST as never)).toMatchObject({ firstSentAt: NOW + 1, lastSentAt: NOW + 1 });
});

it('a render is looked for from when it was first sent', () => {
  const history = new SendHistory();
  history.sent(NOW);
  history.sent(NOW + 7);
  expect(history.lost('k', REQUEST as never)).toEqual({
    key: 'k',
    firstSentAt: NOW,
    lastSentAt: NOW + 7,
    scenes: 3,
    title: 'Coffee',
    arrived: false,
    skewMs: undefined,
  });
});
