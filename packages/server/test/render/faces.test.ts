/** The faces of headlines: there, with every letter that the planner's languages are written with, and chosen by the words. */
import { createCanvas } from '@napi-rs/canvas';
import { ROUTES } from '@vid/sdk/contract';
import { describe, expect, it } from 'vitest';
import { WORD_LANGUAGES } from '../../src/artwork/words/languages';
import { luminance } from '../../src/render/color/color';
import { tradePalette, wishOf } from '../../src/render/look/art-direction';
import { TONES, toneOf } from '../../src/render/look/tones';
import { voiceOf } from '../../src/render/look/voices';
import { musicStyleOf } from '../../src/render/music/music-bed';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { DIRECTIONS, type Trade } from '../../src/render/stage/directions';
import { BUILT_FACES } from '../../src/render/text/built-faces';
import { FACE_SETTINGS, FACES, weightOf } from '../../src/render/text/faces';
import { useFamily } from '../../src/render/text/font-files';
import { locateFamily } from '../../src/render/text/font-packages';
import { fontsFor } from '../../src/render/text/fonts';
import { boxesOf } from '../../src/render/text/system-families';
import { withoutNightsAsUnits } from '../../src/render/worlds/words/nights';
import { jobOf, motion } from './fixtures';

/** A sentence with the letters that are a language's own. */
const SENTENCES: Record<(typeof WORD_LANGUAGES)[number], string> = {
  en: 'The quick brown fox jumps over the lazy dog, £1,290',
  de: 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich, 39 €',
  fr: 'Voix ambiguë d’un cœur qui, dès l’aube, préfère les jattes de kiwis à Noël',
  es: '¿El pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia, añoraba?',
  it: 'Però la quiete del caffè è già più dolce così',
  pt: 'Luís argüia à Júlia que «brações, fé, chá, óxido, pôr, zângão»',
  nl: 'Pa’s wijze lynx bezag vroom het fikse aquaduct, één reünie',
  pl: 'Pchnąć w tę łódź jeża lub ośm skrzyń fig, źdźbło, ŁĄKA ŻÓŁĆ',
  tr: 'Pijamalı hasta yağız şoföre çabucak güvendi, İstanbul’da ığdır ŞİŞ',
  ja: '毎朝焼きたてのコーヒーをお届けします。全12室、ゆっくり「どうぞ」',
  ar: 'نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر، ٣٠٪',
};
const LATIN = WORD_LANGUAGES.filter((language) => language !== 'ja' && language !== 'ar');

const characters = (text: string): string[] => [...new Set(text)].filter((character) => /\S/u.test(character));

describe('display faces', () => {
  it.each(FACES)('%s is there and draws every letter of the languages in Latin script itself', (face) => {
    expect(locateFamily(face)).toBeDefined();
    const all = characters(LATIN.map((language) => SENTENCES[language]).join(''));
    const { aliases, uncovered } = useFamily(face, false, new Set(all.map((one) => one.codePointAt(0) ?? 32)));
    expect([...uncovered].map((one) => String.fromCodePoint(one))).toEqual([]);
    expect(boxesOf(all, aliases.map((alias) => `"${alias}"`).join(','))).toEqual([]);
  });

  it.each(WORD_LANGUAGES)('leave no box in any face: %s', (language) => {
    const text = SENTENCES[language];
    const fonts = fontsFor([text], language);
    expect(fonts.notes).toEqual([]);
    const context = createCanvas(4, 4).getContext('2d');
    for (const face of FACES) {
      fonts.apply(context, face, 700, 20);
      const families = context.font.replace(/^.*?px /u, '');
      expect(boxesOf(characters(text), families), face).toEqual([]);
    }
  });

  it('draw no weight that their files have not', () => {
    for (const face of FACES) {
      const [lightest, heaviest] = FACE_SETTINGS[face].weights;
      expect(weightOf(face, 1000)).toBe(heaviest);
      expect(weightOf(face, 1)).toBe(lightest);
    }
    expect(BUILT_FACES.length).toBeGreaterThanOrEqual(8);
  });

  it('have numerals of one height, on the line', () => {
    const fonts = fontsFor(['0123456789'], 'en');
    const context = createCanvas(4, 4).getContext('2d');
    for (const face of FACES) {
      fonts.apply(context, face, FACE_SETTINGS[face].weight, 100);
      for (const digit of '0123456789') {
        const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(digit);
        expect(above, `${face} ${digit}`).toBeGreaterThan(55);
        expect(below, `${face} ${digit}`).toBeLessThan(6);
      }
    }
  });
});

const everywhere = (): boolean => true;

describe('the face of a film', () => {
  it('suits the trade, and the tone that is asked for goes first', () => {
    const faceOf = (trade: Trade, tone?: (typeof TONES)[number]) =>
      voiceOf({ route: 'commercial', trade, tone, draws: everywhere }).face;
    expect(new Set((Object.keys(DIRECTIONS) as Trade[]).map((trade) => faceOf(trade))).size).toBeGreaterThanOrEqual(8);
    expect(faceOf('children')).not.toBe(faceOf('finance'));
    for (const tone of TONES) expect(faceOf('food', tone)).not.toBe(faceOf('food'));
  });

  it('is each of those that the build brings, in some film', () => {
    const used = new Set(
      ROUTES.flatMap((route) =>
        [undefined, ...TONES].flatMap((tone) =>
          (Object.keys(DIRECTIONS) as Trade[]).map((trade) => voiceOf({ route, trade, tone, draws: everywhere }).face),
        ),
      ),
    );
    used.add(
      voiceOf({ route: 'short', trade: 'food', tone: undefined, draws: fontsFor([SENTENCES.ar], 'ar').draws }).face,
    );
    for (const face of BUILT_FACES) expect(used).toContain(face);
  });

  it.each(WORD_LANGUAGES)('has the letters of what is written, where any face has them: %s', (language) => {
    const { draws } = fontsFor([SENTENCES[language]], language);
    for (const route of ROUTES) {
      const { face } = voiceOf({ route, trade: 'sport', tone: undefined, draws });
      expect(draws(face) || language === 'ja', `${route}: ${face}`).toBe(true);
    }
  });

  it.each([
    ['en', 'Fun tone please', 'playful'],
    ['de', 'Bitte modern und freundlich', 'modern'],
    ['fr', 'Un ton élégant', 'elegant'],
    ['es', 'Tono tranquilo', 'calm'],
    ['it', 'Stile artigianale', 'traditional'],
    ['pt', 'Algo ousado', 'bold'],
    ['nl', 'Graag vrolijk', 'playful'],
    ['pl', 'Elegancki film', 'elegant'],
    ['tr', 'Modern bir video', 'modern'],
    ['ja', '落ち着いた雰囲気で', 'calm'],
    ['ar', 'أسلوب فاخر', 'elegant'],
    ['en', 'Coffee in Leeds', undefined],
  ] as const)('is asked for by its tone in %s: %s', (language, text, tone) => {
    expect(toneOf(text, language)).toBe(tone);
  });
});

describe('the music of a film', () => {
  it('is what is asked for, else what its format has, else what suits its trade', () => {
    expect(musicStyleOf('cinematic-epic', 'training', 'lo-fi-chill')).toBe('cinematic-epic');
    expect(musicStyleOf(undefined, 'training', 'lo-fi-chill')).toBe('corporate-pop');
    expect(musicStyleOf(undefined, 'commercial', DIRECTIONS.food.music)).toBe('lo-fi-chill');
  });
});

describe('the colours of a film', () => {
  it('are chosen by the words and never by the seed', async () => {
    const colours = async (seed: number) => {
      const { scenes } = await prepareScenes(jobOf([motion('Fresh coffee')], { seed }));
      return scenes[0]?.input.setting.palette;
    };
    const [first, ...others] = await Promise.all([1, 2, 3, 4, 5, 6].map(colours));
    for (const other of others) expect(other).toEqual(first);
  });

  it('are those of a day unless the words say night, and follow a colour that is named', () => {
    for (const trade of Object.keys(DIRECTIONS) as Trade[]) {
      const night = tradePalette(trade, wishOf('Open all night', 'x', 'en'));
      expect(luminance(night.from), trade).toBeLessThan(0.12);
    }
    const day = tradePalette('food', wishOf('Rooms from €70 a night. The third night is free', 'x', 'en'));
    expect(day.dark).toBe(false);
    const green = tradePalette('everyday', wishOf('A green bicycle', 'x', 'en'));
    expect(green.to.g).toBeGreaterThan(green.to.r);
    expect(green.to.g).toBeGreaterThan(green.to.b);
  });

  it.each([
    ['en', 'A city at night. The river shines.', true],
    ['en', 'Live jazz for you. Every Friday night.', true],
    ['en', 'Solar panels for your roof. The battery gives power at night.', false],
    ['de', 'Solar vom Dach. Der Speicher liefert auch nachts Strom.', false],
    ['fr', 'Le solaire pour vous. La batterie donne du courant la nuit.', false],
    ['ja', '太陽光を屋根に。夜も電気を使えます。', false],
  ] as const)('are those of the night where it is when a film plays: %s, %s', (language, brief, isNight) => {
    expect(wishOf(brief, 'x', language).isNight).toBe(isNight);
  });

  it.each([
    ['Rooms from €70 a night', false],
    ['2 nights with breakfast', false],
    ['80 € pro Nacht', false],
    ['60 € la nuit', false],
    ['Dwie nocy gratis', false],
    ['一泊二食付き', false],
    ['The battery keeps energy for the night', false],
    ['Eine Creme für die Nacht', false],
    ['Ouvert jour et nuit', false],
    ['Luz para la noche', false],
    ['Otwarte dzień i noc', false],
    ['昼夜営業', false],
    ['A city at night', true],
    ['Saturday night', true],
    ['In der Nacht', true],
    ['夜の街', true],
  ] as const)('do not take a counted night for an hour: %s', (text, isHour) => {
    expect(/night|nacht|nuit|noc|[泊夜]/iu.test(withoutNightsAsUnits(text))).toBe(isHour);
  });
});
