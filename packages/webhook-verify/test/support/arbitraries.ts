/** Random deliveries, sound ones and broken ones, for the fuzz and differential runs. */
import fc from 'fast-check';
import { anyCharacter } from './any-character';
import { mac, NOW, OTHER_SECRET, SECRET } from './calls';

/** How often each property runs: a short run by default, the full one where there is time for it. */
export const FUZZ_RUNS = Number(process.env.VID_FUZZ_RUNS ?? 5000);

const text = fc.string({ unit: anyCharacter, maxLength: 40 });
const name = fc.oneof(
  fc.constantFrom('ping', 'video.completed', 'credits.low'),
  fc.string({ minLength: 1, maxLength: 12 }),
);

export const soundBody = fc
  .record({
    event: name,
    payload: fc.dictionary(text, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }),
    emitted_at: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.5+02:00'),
    delivery_id: fc.string({ minLength: 1, maxLength: 12 }),
  })
  .map((value) => JSON.stringify(value));

const brokenBody = fc.oneof(
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc.jsonValue({ maxDepth: 2 }).map((value) => Buffer.from(JSON.stringify(value))),
  fc
    .record(
      { event: fc.jsonValue(), payload: fc.jsonValue(), emitted_at: fc.jsonValue(), delivery_id: fc.jsonValue() },
      { requiredKeys: [] },
    )
    .map((value) => Buffer.from(JSON.stringify(value))),
  fc.tuple(soundBody, fc.nat(), fc.nat(255)).map(([sound, at, byte]) => {
    const bytes = Buffer.from(sound);
    bytes[at % bytes.length] = byte;
    return bytes;
  }),
);

/** Bytes of a body; about half are sound. */
const bodyBytes = fc.oneof(
  soundBody.map((sound) => Buffer.from(sound)),
  brokenBody,
);

const timestampText = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: NOW - 400, max: NOW + 400 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0', '00', '', ' 5', '5 ', '1e9', 'NaN', `${NOW}junk`, `${NOW}000`, `${NOW}, ${NOW}`),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 14 }) },
);

export interface Delivered {
  readonly bytes: Buffer;
  readonly timestamp: string;
  readonly signature: string;
}

/** A body with a timestamp and a signature that mostly fits. */
export const delivered: fc.Arbitrary<Delivered> = fc
  .record({
    bytes: bodyBytes,
    timestamp: timestampText,
    lie: fc.oneof(
      { weight: 8, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom('secret', 'body', 'form', 'double') },
    ),
  })
  .map(({ bytes, timestamp, lie }) => {
    const signed = lie === 'body' ? Buffer.concat([bytes, Buffer.from(' ')]) : bytes;
    const digits = mac(signed, timestamp, lie === 'secret' ? OTHER_SECRET : SECRET);
    const signature = `sha256=${lie === 'form' ? digits.slice(1) : digits}`;
    return { bytes, timestamp, signature: lie === 'double' ? `${signature}, ${signature}` : signature };
  });
