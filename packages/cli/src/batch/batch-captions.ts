/** `--captions` of a batch on this machine: files beside each video. */
import { type CaptionFile, checkCaptions, removeStale, type WantedCaptions, writeCaptions } from '../caption-files';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { keepCaptionsAside, missingCaptions } from '../keep-aside';
import type { Output } from '../output/check-output';

export interface BatchCaptions extends Pick<WantedCaptions, 'kinds' | 'service' | 'force'> {
  /** Where it is written down what the files are. */
  readonly journal: string;
}

/** Judges where the files beside videos go, before anything is rendered; gives those of each line, by its identity. */
export const checkBatchCaptions = async (
  { kinds, force, journal }: BatchCaptions,
  outputs: ReadonlyMap<string, Output>,
  ask: boolean,
): Promise<ReadonlyMap<string, readonly CaptionFile[]>> => {
  const files = new Map<string, readonly CaptionFile[]>();
  for (const [identity, { name }] of outputs)
    files.set(identity, await checkCaptions(kinds, name, { force, ask, journal }));
  return files;
};

/** Writes them beside a video that is written; rejects when some are missing, having kept elsewhere what can be. */
export const writeBeside = async (
  { service, journal }: BatchCaptions,
  files: readonly CaptionFile[],
  { video, videoUrl }: { readonly video: string; readonly videoUrl: string },
): Promise<void> => {
  const source = { service, videoUrl };
  const { written, missing, error } = await writeCaptions(files, source, journal);
  if (missing.length === 0) {
    removeStale(video, written, journal);
    return;
  }
  const aside = await keepCaptionsAside(missing, source, video);
  const kept = aside.written.length === 0 ? '' : `They are kept in ${aside.written.join(', ')}.`;
  throw new CliError(EXIT.unexpected, error instanceof Error ? error.message : String(error), {
    next: [`The video is written: ${video}.`, kept, missingCaptions(aside)].filter(Boolean).join(' '),
    facts: { kept_captions: aside.written, missing_captions: aside.missing },
    cause: error,
  });
};
