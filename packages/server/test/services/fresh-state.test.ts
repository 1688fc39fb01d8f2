/** How the state that others change is taken over: by looks that whoever comes meanwhile shares. */
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../src/ports/store-unavailable';
import { createFreshState } from '../../src/services/fresh-state';

/** A state whose looks end when the test says so. */
const looking = () => {
  const looks: { readonly found: () => void; readonly fails: (error: Error) => void }[] = [];
  const state = createFreshState({
    store: {
      readSettings: () =>
        new Promise((resolve, reject) => {
          looks.push({ found: () => resolve({}), fails: reject });
        }),
    },
    clock: { restore: () => undefined },
    rules: { restore: () => undefined },
    faults: { replace: () => undefined },
  });
  return { state, looks };
};

test('whoever comes while the store is waited for does not wait for it as long again', async () => {
  const { state, looks } = looking();
  const waits = [state.refresh(), state.refresh(), state.refresh()];
  looks[0]?.fails(new StoreUnavailable('nobody answers'));
  const ends = await Promise.allSettled(waits);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(looks).toHaveLength(1);
  const later = state.refresh();
  looks[1]?.found();
  await later;
});

test('whoever comes while another looks is served by one look that begins after he came', async () => {
  const { state, looks } = looking();
  const first = state.refresh();
  const others = [state.refresh(), state.refresh()];
  looks[0]?.found();
  await first;
  expect(looks).toHaveLength(2);
  looks[1]?.fails(new Error('something else'));
  await expect(Promise.all(others)).rejects.toThrow('something else');
});
