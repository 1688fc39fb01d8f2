/** Bodies that a proxy has compressed: named, and proven where they can be decoded. */
import * as zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BODY, headersFor } from './support/calls';
import { explain } from './support/explain';

const codings: [string, ((bytes: Buffer) => Buffer) | undefined][] = [
  ['gzip', zlib.gzipSync],
  ['deflate', zlib.deflateSync],
  ['deflate', zlib.deflateRawSync],
  ['br', zlib.brotliCompressSync],
  ['zstd', (zlib as { zstdCompressSync?: (bytes: Buffer) => Buffer }).zstdCompressSync],
];

describe.each(codings)('a body in %s', (name, compress) => {
  it.skipIf(compress === undefined)('is proven to be the signed one', async () => {
    const text = await explain({ rawBody: compress?.(Buffer.from(BODY)), headers: headersFor(BODY) });
    expect(text).toContain(`not as it was signed: it is compressed (${name})`);
    expect(text).toContain('Let the proxy pass the body as it arrived');
  });

  it.skipIf(compress === undefined)('of another delivery is named', async () => {
    const text = await explain({ rawBody: compress?.(Buffer.from(BODY)), headers: headersFor('another') });
    expect(text).toContain(`is compressed (${name}). What comes out does not match the signature either.`);
  });
});

it('names zstd where it can not be decoded, and what is cut', async () => {
  const cut = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0x24);
  expect(await explain({ rawBody: cut, headers: headersFor(BODY) })).toMatch(/is compressed \(zstd\)\.\n/);
});

it('unfolds no more than a delivery may have', async () => {
  const rawBody = zlib.gzipSync(Buffer.alloc(2 << 20, ' '));
  expect(await explain({ rawBody, headers: headersFor(BODY) })).toMatch(/is compressed \(gzip\)\.\n/);
});

it.each(['x', 'plain text', '{"a":1}'])('takes %j for what it is', async (rawBody) => {
  expect(await explain({ rawBody: Buffer.from(rawBody), headers: headersFor(BODY) })).not.toMatch(/compressed/);
});
