/** Stills, drawn in a drawing process of their own that gives way to renders; clips are looked into where there is an ffmpeg. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StillDrawer } from '../../ports/still-drawer';
import { removeTree } from '../../remove-tree';
import type { CaptionChoice } from '../../render/captions/caption-names';
import { type DrawingEntry, defaultEntry } from './drawing-process';
import { findFfmpeg } from './find-ffmpeg';
import { createStillsProcess } from './stills-process';

const STALL_MS = 20_000;
/** For all stills of a request; and for each picture of the user's own generator as long as a render gives it. */
const LIMIT_SECONDS = 30;
const OWN_PICTURE_SECONDS = 120;

export interface StillDrawerOptions {
  /** Folder of the user's own pictures. */
  readonly artwork?: string | undefined;
  /** Whether films are spoken, and the captions of what is. */
  readonly speaks?: boolean;
  readonly captionStyle?: CaptionChoice | undefined;
  /** The user's own image generator; by default what `VID_IMAGE_COMMAND` says. */
  readonly imageCommand?: string | undefined;
  /** The drawing process; by default the one beside this module. */
  readonly entry?: DrawingEntry;
}

export const createStillDrawer = ({
  artwork,
  speaks = false,
  captionStyle,
  imageCommand = process.env.VID_IMAGE_COMMAND?.trim() || undefined,
  entry,
}: StillDrawerOptions = {}): StillDrawer => {
  const drawing = createStillsProcess({ entry: () => entry ?? defaultEntry() });
  let folder: Promise<string> | undefined;
  const ownOf = async () => {
    if (imageCommand === undefined) return {};
    folder ??= mkdtemp(join(tmpdir(), 'vid-stills-'));
    return { own: { command: imageCommand, folder: await folder } };
  };
  return {
    async draw(job, { known, signal, onStill }) {
      const hasClips = job.scenes.some(({ type }) => type === 'footage');
      const ffmpeg = hasClips ? (await findFfmpeg()).ffmpeg?.path : undefined;
      const order = {
        ...{ job, known, speaks, stallMs: STALL_MS },
        ...(artwork === undefined ? {} : { artwork }),
        ...(captionStyle === undefined ? {} : { captionStyle }),
        ...(ffmpeg === undefined ? {} : { ffmpeg }),
        ...(await ownOf()),
      };
      await drawing.draw(order, signal, onStill);
    },
    limitSeconds: ({ scenes }) => {
      const own = imageCommand === undefined ? 0 : scenes.filter(({ type }) => type === 't2v_fast').length;
      return LIMIT_SECONDS + own * OWN_PICTURE_SECONDS;
    },
    end: async () => {
      await drawing.end();
      if (folder !== undefined) await removeTree(await folder);
      folder = undefined;
    },
  };
};
