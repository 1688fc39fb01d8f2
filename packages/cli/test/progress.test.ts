import { describe, expect, it } from 'vitest';
import { fitText, widthOf } from '../src/fit-text';
import { progressLine } from '../src/progress';

const asItIs = (text: string): string => text;
const PLAIN = { green: asItIs, cyan: asItIs, dim: asItIs, red: asItIs, bold: asItIs };

describe('a line of progress', () => {
  const progress = { label: 'A calm advert for Harbour Coffee', status: 'processing', percent: 45, elapsedMs: 9000 };

  it('tells everything where there is room', () => {
    expect(progressLine(progress, 120, PLAIN)).toBe(
      'A calm advert for Harbour Coffee  █████████░░░░░░░░░░░  45%  processing, 11 s left',
    );
  });

  it.each([200, 120, 80, 60, 40, 30, 20, 10, 3, 1])('fits in %i columns', (columns) => {
    for (const label of ['A', progress.label, '日本の喫茶店の広告、とても長い題名', 'e\u0301'.repeat(50)]) {
      const line = progressLine({ ...progress, label }, columns, PLAIN);
      expect(widthOf(line)).toBeLessThanOrEqual(columns);
      if (columns >= 26) expect(line).toContain(' 45%  processing, 11 s left');
    }
  });

  it('guesses no time before it can, and none at the end', () => {
    for (const percent of [0, 5, 100]) expect(progressLine({ ...progress, percent }, 80, PLAIN)).not.toContain('left');
    expect(progressLine({ ...progress, elapsedMs: 900_000 }, 80, PLAIN)).toContain('19 min left');
  });

  it('cuts between characters and says that it did', () => {
    expect(fitText('Harbour Coffee', 14)).toBe('Harbour Coffee');
    expect(fitText('Harbour Coffee', 9)).toBe('Harbour…');
    expect(fitText('日本語', 4)).toBe('日…');
    expect(fitText('x', 0)).toBe('');
  });
});
