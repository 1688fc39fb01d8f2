import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryPicture } from '../../artwork/generate-picture';
import { removeTree } from '../../remove-tree';
import type { TrialOutcome } from '../../render/trial/trial';

/** Pixels of a side: the smallest that a scene would ask for. */
const SIDE = 512;

/** Has the user's own image generator draw one picture, and throws it away. */
export const tryImageCommand = async (command: string, limitMs: number): Promise<TrialOutcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'vid-picture-'));
  try {
    const wish = { prompt: 'a cup of coffee', width: SIDE, height: SIDE, seed: 1, style: 'flat' };
    const out = join(folder, 'picture.png');
    const { signal } = new AbortController();
    const drawn = await tryPicture({ ...wish, out }, { command, signal, limitMs });
    return 'path' in drawn
      ? { state: 'works', detail: `VID_IMAGE_COMMAND drew a picture of ${drawn.width}×${drawn.height}` }
      : {
          state: 'fails',
          detail: `VID_IMAGE_COMMAND draws nothing: ${drawn.why}`,
          next: 'correct VID_IMAGE_COMMAND, or unset it: the built-in pictures are used then',
        };
  } finally {
    await removeTree(folder);
  }
};
