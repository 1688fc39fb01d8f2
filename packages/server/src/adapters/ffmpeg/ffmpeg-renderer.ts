/**
 * The renderer that draws: finds ffmpeg, hands the job to a drawing process of its own, and clears up behind it, whatever
 * happened. Specification: POST /v1/render; States and transitions.
 */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { besideVideo, SIDE_FILES, type SideFile } from '../../ports/artifacts';
import type { Renderer } from '../../ports/renderer';
import { removeTree } from '../../remove-tree';
import type { CaptionChoice } from '../../render/captions/caption-names';
import type { VoiceOptions } from '../../voice/engines';
import { FOLDER_MODE } from '../private-files/private-files';
import { type DrawingEntry, defaultEntry, drawInChild } from './drawing-process';
import { type FfmpegSearch, ffmpegMissing, findFfmpeg } from './find-ffmpeg';

export interface FfmpegRendererOptions {
  /** Finds the binary; by default the four places of `findFfmpeg`, once for each renderer. */
  readonly find?: () => Promise<FfmpegSearch>;
  /** The drawing process; by default the one beside this module. */
  readonly entry?: DrawingEntry;
  /** Scenes encoded at the same time; by default as many as there are cores. */
  readonly parallel?: number;
  /** Folder of the user's own pictures. */
  readonly artwork?: string | undefined;
  /** The user's own music, for every film. */
  readonly music?: string | undefined;
  /** The user's own image generator; by default what `VID_IMAGE_COMMAND` says. */
  readonly imageCommand?: string | undefined;
  /** How scripts are spoken; without it nobody speaks. */
  readonly voice?: VoiceOptions | undefined;
  /** The captions of what is spoken; by default those of a film's route. */
  readonly captionStyle?: CaptionChoice | undefined;
  /** Milliseconds without progress after which an ffmpeg counts as hanging. Default 60,000. */
  readonly stallMs?: number;
}

const STALL_MS = 60_000;
const SIDES = Object.keys(SIDE_FILES) as SideFile[];

/** A `Renderer` that makes real videos; throws a `RenderFailure` for everything that goes wrong. */
export function createFfmpegRenderer(options: FfmpegRendererOptions = {}): Renderer {
  const { find = () => findFfmpeg(), parallel = availableParallelism(), stallMs = STALL_MS } = options;
  const {
    artwork,
    music,
    voice,
    captionStyle,
    imageCommand = process.env.VID_IMAGE_COMMAND?.trim() || undefined,
  } = options;
  let found: FfmpegSearch | undefined;

  const binary = async (): Promise<string> => {
    // Only a success is remembered: somebody may install ffmpeg while the server runs.
    if (found?.ffmpeg === undefined) found = await find();
    if (found.ffmpeg === undefined) throw ffmpegMissing(found);
    return found.ffmpeg.path;
  };

  return {
    async render(job, target) {
      const { outputPath, workDir, signal } = target;
      const ffmpeg = await binary();
      const partsDir = join(workDir, 'parts');
      await mkdir(partsDir, { recursive: true, mode: FOLDER_MODE });
      let moved = false;
      try {
        const video = await drawInChild({
          entry: options.entry ?? defaultEntry(),
          order: {
            ...{ job, ffmpeg, partsDir, outputPath, parallel: Math.max(1, parallel), stallMs },
            ...(artwork === undefined ? {} : { artwork }),
            ...(music === undefined ? {} : { music }),
            ...(imageCommand === undefined ? {} : { imageCommand }),
            ...(voice === undefined ? {} : { voice }),
            ...(captionStyle === undefined ? {} : { captionStyle }),
          },
          signal,
          onProgress: (progress) => target.onProgress(progress),
          onScene: (scene) => target.onScene?.(scene),
        });
        moved = true;
        return video;
      } finally {
        await removeTree(partsDir);
        // Ended between a move and its report: the files must not stay.
        const made = [outputPath, ...SIDES.map((file) => besideVideo(outputPath, file))];
        const left = moved ? [] : made.flatMap((path) => [path, `${path}.partial`]);
        await Promise.all(left.map(removeTree));
      }
    },
  };
}
