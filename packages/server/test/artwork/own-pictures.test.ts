import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';

let folder: string;
const put = (name: string, content: string | Buffer): void => writeFileSync(join(folder, name), content);
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00ff00"/></svg>';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shown = (text: string, language: string) => {
  const [subject] = openArtwork({ folder }).subjects(text, language);
  return subject?.pictures.map(({ set, name }) => `${set} ${name}`);
};

it('comes before the built-in pictures, by the name of a file in its forms', () => {
  put('flat-white.png', createCanvas(8, 8).toBuffer('image/png'));
  put('tooth.svg', square);
  expect(shown('Our flat whites and cakes are the best', 'en')?.[0]).toBe('own flat-white');
  expect(shown('Healthy tooth', 'en')?.[0]).toBe('own tooth');
  expect(shown('A dentist for all', 'en')?.[0]).toBe('fluent tooth');
});

it('keeps what the words mean: colours, place and what lies beside', () => {
  put('coffee shop.svg', square);
  const [subject] = openArtwork({ folder }).subjects('A calm advert for a coffee shop', 'en');
  expect(subject).toMatchObject({ concept: 'coffee', trade: 'food', place: 'cafe' });
  expect(subject?.pictures.map(({ set, name }) => `${set} ${name}`)).toEqual([
    'own coffee shop',
    'fluent coffee-beans',
  ]);
});

it('has more words by artwork.json, in any language', () => {
  put('a1.webp', createCanvas(8, 8).toBuffer('image/webp'));
  put('artwork.json', JSON.stringify({ 'a1.webp': ['Rösterei', 'القهوة', '珈琲豆', 'köksbord'] }));
  expect(shown('Die Rösterei am Markt öffnet heute', 'de')?.[0]).toBe('own a1');
  expect(shown('أفضل قهوة في المدينة', 'ar')?.[0]).toBe('own a1');
  expect(shown('新しい珈琲豆です', 'ja')?.[0]).toBe('own a1');
  expect(shown('Ett köksbord av ek', 'sv')?.[0]).toBe('own a1');
});

it('draws an SVG at any size, and bitmaps as they are', async () => {
  put('mark.svg', square);
  put('dot.png', createCanvas(8, 6).toBuffer('image/png'));
  const artwork = openArtwork({ folder });
  const [mark] = artwork.named('mark', 'en')[0]?.pictures ?? [];
  const [dot] = artwork.named('dot', 'en')[0]?.pictures ?? [];
  expect(await loadImage(mark?.bytes(300) ?? '')).toMatchObject({ width: 300, height: 300 });
  expect(await loadImage(dot?.bytes(300) ?? '')).toMatchObject({ width: 8, height: 6 });
});

it('names what it does not use, and uses the rest', () => {
  put('good.svg', square);
  put('broken.svg', '<svg><g></svg>');
  put('empty.png', '');
  put('text.webp', 'hello');
  put('notes.txt', 'not looked at');
  put('artwork.json', JSON.stringify({ 'good.svg': ['Apfel'], 'gone.png': ['x'], 'empty.png': 'x' }));
  const artwork = openArtwork({ folder });
  expect(artwork.notes).toHaveLength(5);
  expect(artwork.notes.join('\n')).toMatch(/broken\.svg[\s\S]*|empty\.png/);
  for (const name of ['broken.svg', 'empty.png', 'text.webp', 'gone.png'])
    expect(artwork.notes.join('\n')).toContain(name);
  expect(artwork.named('Apfel', 'de')[0]?.pictures[0]?.name).toBe('good');
});

it('uses no picture that is empty, cut off, of another type or too large, and says of each why', () => {
  const whole = createCanvas(64, 64).toBuffer('image/png');
  const large = Buffer.from(whole);
  large.writeUInt32BE(5000, 16);
  large.writeUInt32BE(4000, 20);
  put('empty.png', '');
  put('cut.png', whole.subarray(0, whole.length - 14));
  put('large.png', large);
  put('photo.webp', Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1heic', 'latin1'));
  put('.hidden.png', whole);
  put('._whole.png', 'what a system keeps beside a file');
  put('whole.png', whole);
  const artwork = openArtwork({ folder });
  expect(artwork.notes).toEqual([
    expect.stringContaining('cut.png is cut off'),
    expect.stringContaining('empty.png is empty'),
    expect.stringContaining('large.png is too large to draw (5000×4000'),
    expect.stringMatching(/photo\.webp is (heif|heic|no picture)/),
  ]);
  expect(artwork.named('cut', 'en')).toEqual([]);
  expect(artwork.named('whole', 'en')[0]?.pictures[0]?.set).toBe('own');
});

it('says that a folder is not there, and that its list is no list', () => {
  expect(openArtwork({ folder: join(folder, 'gone') }).notes).toEqual([expect.stringContaining("can't be read")]);
  put('artwork.json', '[1');
  expect(openArtwork({ folder }).notes).toContainEqual(expect.stringContaining("artwork.json can't be used"));
});

it('says that there is nothing in it, and what is no picture', () => {
  const notes = (): readonly string[] => openArtwork({ folder }).notes;
  expect(notes()).toEqual([`The artwork folder ${folder} holds no SVG, PNG or WebP; the built-in pictures are used.`]);
  put('readme.png', 'These are pictures of our shop.');
  expect(notes()).toEqual([`${join(folder, 'readme.png')} is no picture that can be read; it is not used.`]);
});

it('works without the built-in artwork', () => {
  put('mark.svg', square);
  const artwork = openArtwork({ folder, built: join(folder, 'nothing') });
  expect(artwork.subjects('Our mark', 'en')[0]?.pictures[0]?.name).toBe('mark');
  expect(artwork.subjects('A dentist', 'en')).toEqual([]);
});
