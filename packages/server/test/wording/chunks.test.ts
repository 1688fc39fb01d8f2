/** Where lines of scripts without spaces may end. */
import { expect, it } from 'vitest';
import { chunksOf } from '../../src/wording/chunks';

it.each([
  ['エレベーターは使わず東側階段から避難', 'エレベーターは', '使わず'],
  ['我们的面包店每天早上四点开始烘焙', '面包', '每天'],
] as const)('keeps the words of %s together', (text, ...whole) => {
  const chunks = chunksOf(text);
  expect(chunks.join('')).toBe(text);
  expect(chunks.length).toBeGreaterThan(2);
  for (const words of whole)
    expect(
      chunks.some((chunk) => chunk.includes(words)),
      words,
    ).toBe(true);
});

it('gives other scripts back word by word', () => {
  expect(chunksOf('').length).toBe(0);
  expect(chunksOf('ร้านกาแฟเปิดทุกวัน').join('')).toBe('ร้านกาแฟเปิดทุกวัน');
});
