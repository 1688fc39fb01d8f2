import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import { locateArtwork } from '../../src/artwork/locate-artwork';
import { openArtwork } from '../../src/artwork/open-artwork';
import { BUILT_FACES } from '../../src/render/text/built-faces';

const built = locateArtwork();
const artwork = openArtwork();
const empty = mkdtempSync(join(tmpdir(), 'vid-artwork-'));
afterAll(() => rmSync(empty, { recursive: true }));

/** How many of a picture's pixels are drawn, in parts of all. */
const drawn = async (svg: string): Promise<number> => {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0, 64, 64);
  const { data } = context.getImageData(0, 0, 64, 64);
  return data.filter((value, at) => at % 4 === 3 && value > 100).length / (64 * 64);
};

describe('what the build extracts', () => {
  it('is at most 60 MB, with the licences of all that it holds', () => {
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(built, name)));
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(60e6);
    const notice = readFileSync(join(built, 'NOTICE.txt'), 'utf8');
    for (const words of [
      'Microsoft',
      'Google',
      'Unicode-3.0',
      'CC0',
      'Apache License',
      'UNICODE LICENSE V3',
      'Permission is',
    ])
      expect(notice).toContain(words);
    for (const face of BUILT_FACES)
      expect(notice).toMatch(new RegExp(`faces/${face}: .*OFL-1\\.1[^=]*Copyright[^=]*SIL Open Font License`, 'is'));
  });

  it.each(['fluent', 'noto'] as const)('has the pictures of %s, which draw', async (set) => {
    expect(artwork.pictures(set).length).toBeGreaterThan(1500);
    for (const name of ['hot-beverage', 'tooth', 'house', 'running-shoe']) {
      const picture = artwork.picture(name, set);
      expect(picture?.svg()).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+">.*<\/svg>$/s);
      expect(picture?.svg(200)).toContain('width="200"');
      expect(await drawn(picture?.svg(64) ?? '')).toBeGreaterThan(0.15);
    }
  });

  it('mirrors what a set has the other way round only', async () => {
    expect(await drawn(artwork.picture('backhand-index-pointing-right', 'fluent')?.svg(64) ?? '')).toBeGreaterThan(0.1);
  });

  it('leaves out skin tones but those of persons who present', () => {
    expect(artwork.picture('thumbs-up-dark', 'fluent')).toBeUndefined();
    expect(artwork.picture('thumbs-up-dark-skin-tone', 'noto')).toBeUndefined();
    expect(artwork.picture('woman-health-worker-dark')?.set).toBe('fluent');
    expect(artwork.picture('light-bulb')?.set).toBe('fluent');
  });

  it('photographs eighteen places', async () => {
    expect(artwork.places()).toHaveLength(18);
    for (const name of artwork.places()) {
      const path = artwork.place(name);
      expect(path).toBeDefined();
      expect(await loadImage(path ?? '')).toMatchObject({ width: 640, height: 640 });
    }
  });
});

describe('what is not there', () => {
  it('is undefined, and no name of an object’s own', () => {
    expect(artwork.notes).toEqual([]);
    expect(artwork.picture('no-such-thing')).toBeUndefined();
    expect(artwork.picture('constructor')).toBeUndefined();
    expect(artwork.place('../places/forest')).toBeUndefined();
  });

  it('is said by a note when nothing was built, and nothing throws', () => {
    const none = openArtwork({ built: join(empty, 'nothing') });
    expect(none.notes).toEqual([expect.stringMatching(/pictures can't be used \(the build did not leave them\)/)]);
    expect(none.picture('tooth')).toBeUndefined();
    expect(none.pictures('noto')).toEqual([]);
    expect(none.places()).toEqual([]);
    expect(none.place('forest')).toBeUndefined();
    expect(existsSync(empty)).toBe(true);
  });

  it.each([
    ['fluent.bin', 'gone', /pictures can't be used \(.*fluent\.bin is missing\)/],
    ['noto.bin', 'cut', /pictures can't be used \(.*noto\.bin is not whole\)/],
    ['subjects.json', 'gone', /subjects\.json is missing/],
    ['words/en.json', 'cut', /words.en\.json is not whole/],
    ['places/forest.webp', 'gone', /^Photographs of places can't be used \(.*forest/],
    ['faces/anton/unicode.json', 'gone', /^Faces of headlines can't be used \(.*anton/],
  ])('is said where a part of it is no more as it was made (%s, %s), and nothing throws', (part, how, note) => {
    const folder = mkdtempSync(join(empty, 'part-'));
    cpSync(built, folder, { recursive: true });
    rmSync(join(folder, part), { force: true });
    if (how === 'cut') writeFileSync(join(folder, part), readFileSync(join(built, part)).subarray(0, 2000));
    const found = openArtwork({ built: folder });
    expect(found.notes).toEqual([expect.stringMatching(note)]);
    const drawn = found
      .subjects('A cup of coffee', 'en')
      .flatMap(({ pictures }) => pictures.map((one) => one.bytes(8)));
    expect(drawn.length > 0).toBe(/^(faces|places)/.test(part));
  });
});
