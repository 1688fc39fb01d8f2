/** However long and strange the copy is, its measured ink lies inside the safe area of every frame. */
import { ASPECTS, LIMITS, ROUTES } from '@vid/sdk/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEATS } from '../../src/render/beats/infer-beat';
import { contains } from '../../src/render/geometry';
import { motionLayers } from '../../src/render/scenes/motion-scene';
import { firstScene, motion } from './fixtures';

const NASTY = [
  'A',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
  'https://www.a-very-long-domain-name-that-nobody-will-type.example.com/with/a/path?and=a&query=string',
  `Read all of this ${'and carry on reading because it is important '.repeat(45)}`.slice(0, LIMITS.scenePrompt.max),
  'W'.repeat(LIMITS.scenePrompt.max),
  Array.from({ length: 400 }, (_, index) => `line ${index}`)
    .join('\n')
    .slice(0, LIMITS.scenePrompt.max),
  'مرحبا بكم في مقهى الشمال | خصم 50% على الطلب الأول | اطلب الآن',
  'שלום לכם | קפה טרי בכל בוקר | 20% הנחה',
  '春の新商品が登場しました。今だけ二十パーセント割引でお届けします。| 今すぐ注文',
  'ยินดีต้อนรับสู่ร้านกาแฟที่ดีที่สุดในเมือง',
  '👩‍🚀🚀🎉 Launch day 🎉🚀👩‍🚀 | ☕️ free ☕️',
  'Z̷̢̧̛͓̬̠̲̮̞͉͈̗̗̗̈́͗̽͊̔̒͋̃̐͝ą̸̡̱͔̟͔̖̲̠̒̈́̀͗l̸̪͚̐̈́g̷̨̛̻͔̘͙͑͌̏͊̈́̚͘ơ̷̧̢̜̥̣͖͍̬̺̽̈̔ copy',
  '\u202e\u0000\u200b\ufeff',
  '   \n |  | \n',
  '$1,299,000.50 saved by 12,400 teams | 4.9/5 | 99.95% uptime | ÅÉÎÕÜ ÿgjpq',
  'Before: three hours of spreadsheets | After: one click',
];

const nastyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  fc
    .array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 14 })
    .map((lines) => lines.join('\n')),
);

const problems = async (
  prompt: string,
  beat: string | undefined,
  aspect: (typeof ASPECTS)[number],
  route: (typeof ROUTES)[number] | undefined,
) => {
  const input = await firstScene(motion(prompt, beat), { aspect, ...(route === undefined ? {} : { route }) });
  const frame = { x: 0, y: 0, ...input.setting.size };
  return motionLayers(input).flatMap((layer) => {
    if (layer.ink === undefined) return [];
    const outside = !contains(input.setting.safe, layer.ink, 1) || !contains(frame, layer.ink);
    const clipped = !contains(layer.box, layer.ink, 0.5);
    return outside || clipped
      ? [{ text: layer.text, outside, clipped, ink: layer.ink, box: layer.box, safe: input.setting.safe }]
      : [];
  });
};

describe('layout of motion copy', () => {
  it.each(BEATS)('keeps every nasty text inside the safe area: %s', async (beat) => {
    for (const [index, text] of NASTY.entries()) {
      const aspect = ASPECTS[index % ASPECTS.length] ?? '1:1';
      expect(
        await problems(text, beat, aspect, ROUTES[index % ROUTES.length]),
        `${beat} ${aspect}: ${text.slice(0, 40)}`,
      ).toEqual([]);
    }
  });

  it('keeps any text inside the safe area at every aspect, beat and look', async () => {
    const any = fc.asyncProperty(
      nastyText,
      fc.constantFrom(...BEATS, undefined, 'something-else'),
      fc.constantFrom(...ASPECTS),
      fc.option(fc.constantFrom(...ROUTES), { nil: undefined }),
      async (text, beat, aspect, route) => {
        expect(await problems(text, beat, aspect, route)).toEqual([]);
      },
    );
    await fc.assert(any, { numRuns: 80, seed: 5 });
  });
});
