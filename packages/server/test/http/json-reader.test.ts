/** Reading JSON as it arrives: the same values as JSON.parse gives, and refusals at the byte that is too much. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REQUEST_LIMITS } from '../../src/http/body-limits';
import { beyondLimits, createJsonReader } from '../../src/http/json-reader';

const WIDE = { depth: 1000, values: 1e6, bare: 1e7, pieces: 1e6 };

/** Reads a document cut at the given places. */
const readIn = (document: Buffer, cuts: readonly number[], runBytes?: number) => {
  const reader = createJsonReader(WIDE, runBytes);
  const places = [...new Set([0, ...cuts.map((cut) => cut % (document.length + 1)), document.length])];
  places.sort((a, b) => a - b);
  for (let at = 1; at < places.length; at += 1) {
    const problem = reader.add(document.subarray(places[at - 1], places[at]));
    if (problem !== undefined) return problem;
  }
  return reader.end();
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return 'not JSON';
  }
};

const read = (text: string, cuts: readonly number[] = [], runBytes?: number): unknown => {
  const reading = readIn(Buffer.from(text), cuts, runBytes);
  return reading.ok ? reading.value : 'not JSON';
};

const pieces = fc.constantFrom('a', 'é', '🙂', '"', '\\', '\u0000', '\u0001', '\n', '/', 'ud83d', '{', ']', ',', ': ');
const text = fc
  .array(fc.tuple(pieces, fc.integer({ min: 1, max: 700 })), { maxLength: 6 })
  .map((parts) => parts.map(([piece, times]) => piece.repeat(times)).join(''));
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.jsonValue(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
})).value;
const cuts = fc.array(fc.nat(), { maxLength: 12 });
/** The reader's own, and so few that nearly every list and object is parsed in several. */
const runs = fc.constantFrom(undefined, 1, 3, 20);
/** As other programs write JSON: every character escaped, spaces between. */
const escaped = (source: string): string =>
  source.replace(/[^\x20-\x7e]/gu, (found) =>
    [...Array(found.length).keys()].map((at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );

describe('a document', () => {
  test('is read as JSON.parse reads it, wherever it is cut', () => {
    fc.assert(
      fc.property(json, cuts, fc.constantFrom(0, 2), runs, (value, places, indent, runBytes) => {
        for (const source of [JSON.stringify(value, null, indent), escaped(JSON.stringify(value, null, indent))])
          expect(read(source, places, runBytes)).toEqual(parsed(source));
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['plain', 'x'.repeat(700_000)],
    ['with an escape late', `${'x'.repeat(600_000)}\n${'y'.repeat(100_000)}`],
    ['with a wide character late', `${'x'.repeat(600_000)}🙂é${'y'.repeat(600_000)}`],
  ])('with a text of many pieces, %s, is read whole', (_what, long) => {
    const source = JSON.stringify({ long, after: 1 });
    for (const step of [1_000, 65_536, 262_144, 300_000]) {
      const places = Array.from({ length: Math.floor(source.length / step) }, (_, at) => (at + 1) * step);
      const { long: found, ...others } = read(source, places) as Record<string, unknown>;
      expect([found === long, others]).toEqual([true, { after: 1 }]);
    }
  });

  test('with a late character that may not stand in a text is refused', () => {
    expect(read(`"${'x'.repeat(600_000)}\u0001${'y'.repeat(9)}"`, [300_000])).toBe('not JSON');
  });

  test('that is no JSON is refused as JSON.parse refuses it, wherever it is cut', () => {
    const token = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '\\u00',
      'a',
      '1',
      ' ',
      '"a"',
      'true',
      '\u0001',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), cuts, runs, (tokens, places, runBytes) => {
        const source = tokens.join('');
        expect(read(source, places, runBytes)).toEqual(parsed(source));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['a long text', JSON.stringify({ a: 'x'.repeat(3_000_000), b: ['é'.repeat(400_000)] })],
    ['a text that looks like what stands for one', String.raw`["\u00000","${'x'.repeat(5000)}","\u00001"]`],
    ['a long name', JSON.stringify({ ['n'.repeat(5000)]: 1, b: 'y'.repeat(2000) })],
    ['a text of backslashes', JSON.stringify('\\'.repeat(700_001))],
    ['a list of many runs', JSON.stringify({ rows: Array.from({ length: 60_000 }, (_v, n) => ({ n })), after: [1] })],
    ['lists of many runs within one', JSON.stringify([Array(90_000).fill('x'), [Array(90_000).fill([])], 'end'])],
    ['names of many runs', JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_v, n) => [`n${n}`, n])))],
    ['a name that returns in a later run', `{"a":1,"__proto__":2,"b":[${'0,'.repeat(70_000)}0],"a":3,"__proto__":4}`],
    ['a name that objects have', `{"__proto__":"${'x'.repeat(5000)}","constructor":1}`],
  ])('with %s is read whole', (_, source) => {
    for (const places of [[], [1, 2, 3, 70_000, 70_001, 140_003]]) expect(read(source, places)).toEqual(parsed(source));
  });

  test('of many runs is refused in the run that is no JSON', () => {
    const reader = createJsonReader(WIDE);
    expect(reader.add(Buffer.from(`[${'0,'.repeat(50_000)}x,${'0,'.repeat(50_000)}`))).toMatchObject({
      kind: 'invalid',
    });
  });

  test.each(['[%,1]', '[1,%,1]', '{%,"a":1}', '{"a":1,%,"b":1}', '[1,1%}', '{"a":[1%}'])(
    'without something before a comma, %s, is refused',
    (pattern) => {
      for (const runBytes of [undefined, 1, 50])
        expect(read(pattern.replace('%', ' '.repeat(100_000)), [7, 70_000], runBytes)).toBe('not JSON');
    },
  );
});

describe('a long text', () => {
  const units = ['x', 'é', '€', '🙂', String.raw`\n`, String.raw`\\`, String.raw`\u00e9`, String.raw`\ud83d\ude42`];
  const sizes = [65_535, 65_536, 65_537, 65_539, 300_001];

  test.each(units.flatMap((unit) => sizes.map((size) => [unit, size] as const)))(
    'of %j is whole, though chunks of %i bytes cut it anywhere',
    (unit, size) => {
      const source = `["${unit.repeat(700_000 / unit.length)}"]`;
      const document = Buffer.from(source);
      const cutAt = Array.from({ length: Math.floor(document.length / size) }, (_, at) => (at + 1) * size);
      expect(read(source, cutAt)).toEqual(parsed(source));
    },
  );
});

describe('bounds', () => {
  const nested = (depth: number) => Buffer.from(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const list = (entries: number) => Buffer.from(`[${Array(entries).fill('0').join(',')}]`);

  test.each([
    [nested(REQUEST_LIMITS.depth), undefined],
    [nested(REQUEST_LIMITS.depth + 1), /^is nested more than 64 deep$/],
    [list(REQUEST_LIMITS.values - 1), undefined],
    [list(REQUEST_LIMITS.values), /^has more than 10,000 values and names of members$/],
    [Buffer.from(`[${' '.repeat(REQUEST_LIMITS.bare - 2)}]`), undefined],
    [Buffer.from(`[${' '.repeat(REQUEST_LIMITS.bare - 1)}]`), /^has more than 1,048,576 bytes outside its texts$/],
    [Buffer.from(JSON.stringify('[{,:'.repeat(100_000))), undefined],
    [Buffer.from('{"a":'), undefined],
  ])('document %# is within or beyond them', (document, problem) => {
    const found = beyondLimits(document, REQUEST_LIMITS);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(problem);
  });

  test.each(['[', '{"a":', '[{"a":', '0,', '{},', ' ', '"",'])('%j without end is refused after few bytes', (piece) => {
    const reader = createJsonReader(REQUEST_LIMITS);
    const chunk = Buffer.from(`[${piece.repeat(20_000)}`).subarray(0, 16_384);
    let bytes = 0;
    while (bytes < 80 * 1024 ** 2 && reader.add(chunk) === undefined) bytes += chunk.length;
    expect(bytes).toBeLessThanOrEqual(REQUEST_LIMITS.bare);
  });
});
