import { signWebhook, verifyWebhook } from '@vid/webhook-verify';
import { parseJson } from '@vid/webhook-verify/body';
import { verifyWebhookSync } from '@vid/webhook-verify/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExactly } from './support/exact-json';

const SECRET = 'a1'.repeat(32);
const LONG = '9007199254740993';

describe('a number with more digits than JavaScript holds', () => {
  it.each([
    ['WebCrypto', verifyWebhook],
    ['node:crypto', verifyWebhookSync],
  ])('keeps them in a delivery that is verified by %s', async (_name, verify) => {
    const payload = `{"job_id":${LONG},"list":[-${LONG}, 1],"said":"${LONG}, \\"${LONG}","credits_charged":5}`;
    const body = `{"event":"video.completed","payload":${payload},"emitted_at":"2030-01-01T00:00:00Z","delivery_id":"d1"}`;
    const headers = await signWebhook(body, SECRET, { event: 'video.completed', deliveryId: 'd1' });
    const delivery = await verify(body, headers, SECRET);
    expect(delivery.payload).toEqual({
      job_id: LONG,
      list: [`-${LONG}`, 1],
      said: `${LONG}, "${LONG}`,
      credits_charged: 5,
    });
  });

  it('is told from a text of the same digits, with escapes in it or without', () => {
    const text = `[${LONG}, "${LONG}", "\\n${LONG}", "\\n\\"${LONG}"]`;
    expect(parseJson(text)).toEqual([LONG, LONG, `\n${LONG}`, `\n"${LONG}`]);
  });

  it.each([
    [LONG, LONG],
    [`-${LONG}`, `-${LONG}`],
    ['18446744073709551615', '18446744073709551615'],
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    ['1234567890123456.5', 1234567890123456.5],
    ['0.12345678901234567', 0.12345678901234567],
    ['12345678901234567e3', 12345678901234567e3],
    ['1e-1234567890123456789', 0],
    ['1E+30', 1e30],
  ])('%s is read as %s wherever it stands', (text, value) => {
    expect(parseJson(text)).toEqual(value);
    expect(parseJson(` [${text},\n{"a":${text} }]`)).toEqual([value, { a: value }]);
  });

  it.each(['01234567890123456789', `{${LONG}:1}`, `[${LONG}`, `+${LONG}`, `${LONG}x`, `tru${LONG}`])(
    'makes no JSON of what is none: %s',
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    },
  );

  it('changes nothing else', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 2), (text, indent) => {
        const spaced = JSON.stringify([JSON.parse(text), '"1234567890123456789'], undefined, indent);
        expect(parseJson(`[${LONG},${spaced}]`)).toEqual([LONG, readExactly(spaced)]);
      }),
    );
  });
});
