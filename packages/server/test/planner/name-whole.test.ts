/** No line ends within a name. */
import { describe, expect, it } from 'vitest';
import { withNameWhole } from '../../src/adapters/local-planner/writing/name-whole';

describe('a name that two lines share', () => {
  it.each([
    [
      ['Scuola di cucina Mani', 'in Pasta a Bologna'],
      'Scuola di cucina Mani in Pasta',
      ['Scuola di cucina Mani in Pasta', 'a Bologna'],
    ],
    [
      ['Tonight we play at The Old', 'Forge with Moth'],
      'The Old Forge',
      ['Tonight we play at', 'The Old Forge with Moth'],
    ],
    [['Bread from six', 'Mill Lane, Ely'], 'Old Mill', ['Bread from six', 'Mill Lane, Ely']],
    [['Bread', 'from six'], 'Ely', ['Bread', 'from six']],
  ])('stands in one: %j', (lines, name, set) => {
    expect(withNameWhole(lines, name)).toEqual(set);
  });
});
