/** However long and strange the copy is, its measured ink lies inside the safe area of every frame. */

import { createCanvas } from '@napi-rs/canvas';
import { ASPECTS, LIMITS, ROUTES } from '@vid/sdk/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEATS } from '../../src/render/beats/infer-beat';
import type { Layer } from '../../src/render/film/film';
import { contains } from '../../src/render/geometry';
import { vistaLayers } from '../../src/render/scenes/vista-scene';
import { typeScene } from '../../src/render/type/type-scene';
import { isWhole, partOf } from '../support/part-of';
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

/** Ordinary copy in several scripts, each with a word that is long for its script. */
const SCRIPTS = {
  latin: 'Open until nine | Three lines of copy | Internationalisation costs £1,299.50 | Order at northside.coffee',
  arabic: 'مواعيد مسائية كل يوم | خصم 30% على أول طلب | احجز موعدك الآن | alnoor.example',
  hebrew: 'קפה טרי בכל בוקר | 20% הנחה עד סוף החודש | בואו לבקר | cafe.example',
  japanese: '毎朝焼きたてのコーヒーをお届けします | 全12室、露天風呂付き | ご予約は yukimi.example へ',
  chinese: '云岭茶庄的新茶上市了 | 首单立减30元 | 扫码关注，马上下单',
  korean: '한강 옆에서 열리는 주말 플리마켓 | 입장은 무료입니다 | 5월 3일부터',
  hindi: 'दसवीं के छात्रों के लिए गणित की कक्षाएँ | पहला सप्ताह मुफ़्त | आज ही जुड़ें',
  emoji: '☕️ Fresh at 8 am 🎉 | 🚀🚀🚀 | free 👩‍🚀',
  word: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
} as const;

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
  return typeScene(input).layers.flatMap((layer) => {
    if (layer.ink === undefined) return [];
    const outside = !contains(input.setting.safe, layer.ink, 1) || !contains(frame, layer.ink);
    const clipped = !contains(layer.box, layer.ink, 0.5);
    return outside || clipped
      ? [{ text: layer.text, outside, clipped, ink: layer.ink, box: layer.box, safe: input.setting.safe }]
      : [];
  });
};

const AROUND = 24;

/** How many pixels a layer paints outside its measured ink, when its sprite does not cut them off. */
const spill = (layer: Layer): number => {
  const { box, ink, frames } = layer;
  const [width, height] = [box.width + 2 * AROUND, box.height + 2 * AROUND];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(AROUND, AROUND);
  layer.paint(context, frames - 1);
  const data = canvas.data();
  const inside = { x: (ink?.x ?? 0) - box.x + AROUND, y: (ink?.y ?? 0) - box.y + AROUND };
  let outside = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const within =
        x >= inside.x - 2 &&
        x <= inside.x + (ink?.width ?? 0) + 2 &&
        y >= inside.y - 2 &&
        y <= inside.y + (ink?.height ?? 0) + 2;
      if (!within && (data[(y * width + x) * 4 + 3] ?? 0) > 40) outside += 1;
    }
  }
  return outside;
};

describe('layout of motion copy', () => {
  it.each(BEATS)('keeps every nasty text inside the safe area: %s', async (beat) => {
    // Each text meets a sixth of the beats; `npm run soak -- tables` tries every one.
    for (const [index, text] of partOf([...NASTY.entries()], 8, BEATS.indexOf(beat))) {
      const aspect = ASPECTS[index % ASPECTS.length] ?? '1:1';
      expect(
        await problems(text, beat, aspect, ROUTES[index % ROUTES.length]),
        `${beat} ${aspect}: ${text.slice(0, 40)}`,
      ).toEqual([]);
    }
  });

  it.each(BEATS)(
    'keeps every script inside the safe area at some aspect, and with others at every one: %s',
    async (beat) => {
      for (const [at, [script, text]] of Object.entries(SCRIPTS).entries()) {
        for (const aspect of partOf(ASPECTS, 6, at + BEATS.indexOf(beat))) {
          // Looks take turns, so that each of them meets each script at some aspect.
          const index = ASPECTS.indexOf(aspect);
          const route = ROUTES[(at * ASPECTS.length + index * 5 + BEATS.indexOf(beat)) % ROUTES.length];
          expect(await problems(text, beat, aspect, route), `${beat} ${aspect} ${script} ${route}`).toEqual([]);
        }
      }
    },
  );

  it.each(Object.entries(SCRIPTS))('paints nothing outside the box that was measured: %s', async (script, text) => {
    for (const beat of partOf(['hook', 'list', 'cta', 'comparison'], 2, Object.keys(SCRIPTS).indexOf(script))) {
      const { layers } = typeScene(await firstScene(motion(text, beat), { aspect: '1:1', route: 'website' }));
      for (const layer of layers.filter(({ ink }) => ink !== undefined)) expect(spill(layer), layer.text).toBe(0);
    }
  });

  it('starts what hangs from the top at one line in every scene, away from the edge', async () => {
    for (const aspect of ['9:16', '4:5'] as const) {
      const tops = await Promise.all(
        ['Open late', 'Ledgerly is accounting software', 'Fresh beans every Tuesday'].map(async (prompt) => {
          const input = await firstScene(motion(prompt, 'title'), { aspect, route: 'explainer' });
          const tops = typeScene(input, 'house').layers.flatMap((layer) =>
            layer.ink === undefined ? [] : [layer.ink.y],
          );
          return (Math.min(...tops) - input.setting.safe.y) / input.setting.size.height;
        }),
      );
      expect(Math.max(...tops) - Math.min(...tops), aspect).toBeLessThan(0.02);
      expect(Math.min(...tops), aspect).toBeGreaterThan(0.03);
    }
  });

  it.each(ASPECTS)('sets the address on a button in one line: %s', async (aspect) => {
    for (const address of ['nightowl.example', 'stanneskitchen.example', '0117 496 0123', 'a.co']) {
      const input = await firstScene(motion(`Tickets from $12 | ${address}`, 'cta'), { aspect, route: 'short' });
      const button = typeScene(input).layers.filter(({ text }) =>
        text?.replace(/\s/g, '').includes(address.slice(0, 4)),
      );
      expect(button.map(({ text }) => text)).toEqual([address]);
    }
  });

  it.each(['16:9', '4:3'] as const)(
    'keeps a caption beside the picture, clear of its right half: %s',
    async (aspect) => {
      for (const text of ['Coffee', 'A phone with every receipt of the year on it', NASTY[1] ?? '']) {
        const input = await firstScene({ type: 't2v_fast', prompt: text, duration: 3 }, { aspect });
        const inks = vistaLayers(input).flatMap((layer) => (layer.text === undefined ? [] : [layer.ink]));
        expect(inks.length).toBeGreaterThan(0);
        for (const ink of inks) {
          expect(contains(input.setting.safe, ink ?? input.setting.safe, 1)).toBe(true);
          expect((ink?.x ?? 0) + (ink?.width ?? 0)).toBeLessThan(input.setting.size.width * 0.56);
        }
      }
    },
  );

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
    await fc.assert(any, { numRuns: isWhole ? 400 : 25, seed: 5 });
  });
});
