/** Which words are shown together, where lines end, and in which order words stand: without drawing anything. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { CAPTION_NAMES, captionsOf } from '../../src/render/captions/caption-names';
import { captionNotes } from '../../src/render/captions/caption-scenes';
import { setType } from '../../src/render/captions/caption-type';
import { type CueRules, cuesOf } from '../../src/render/captions/cues';
import { standApart } from '../../src/render/captions/joint';
import { visualOrder } from '../../src/render/captions/visual-order';
import type { Context } from '../../src/render/film/film';
import { said } from './caption-words';
import { firstScene, motion } from './fixtures';

/** Letters are half as wide as high. */
const cues = (script: string, rules: Partial<CueRules> = {}, language = 'en') =>
  cuesOf(
    said(script, language).map((word, at, all) => ({
      ...word,
      width: [...word.text].length / (language === 'ja' ? 1 : 2),
      apart: at === 0 || standApart(all[at - 1]?.text ?? '', word.text),
    })),
    { mostWords: 8, mostLines: 2, width: 9, spacing: { space: 0.25, gap: 0, close: 0 }, ...rules },
  ).map(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(language === 'ja' ? '' : ' ')));

describe('cues', () => {
  it('have lines that fit, two at most, and end where a sentence does', () => {
    const all = cues('We roast on Tuesdays, and 4.9 stars say that it works. Come by, it is worth the way.');
    for (const lines of all) {
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines)
        expect(line.replaceAll(' ', '').length / 2 + line.split(' ').length / 4).toBeLessThan(9.5);
    }
    expect(all.some((lines) => lines.join(' ').endsWith('works.'))).toBe(true);
    expect(all.flat().join(' ')).toBe(
      'We roast on Tuesdays, and 4.9 stars say that it works. Come by, it is worth the way.',
    );
  });

  it('keep a number with its unit, also where words come one at a time', () => {
    expect(cues('Keep to 10 km/h here', { mostWords: 1, mostLines: 1 })).toEqual([
      ['Keep'],
      ['to'],
      ['10 km/h'],
      ['here'],
    ]);
    for (const width of [4, 5, 6, 7, 8])
      expect(cues('It costs about 12 euros a month at most', { width }).flat().join('|')).not.toMatch(/12\|/);
  });

  it('are no wider than a line even when that holds but one word, and leave none by itself for want of a word more', () => {
    expect(cues('It still smells like my grandmother’s garden.', { width: 8, mostWords: 5 })).toHaveLength(2);
    expect(cues('Haftpflichtversicherung gilt')).toEqual([['Haftpflichtversicherung'], ['gilt']]);
  });

  it('end in Japanese between groups of words', () => {
    const lines = cues('毎朝八時までに焼きたてのコーヒーをお届けします。', { width: 11 }, 'ja').flat();
    expect(lines.join('')).toBe('毎朝八時までに焼きたてのコーヒーをお届けします。');
    for (const line of lines) expect(line).not.toMatch(/^[をにの。ま]/u);
  });
});

describe('the order of words from left to right', () => {
  it.each([
    [['one', 'two', 'three'], false, [0, 1, 2]],
    [['قهوة', 'طازجة', 'الآن'], true, [2, 1, 0]],
    [['خصم', '20%', 'على', 'Northside', 'Roasters', 'في', 'دبي'], true, [6, 5, 3, 4, 2, 1, 0]],
    [['Route', '66', 'إلى', 'دبي'], true, [3, 2, 0, 1]],
    [['from', 'دبي', 'الجديدة', 'to', 'Leeds'], false, [0, 2, 1, 3, 4]],
    [['٣', '–', '٥', 'أيام'], true, [3, 2, 1, 0]],
  ])('%j', (texts, rightToLeft, order) => {
    expect(visualOrder(texts, rightToLeft)).toEqual(order);
  });

  it('is that of a whole line as the renderer of texts sets it', async () => {
    const { setting } = await firstScene(
      motion('x', undefined, { script: 'خصم كبير على Northside Roasters في دبي الجديدة' }),
      { language: 'ar' },
    );
    const words = ['خصم', 'كبير', 'على', 'Northside', 'Roasters', 'في', 'دبي', 'الجديدة'];
    const type = setType(
      { face: 'rubik', weight: 700, size: 5, leading: 1, mostWords: 9, mostLines: 1 },
      setting,
      words.join(' '),
    );
    const [width, height, size] = [760, 90, 48];
    /** How much ink there is in each strip of the line. */
    const strips = (draw: (context: Context) => void): number[] => {
      const context = createCanvas(width, height).getContext('2d');
      draw(context);
      return Array.from({ length: width / 20 }, (_, strip) => {
        const { data } = context.getImageData(strip * 20, 0, 20, height);
        return data.filter((_level, at) => at % 4 === 3).reduce((sum, alpha) => sum + alpha, 0);
      });
    };
    const whole = strips((context) => {
      type.prepare(context, size);
      context.fillText(words.join(' '), 10, 60);
    });
    const differs = (order: readonly number[]): number => {
      const apart = strips((context) => {
        let x = 10;
        for (const at of order) {
          type.prepare(context, size);
          context.fillText(words[at] ?? '', x, 60);
          x += context.measureText(words[at] ?? '').width + context.measureText(' ').width;
        }
      });
      return whole.reduce((sum, level, at) => sum + Math.abs(level - (apart[at] ?? 0)), 0);
    };
    const inOrder = differs(visualOrder(words, true));
    for (const wrong of [words.keys(), [...words.keys()].toReversed()])
      expect(inOrder).toBeLessThan(differs([...wrong]) / 3);
  });
});

describe('which captions a film has', () => {
  it('is said by the choice, else by its route', () => {
    expect(captionsOf(undefined, 'short')).toBe('word');
    expect(captionsOf(undefined, 'commercial')).toBeUndefined();
    expect(captionsOf(undefined, undefined)).toBeUndefined();
    expect(captionsOf('bar', 'commercial')).toBe('bar');
    for (const nothing of ['none', 'off'] as const) expect(captionsOf(nothing, 'short')).toBeUndefined();
    expect(CAPTION_NAMES.length).toBeGreaterThanOrEqual(8);
  });

  it('and what is missing of them is told', () => {
    expect(
      captionNotes([
        { shown: 1, crowded: 0, copied: false },
        { shown: 0, crowded: 0, copied: true },
        undefined,
        { shown: 0.4, crowded: 2, copied: false },
        { shown: 0, crowded: 0, copied: true },
      ]),
    ).toEqual([
      'Captions give way in scenes 2, 5, where the words on the screen say the same.',
      'Captions were left out of 2 shots of scene 4, where no place was free.',
    ]);
    expect(captionNotes([{ shown: 1, crowded: 0, copied: false }])).toEqual([]);
  });
});
