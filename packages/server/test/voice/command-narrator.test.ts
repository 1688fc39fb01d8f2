/** An engine of the user's own that does not end: it is told apart from one that fails, and leaves nothing. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandNarrator } from '../../src/voice/command-narrator';
import { TookTooLong } from '../../src/voice/took-too-long';

const STALLS = `"${process.execPath}" -e "setInterval(() => undefined, 1000)"`;
const WISH = { text: 'Good morning.', words: ['Good', 'morning.'], language: 'en', voice: '', rate: 1 };

it('ends it in its time, for good, and keeps what it writes where it is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vid-narrator-'));
  try {
    const narrator = commandNarrator(STALLS, { limitMs: 50, folder });
    const spoken = narrator.speak(WISH, new AbortController().signal);
    await expect(spoken).rejects.toThrow(TookTooLong);
    await expect(spoken).rejects.toThrow('it took more than 0.05 s');
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
