import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delivered, FUZZ_RUNS } from './support/arbitraries';
import { call, mac, NOW, OTHER_SECRET, runAsync, runSync, SECRET } from './support/calls';
import { referenceVerdict } from './support/reference-verifier';
import { REFUSALS } from './support/refusals';

describe('against an independent implementation', () => {
  it('decides random deliveries in the same way', async () => {
    const seen = new Set<string>();
    const extras = fc.record({
      event: fc.option(fc.constantFrom('ping', 'video.completed', 'a, b'), { nil: undefined, freq: 6 }),
      rotated: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(delivered, extras, async ({ bytes, timestamp, signature }, { event, rotated }) => {
        const secrets = rotated ? [OTHER_SECRET.replace('0', 'f'), SECRET] : [SECRET];
        const nowMs = NOW * 1000;
        const verdict = referenceVerdict({ bytes, timestamp, signature, event, delivery: undefined, secrets, nowMs });
        const headers = {
          'X-Service-Timestamp': timestamp,
          'X-Service-Signature': signature,
          'X-Service-Event': event,
        };
        const attempt = call({ rawBody: bytes, headers, secret: secrets });
        const sync = runSync(attempt);
        expect('code' in sync ? sync.code : 'accepted').toBe(verdict);
        expect(await runAsync(attempt)).toEqual(sync);
        seen.add(verdict);
      }),
      { numRuns: FUZZ_RUNS / 5 },
    );
    // Otherwise the run would prove little.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'accepted',
        'signature_mismatch',
        'timestamp_too_old',
        'body_not_json',
        'payload_invalid',
      ]),
    );
  }, 600_000);

  const comparable = REFUSALS.filter(({ body, change }) => body !== undefined && change === undefined);
  it.each(comparable)('agrees on $name', ({ body, code }) => {
    const bytes = Buffer.from(body as string);
    const signature = `sha256=${mac(bytes)}`;
    const names = { event: undefined, delivery: undefined };
    const verdict = referenceVerdict({
      bytes,
      timestamp: String(NOW),
      signature,
      ...names,
      secrets: [SECRET],
      nowMs: NOW * 1000,
    });
    expect(verdict).toBe(code);
  });
});
