/** What is written is set as a typographer would: large enough, tight or loose as it should be, broken where one breathes. */
import { ROUTES } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { bodyStyle, headlineStyle } from '../../src/render/beats/beat';
import type { Beat } from '../../src/render/beats/infer-beat';
import { LAYOUTS } from '../../src/render/beats/layouts';
import { curly } from '../../src/render/text/curly';
import { FACE_SETTINGS, FACES } from '../../src/render/text/faces';
import { typeScene } from '../../src/render/type/type-scene';
import { judgeWords } from '../support/judged-words';
import { partOf } from '../support/part-of';
import { firstScene, motion, smaller } from './fixtures';

const settingOf = async (aspect: '9:16' | '16:9' | '1:1') =>
  (await firstScene(motion('Fresh coffee'), { aspect, quality: 'standard' })).setting;

/** What a size is on a frame whose shorter side has 1080 pixels. */
const at1080 = (units: number, unit: number, short: number): number => (units * unit * 1080) / short;

const HEADLINES = [
  'Slow mornings, strong coffee',
  'Two flat whites for the price of one until Sunday',
  'Rooms from €70 a night, breakfast included',
  'The third night is free in September',
];

/** The lines of a headline as they are set. */
async function linesOf(text: string, route: (typeof ROUTES)[number], beat: Beat = 'hook'): Promise<string[]> {
  const input = await firstScene(motion(text, beat), { route });
  return typeScene(input).layers.flatMap(({ text: line }) => (line === undefined ? [] : line.split('\n')));
}

describe('type', () => {
  it.each(['9:16', '16:9', '1:1'] as const)(
    'is at least 90 px in headlines and 32 px below them: %s',
    async (aspect) => {
      const setting = await settingOf(aspect);
      const short = Math.min(setting.size.width, setting.size.height);
      for (const text of HEADLINES)
        expect(at1080(headlineStyle(setting, text).size, setting.unit, short)).toBeGreaterThanOrEqual(90);
      expect(at1080(bodyStyle(setting).size, setting.unit, short)).toBeGreaterThanOrEqual(32);
    },
  );

  it('is large enough in pills and below them, and found where it is not', async () => {
    for (const aspect of ['9:16', '16:9', '1:1'] as const) {
      const said = motion('Harbour Coffee\nVisit us at 12 Dock Street', 'cta');
      const input = smaller(await firstScene(said, { aspect }), 3);
      const { size, safe } = input.setting;
      const { layers, backdrop } = typeScene(input);
      const film = { size, frames: input.frames, backdrop };
      expect(judgeWords({ ...film, layers }, safe, 2)).toEqual([]);
      const less = layers.map((layer) => (layer.em === undefined ? layer : { ...layer, em: layer.em / 4 }));
      expect(judgeWords({ ...film, layers: less }, safe, 2).join('\n')).toContain('px, not 32');
    }
  });

  it('is tracked tighter the larger it is, and is never set in the weight of the words below', async () => {
    for (const face of FACES) {
      expect(FACE_SETTINGS[face].tracking).toBeLessThanOrEqual(-0.03);
      expect(FACE_SETTINGS[face].tracking).toBeGreaterThanOrEqual(-0.05);
    }
    for (const route of ROUTES) {
      const { setting } = await firstScene(motion('Fresh coffee'), { route });
      const [headline, body] = [headlineStyle(setting, 'Fresh coffee'), bodyStyle(setting)];
      expect(headline.size / body.size).toBeGreaterThan(2);
      expect(body.tracking).toBeGreaterThan(-0.02);
      expect(body.leading).toBeGreaterThan(headline.leading);
    }
  });

  it('is set smaller beside a card rather than cut in a word', async () => {
    const { setting } = await firstScene(motion('Remember'), { aspect: '1:1' });
    const safe = { ...setting.safe, width: setting.safe.width * 0.33 };
    const pieces = LAYOUTS.body({
      copy: { headline: 'Remember', lines: [], numbered: false },
      setting: { ...setting, safe },
    });
    expect(pieces.map(({ text }) => text)).toEqual(['Remember']);
  });

  it('leaves no widow, tears no number from its unit, and has no line of more than 34 letters', async () => {
    for (const [at, text] of HEADLINES.entries())
      for (const route of partOf(ROUTES, 8, at)) {
        const lines = await linesOf(text, route);
        const last = lines.at(-1) ?? '';
        const longest = Math.max(...lines.map(({ length }) => length));
        expect(lines.length === 1 || last.length >= 3, `${route}: ${lines.join(' / ')}`).toBe(true);
        expect(longest, `${route}: ${lines.join(' / ')}`).toBeLessThanOrEqual(34);
        expect(
          lines.some((line) => /€$/u.test(line) || /^(?:a night|%)$/iu.test(line)),
          lines.join(' / '),
        ).toBe(false);
      }
  });

  it('balances its lines: the shortest of several is no stub', async () => {
    for (const route of partOf(ROUTES, 4, 1)) {
      const lines = await linesOf('Freshly roasted coffee at your door before eight', route);
      const lengths = lines.map(({ length }) => length);
      expect(Math.min(...lengths) / Math.max(...lengths), `${route}: ${lines.join(' / ')}`).toBeGreaterThan(0.28);
    }
  });
});

describe('curly', () => {
  it.each([
    ['en', `"It's great," she said`, '“It’s great,” she said'],
    ['de', `"Einfach gut"`, '„Einfach gut“'],
    ['fr', `"Très bon"`, '«\u202fTrès bon\u202f»'],
    ['pl', `"Pyszne"`, '„Pyszne”'],
    ['es', `"Muy bien"`, '«Muy bien»'],
    ['en', `5' 10" tall`, '5′ 10″ tall'],
    ['en', `A 24" screen`, 'A 24″ screen'],
    ['en', `rock 'n' roll, the '90s`, 'rock ’n’ roll, the ’90s'],
    ['ja', '「どうぞ」', '「どうぞ」'],
  ])('sets marks as printers do in %s: %s', (language, text, set) => {
    expect(curly(text, language)).toBe(set);
  });
});
