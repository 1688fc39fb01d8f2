/** Pictures that are broken or made to harm: refused with a reason that a person understands, or drawn without the harm. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, describe, expect, it } from 'vitest';
import { drawSvg } from '../../src/artwork/svg/draw-svg';
import { safeSvg } from '../../src/artwork/svg/safe-svg';
import { loadPicture } from '../../src/render/load-picture';
import { deflateBomb, REFUSED_PICTURES, slowSvg, svg, TAMED_PICTURES } from '../support/hostile-pictures';

const folder = mkdtempSync(join(tmpdir(), 'vid-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const load = (bytes: Buffer) => {
  const path = join(folder, 'picture');
  writeFileSync(path, bytes);
  return loadPicture(path);
};

/** Its middle, as red, green, blue and opacity. */
async function middleOf(bytes: Buffer): Promise<readonly number[]> {
  const loaded = await load(bytes);
  if ('problem' in loaded) throw new Error(loaded.problem);
  const context = createCanvas(9, 9).getContext('2d');
  context.drawImage(loaded.picture, 0, 0, 9, 9);
  return [...context.getImageData(4, 4, 1, 1).data];
}

describe('a picture', () => {
  it.each(Object.entries(REFUSED_PICTURES))('is refused: %s', async (_what, [make, why]) => {
    expect(await load(make())).toEqual({ problem: expect.stringMatching(why) as string });
  });

  it.each(Object.entries(TAMED_PICTURES))('is drawn without what would harm: %s', async (_what, make) => {
    expect(await middleOf(make())).toEqual([192, 48, 48, 255]);
  });

  it('is not unpacked beyond its size', async () => {
    const bomb = deflateBomb(150_000_000);
    const before = process.memoryUsage().rss;
    expect((await middleOf(bomb)).at(3)).toBe(255);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});

describe('an SVG', () => {
  const documentOf = (bytes: Buffer): string => {
    const safe = safeSvg(bytes);
    if ('problem' in safe) throw new Error(safe.problem);
    return safe.document(1600);
  };

  it('that would be drawn for minutes is given up when its time is over', async () => {
    expect(await drawSvg(documentOf(slowSvg()), 400)).toEqual({
      problem: expect.stringContaining('takes too long to draw') as string,
    });
  });

  it('that ends the process which draws it ends no other', async () => {
    // Past every check, as one would be that nobody thought of.
    const steps = '<feGaussianBlur stdDeviation="99"/>'.repeat(20_000);
    const document = svg(`<filter id="f">${steps}</filter><g filter="url(#f)"><rect width="9" height="9"/></g>`);
    expect(await drawSvg(document.toString())).toEqual({
      problem: expect.stringContaining('not an SVG that can be drawn') as string,
    });
  });

  it('that is in no way odd is drawn once, however often it is shown', async () => {
    const document = documentOf(svg('<circle cx="200" cy="150" r="90" fill="#fff"/>'));
    expect(drawSvg(document)).toBe(drawSvg(document));
  });
});
