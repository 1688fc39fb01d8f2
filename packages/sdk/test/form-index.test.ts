import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FormIndex } from '../src/observe/form-index';

/** Few letters, so that forms begin alike, hold one another and stand in the texts. */
const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'é', 'É', 'İ', '.'), minLength, maxLength });
const forms = fc.array(letters(6, 9), { maxLength: 8 });

/** What an expression of all forms finds, the longest first. */
const byExpression = (present: readonly string[], text: string): string => {
  if (present.length === 0) return text;
  const longestFirst = [...present].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(new RegExp(escaped.join('|'), 'gi'), (found) => `<${found}>`);
};

it('finds what an expression of all forms would, and nothing that was removed', () => {
  fc.assert(
    fc.property(
      forms,
      forms,
      fc.array(fc.nat({ max: 15 }), { maxLength: 8 }),
      letters(0, 12),
      (kept, gone, at, text) => {
        const index = new FormIndex();
        for (const form of [...kept, ...gone, ...kept]) index.add(form);
        for (const form of [...gone, ...kept]) index.remove(form);
        const inside = at.map((place) => kept[place] ?? gone[place - 8] ?? text).join(text);
        expect(index.replace(inside, (found) => `<${found}>`)).toBe(byExpression(kept, inside));
      },
    ),
    { numRuns: 500 },
  );
});
