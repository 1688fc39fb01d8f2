/** `--captions`: files beside the video with what is spoken in it, and when. */
import type { Buffer } from 'node:buffer';
import { rmSync } from 'node:fs';
import type { LocalService } from './local-service';
import { checkOutput, type Output, type OutputRules } from './output/check-output';
import type { FileKind } from './output/file-kind';
import { fillWith } from './output/fill-with';
import type { CaptionKind } from './read-captions';

const text = (head: Buffer): string => head.toString('utf8').replace(/^\uFEFF/, '');

/** What may be replaced without asking: captions of the same kind. */
const KINDS: Readonly<Record<CaptionKind, { readonly ending: string; readonly kind: FileKind }>> = {
  srt: { ending: 'srt', kind: { name: 'an SRT file', begins: (head) => /^\d+\r?\n\d\d:/.test(text(head)) } },
  vtt: { ending: 'vtt', kind: { name: 'a WebVTT file', begins: (head) => text(head).startsWith('WEBVTT') } },
  words: {
    ending: 'words.json',
    kind: { name: 'a file of words', begins: (head) => /^\s*\{\s*"language"/.test(text(head)) },
  },
};

export interface CaptionFile {
  readonly kind: CaptionKind;
  readonly output: Output;
}

/** Files beside the video with what is spoken in it. */
export interface WantedCaptions {
  readonly kinds: readonly CaptionKind[];
  readonly service: Pick<LocalService, 'captions'>;
  readonly force: boolean | undefined;
  /** Where they go, once that is known. */
  readonly files?: readonly CaptionFile[];
}

const captionPath = (video: string, ending: string): string => `${video.replace(/\.mp4$/i, '')}.${ending}`;

/** Judges where the files go before anything is rendered; `video` is the name of the video's file. */
export const checkCaptions = async (
  kinds: readonly CaptionKind[],
  video: string,
  rules: Pick<OutputRules, 'force' | 'inputs' | 'ask'>,
): Promise<readonly CaptionFile[]> => {
  const files: CaptionFile[] = [];
  for (const name of kinds) {
    const { ending, kind } = KINDS[name];
    const path = captionPath(video, ending);
    files.push({ kind: name, output: await checkOutput(path, { kind, ...rules, flag: `--captions ${path}` }) });
  }
  return files;
};

/** Where captions come from: a video, by its address, at whoever made it. */
export interface CaptionSource {
  readonly service: Pick<LocalService, 'captions'>;
  readonly videoUrl: string;
}

/** What came of them: the names of files that were written, none where nobody speaks. */
export interface CaptionsWritten {
  readonly written: readonly string[];
  /** Those that are missing, and why the first of them is. */
  readonly missing: readonly CaptionKind[];
  readonly error?: unknown;
}

/** Writes each that can be written, whatever happens to the others. */
const writeEach = async (
  kinds: readonly CaptionKind[],
  { service, videoUrl }: CaptionSource,
  write: (content: string, at: number, ending: string) => Promise<string>,
): Promise<CaptionsWritten> => {
  const written: string[] = [];
  const failed: { readonly kind: CaptionKind; readonly error: unknown }[] = [];
  for (const [at, kind] of kinds.entries())
    try {
      const content = await service.captions(videoUrl, KINDS[kind].ending);
      if (content !== undefined) written.push(await write(content, at, KINDS[kind].ending));
    } catch (error) {
      failed.push({ kind, error });
    }
  return { written, missing: failed.map(({ kind }) => kind), error: failed[0]?.error };
};

/** Writes them where that was judged. */
export const writeCaptions = (files: readonly CaptionFile[], source: CaptionSource): Promise<CaptionsWritten> =>
  writeEach(
    files.map(({ kind }) => kind),
    source,
    async (content, at) => {
      const { output } = files[at] as CaptionFile;
      await output.write(fillWith(content));
      return output.name;
    },
  );

/** Writes them beside a video that is kept in a folder of its own. */
export const keepCaptions = (
  kinds: readonly CaptionKind[],
  source: CaptionSource,
  video: string,
): Promise<CaptionsWritten> =>
  writeEach(kinds, source, async (content, _at, ending) => {
    const path = captionPath(video, ending);
    try {
      await fillWith(content, 0o600)(path);
    } catch (error) {
      // A disk that is full takes a file without a word in it.
      rmSync(path, { force: true });
      throw error;
    }
    return path;
  });
