import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canParseUrl } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';

describe('whether a text is a URL', () => {
  it('is answered alike however often it was asked', () => {
    for (let time = 0; time < 20_000; time += 1) canParseUrl('http://films.example.com/');
    expect(canParseUrl('http://café.example.com/crème')).toBe(true);
    expect(canParseUrl('/crème', 'http://films.example.com')).toBe(true);
    expect([canParseUrl('films.example.com'), canParseUrl('/v1/me'), canParseUrl('http://')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is asked nowhere in another way', () => {
    const packages = fileURLToPath(new URL('../../../', import.meta.url));
    const asking = readdirSync(packages, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter(
        (name) => /^[\w-]+\/src\/.*\.ts$/.test(name) && readFileSync(packages + name, 'utf8').includes('URL.canParse('),
      );
    expect(asking).toEqual([]);
  });
});
