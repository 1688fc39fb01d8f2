import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FUZZ_RUNS, soundBody } from './support/arbitraries';
import { call, headersFor, mac, NOW, runAsync, runSync, SECRET } from './support/calls';
import { readExactly } from './support/exact-json';

/** Three properties share the runs, so that VID_FUZZ_RUNS=100000 is 100,000 cases altogether. */
const numRuns = Math.ceil(FUZZ_RUNS / 3);
const TIMEOUT_MS = 600_000;

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withNullPrototype: true,
});

describe('random input', () => {
  it(
    'never throws anything untyped, and both verifiers agree',
    async () => {
      const argument = <T>(sound: T): fc.Arbitrary<unknown> => fc.oneof(fc.constant<unknown>(sound), anything);
      const { rawBody, headers, secret, options } = call();
      const calls = fc.record({
        rawBody: argument(rawBody),
        headers: argument(headers),
        secret: argument(secret),
        options: argument(options),
      });
      await fc.assert(
        fc.asyncProperty(calls, async (random) => {
          const sync = runSync(random);
          expect(await runAsync(random)).toEqual(sync);
        }),
        { numRuns },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'accepts nothing that was altered',
    async () => {
      const alteration = fc.record({
        kind: fc.constantFrom('flip', 'insert', 'remove', 'swap', 'cut', 'timestamp', 'signature'),
        at: fc.nat(),
        byte: fc.integer({ min: 1, max: 255 }),
      });
      await fc.assert(
        fc.asyncProperty(soundBody, alteration, async (text, change) => {
          const sound = { rawBody: Buffer.from(text), headers: headersFor(text) };
          expect(runSync(call(sound))).toHaveProperty('delivery');
          const altered = alter(sound, change);
          if (altered === undefined) return;
          expect(runSync(call(altered))).toHaveProperty('code');
          expect(await runAsync(call(altered))).toHaveProperty('code');
        }),
        { numRuns },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'parses exactly the text that was signed',
    async () => {
      await fc.assert(
        fc.asyncProperty(soundBody, fc.nat(2), async (text, place) => {
          const secret = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)].with(place, SECRET);
          const attempt = call({ rawBody: text, headers: headersFor(text), secret });
          const expected = { delivery: { ...(readExactly(text) as object), secretIndex: place } };
          expect(runSync(attempt)).toEqual(expected);
          expect(await runAsync(attempt)).toEqual(expected);
        }),
        { numRuns },
      );
    },
    TIMEOUT_MS,
  );
});

interface Sound {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** The delivery with one thing changed, or undefined where the change leaves everything as it was. */
const alter = (sound: Sound, { kind, at, byte }: { kind: string; at: number; byte: number }): Sound | undefined => {
  if (kind === 'timestamp')
    return { ...sound, headers: { ...sound.headers, 'x-service-timestamp': String(NOW - 1 - (at % 200)) } };
  if (kind === 'signature') {
    const digits = mac(sound.rawBody);
    const other = ((Number.parseInt(digits.charAt(at % 64), 16) + (byte % 15) + 1) % 16).toString(16);
    const forged = `sha256=${digits.slice(0, at % 64)}${other}${digits.slice((at % 64) + 1)}`;
    return { ...sound, headers: { ...sound.headers, 'x-service-signature': forged } };
  }
  const rawBody = alterBytes(sound.rawBody, kind, at % sound.rawBody.length, byte);
  return rawBody.equals(sound.rawBody) ? undefined : { ...sound, rawBody };
};

const alterBytes = (bytes: Buffer, kind: string, at: number, byte: number): Buffer => {
  if (kind === 'cut') return bytes.subarray(0, at);
  if (kind === 'insert') return Buffer.concat([bytes.subarray(0, at), Buffer.of(byte), bytes.subarray(at)]);
  if (kind === 'remove') return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
  const copy = Buffer.from(bytes);
  if (kind === 'flip') copy[at] = (bytes[at] ?? 0) ^ byte;
  else [copy[at], copy[byte % bytes.length]] = [bytes[byte % bytes.length] ?? 0, bytes[at] ?? 0];
  return copy;
};
