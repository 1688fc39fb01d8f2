/** The bound of the soak on dead rows: one look at which a table has too many is enough, whatever the looks after it see. */
import { expect, test } from 'vitest';
import { createDeadRows } from '../../../../soak/many/dead-rows.mjs';

test('a table that had too many dead rows once is told of, and one that had fewer is not', async () => {
  const looks = [
    [{ name: 'jobs', live: 100, dead: 2_101 }],
    [
      { name: 'jobs', live: 100, dead: 3 },
      { name: 'accounts', live: 50, dead: 2_050 },
    ],
    // The database is away.
    [],
  ];
  const deadRows = createDeadRows(async () => looks.shift() ?? []);
  while (looks.length > 0) await deadRows.look();
  expect(deadRows.failures()).toEqual(['jobs had 2101 dead rows beside 100 that lived']);
  expect(deadRows.most()).toEqual({ name: 'jobs', live: 100, dead: 2_101 });
});
