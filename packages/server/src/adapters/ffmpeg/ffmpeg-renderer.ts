/**
 * The renderer that draws: finds ffmpeg, hands the job to a drawing process of its own, and clears up behind it, whatever
 * happened. Specification: POST /v1/render; States and transitions.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Renderer, RenderJob } from '../../ports/renderer';
import { besideVideo, SIDE_FILES, type SideFile } from '../../ports/side-files';
import { removeTree } from '../../remove-tree';
import type { CaptionChoice } from '../../render/captions/caption-names';
import type { HelpOrder } from '../../render/messages';
import { isLarge } from '../../render/output/encoder';
import { frameSize } from '../../render/output/frame-size';
import type { VoiceOptions } from '../../voice/engines';
import { FOLDER_MODE } from '../private-files/private-files';
import { drawAgain, type HowToDraw } from './draw-again';
import { type DrawingEntry, defaultEntry, drawInChild, helpInChild } from './drawing-process';
import { type FfmpegSearch, ffmpegMissing, findFfmpeg } from './find-ffmpeg';
import { shareCores } from './share-cores';
import type { Beats } from './signs-of-life';
import { createStageTimings } from './stage-timings';

export interface FfmpegRendererOptions {
  /** Finds the binary; by default the four places of `findFfmpeg`, once for each renderer. */
  readonly find?: () => Promise<FfmpegSearch>;
  /** The drawing process; by default the one beside this module. */
  readonly entry?: DrawingEntry;
  /** Cores for all renders together; by default those of the machine. */
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
  /** At which a drawing process is looked for signs of life; by default every ten seconds. */
  readonly beats?: Beats | undefined;
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
    beats,
    imageCommand = process.env.VID_IMAGE_COMMAND?.trim() || undefined,
  } = options;
  const cores = shareCores(Math.max(1, parallel));
  let found: FfmpegSearch | undefined;

  const search = async (): Promise<NonNullable<FfmpegSearch['ffmpeg']>> => {
    // Only a success is remembered: somebody may install ffmpeg while the server runs.
    if (found?.ffmpeg === undefined) found = await find();
    if (found.ffmpeg === undefined) throw ffmpegMissing(found);
    return found.ffmpeg;
  };
  const entry = (): DrawingEntry => options.entry ?? defaultEntry();
  /** Makes the folder for what a drawing process leaves, and removes it after the work. */
  const inParts = async <T>(workDir: string, work: (partsDir: string) => Promise<T>): Promise<T> => {
    const partsDir = join(workDir, 'parts');
    await mkdir(partsDir, { recursive: true, mode: FOLDER_MODE });
    try {
      return await work(partsDir);
    } finally {
      await removeTree(partsDir);
    }
  };
  const orderOf = (job: RenderJob, ffmpeg: string, partsDir: string): HelpOrder['order'] => ({
    ...{ job, ffmpeg, partsDir, parallel: Math.max(1, parallel), stallMs },
    ...(artwork === undefined ? {} : { artwork }),
    ...(music === undefined ? {} : { music }),
    ...(captionStyle === undefined ? {} : { captionStyle }),
  });

  return {
    async render(job, target) {
      const { outputPath, workDir, signal, scenes } = target;
      const { path: ffmpeg } = await search();
      let moved = false;
      try {
        const timings = createStageTimings();
        let percent = 0;
        const draw = ({ alone, without, onStage }: HowToDraw) =>
          inParts(workDir, (partsDir) => {
            const given = without.length === 0 ? job : { ...job, crashedScenes: without };
            return drawInChild({
              entry: entry(),
              order: {
                ...orderOf(given, ffmpeg, partsDir),
                ...(alone ? { parallel: 1 } : {}),
                outputPath,
                ...(imageCommand === undefined ? {} : { imageCommand }),
                ...(voice === undefined ? {} : { voice }),
              },
              ...{ signal, cores, beats, timings, onStage },
              // Of a source that has told what it gave away already nothing more can be had.
              scenes: alone ? undefined : scenes,
              onProgress: (progress) => {
                percent = Math.max(percent, progress.percent);
                target.onProgress({ ...progress, percent });
              },
              onScene: (scene) => target.onScene?.(scene),
            });
          });
        const video = await drawAgain(draw, (crash) => target.onCrash?.(crash));
        moved = true;
        return video;
      } finally {
        // Ended between a move and its report: the files must not stay.
        const made = [outputPath, ...SIDES.map((file) => besideVideo(outputPath, file))];
        const left = moved ? [] : made.flatMap((path) => [path, `${path}.partial`]);
        await Promise.all(left.map(removeTree));
      }
    },
    apart: async () => ({
      async kind() {
        const { version } = await search();
        const own = { version, arch: process.arch, artwork, music, captionStyle, speaks: voice !== undefined };
        return createHash('sha256')
          .update(await readFile(entry().path))
          .update(JSON.stringify(own))
          .digest('hex');
      },
      // A scene of a large draft leaves the frames of its cut to the next one as it has drawn them, with what it holds still.
      fits: ({ aspect, quality, upscale, scenes }) =>
        scenes.length > 1 && !(quality === 'draft' && isLarge(frameSize(aspect, quality, upscale))),
      async help(job, { workDir, signal, base, scenes }) {
        const { path: ffmpeg } = await search();
        await inParts(workDir, (partsDir) =>
          helpInChild({ order: orderOf(job, ffmpeg, partsDir), base }, entry(), scenes, { signal, cores, beats }),
        );
      },
    }),
  };
}
