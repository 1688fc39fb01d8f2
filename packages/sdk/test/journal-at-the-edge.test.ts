/** Journals where there are no files and no processes. */
import { expect, it } from 'vitest';
import { FileJournal } from '../src/journal/file-journal.edge';
import { mayLive, thisSender } from '../src/journal/sender.edge';

it('refuses to keep a journal in a file, and names what there is instead', () => {
  let error: unknown;
  try {
    new FileJournal();
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({ name: 'InvalidRequestError', message: expect.stringContaining('files that last') });
  expect((error as { nextStep: string }).nextStep).toMatch(/^Pass a journal of your own.*idempotencyKey/);
});

it('takes an isolate for one sender, apart from all others, and each other one for alive', () => {
  const sender = thisSender(7);
  expect(sender).toEqual({ host: expect.stringMatching(/^edge-[\da-f-]{36}$/), pid: 0, startedAt: 0, claimedAt: 7 });
  expect(thisSender(8)).toEqual({ ...sender, claimedAt: 8 });
  expect(mayLive()).toBe(true);
});
