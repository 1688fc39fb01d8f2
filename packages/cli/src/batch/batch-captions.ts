/** `--captions` of a batch on this machine: files beside each video. */
import { type CaptionFile, checkCaptions, removeStale, type WantedCaptions, writeCaptions } from '../caption-files';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { keepCaptionsAside, type LooseCaptions, missingCaptions } from '../keep-aside';
import type { Output } from '../output/check-output';
import type { LineEnd } from './batch-journal';

interface BatchCaptions extends Pick<WantedCaptions, 'kinds' | 'service' | 'force'> {
  /** Where it is written down what the files are. */
  readonly journal: string;
  readonly ask: boolean;
  /** Told of files that stay beside a video which they may not fit. */
  readonly onLeft: (video: string, left: readonly string[]) => void;
}

type Written = NonNullable<LineEnd['captions']>;

/** What goes beside the videos of a batch. */
export interface CaptionsBeside extends LooseCaptions {
  /**
   * Writes what belongs beside a video that is written, and gives the file of each kind; rejects when some are missing,
   * having kept elsewhere what can be.
   */
  write(identity: string, video: { readonly name: string; readonly url: string }): Promise<Written>;
}

/** Judges where all files go, before anything is rendered; `outputs` are the videos by the identity of their lines. */
export const captionsBeside = async (
  { kinds, service, force, journal, ask, onLeft }: BatchCaptions,
  outputs: ReadonlyMap<string, Output>,
): Promise<CaptionsBeside> => {
  const judged = new Map<string, readonly CaptionFile[]>();
  for (const [identity, { name }] of outputs)
    judged.set(identity, await checkCaptions(kinds, name, { force, ask, journal }));
  return {
    kinds,
    service,
    async write(identity, { name, url }) {
      const files = judged.get(identity) ?? [];
      const source = { service, videoUrl: url };
      const { written, missing, error } = await writeCaptions(files, source, journal);
      if (missing.length === 0) {
        onLeft(name, removeStale(name, written, journal));
        return Object.fromEntries(
          files.map(({ kind, output, isLeft }) => [kind, isLeft || written.includes(output.name) ? output.name : null]),
        );
      }
      const aside = await keepCaptionsAside(missing, source, name);
      const kept = aside.written.length === 0 ? '' : `They are kept in ${aside.written.join(', ')}.`;
      throw new CliError(EXIT.unexpected, error instanceof Error ? error.message : String(error), {
        next: [`The video is written: ${name}.`, kept, missingCaptions(aside)].filter(Boolean).join(' '),
        facts: { kept_captions: aside.written, missing_captions: aside.missing },
        cause: error,
      });
    },
  };
};
