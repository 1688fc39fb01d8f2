/** How large the media within a request may be, before anything is unpacked or fetched. */
import { describe, expect, test } from 'vitest';
import { judgeUrl } from '../../src/adapters/guarded-dialer/judge-url';
import type { Dialer } from '../../src/ports/dialer';
import { readRenderRequest } from '../../src/services/read-render-request';

const MIB = 1024 ** 2;

/** Reads a body with a dialer that notes what it was asked about. */
const readWith = async (body: unknown) => {
  const asked: { readonly characters: number; readonly maxBytes: number | undefined }[] = [];
  const dialer: Pick<Dialer, 'judge' | 'judgeMedia'> = {
    judge: (url) => judgeUrl(url, { allowPrivateNetwork: false }),
    judgeMedia: async (url, { maxBytes }) => {
      asked.push({ characters: url.length, maxBytes });
      return { ok: true };
    },
  };
  return { reading: await readRenderRequest({ kind: 'json', value: body }, dialer, false), asked };
};

const uri = (characters: number) => `data:image/png;base64,${'A'.repeat(characters)}`.slice(0, characters);
const scene = { type: 'i2v_fast', prompt: 'A cup', duration: 3 };

describe('a data URI', () => {
  test('is judged with the size that a render would take', async () => {
    const { reading, asked } = await readWith({
      scene_plan: [{ ...scene, ref_image_url: uri(4000) }],
      brand_logo_url: uri(300),
    });
    expect(reading.body.ok).toBe(true);
    expect(asked).toEqual([
      { characters: 300, maxBytes: 25 * MIB },
      { characters: 4000, maxBytes: 25 * MIB },
    ]);
  });

  test('of a scene is limited by its bytes alone', async () => {
    const { reading, asked } = await readWith({ scene_plan: [{ ...scene, ref_image_url: uri(6_000_000) }] });
    expect([reading.body.ok, asked]).toEqual([true, [{ characters: 6_000_000, maxBytes: 25 * MIB }]]);
  });

  test.each(['brand_logo_url', 'product_image_url'])(
    'that is too long for %s is refused without being unpacked',
    async (member) => {
      const { reading, asked } = await readWith({ scene_plan: [scene], [member]: uri(5_000_001) });
      expect(reading.body).toMatchObject({ ok: false, refusal: { kind: 'validation', problems: [{ path: member }] } });
      expect(asked).toEqual([]);
    },
  );
});
