/** `--captions`: files beside the video with what is spoken in it, and when. */
import type { Buffer } from 'node:buffer';
import { rmSync, statSync } from 'node:fs';
import { canAsk } from './ask';
import type { LocalService } from './local-service';
import { checkOutput, type Output, type OutputRules } from './output/check-output';
import type { FileKind } from './output/file-kind';
import { fillWith } from './output/fill-with';
import type { CaptionKind } from './read-captions';
import { isWrittenHere, recordCaptions } from './written-captions';

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
  /** Whether somebody has changed what is there, so that it stays. */
  readonly isLeft: boolean;
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

const hasContent = (path: string): boolean => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size > 0;
};

/** Judges where the files go before anything is rendered; `video` is the name of the video's file. */
export const checkCaptions = async (
  kinds: readonly CaptionKind[],
  video: string,
  { journal, ...rules }: Pick<OutputRules, 'force' | 'inputs' | 'ask'> & { readonly journal?: string },
): Promise<readonly CaptionFile[]> => {
  const files: CaptionFile[] = [];
  for (const name of kinds) {
    const { ending, kind } = KINDS[name];
    const path = captionPath(video, ending);
    const isChanged =
      journal !== undefined && rules.force !== true && hasContent(path) && !isWrittenHere(journal, path);
    const asked = isChanged && rules.ask !== false && canAsk();
    const own = asked ? { ...kind, isOwn: () => false } : kind;
    const output = await checkOutput(path, { kind: own, ...rules, flag: `--captions ${path}` });
    files.push({ kind: name, output, isLeft: isChanged && !asked });
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

/** Writes them where that was judged, and writes down what they are; those that stay are left. */
export const writeCaptions = (
  judged: readonly CaptionFile[],
  source: CaptionSource,
  journal?: string,
): Promise<CaptionsWritten> => {
  const files = judged.filter(({ isLeft }) => !isLeft);
  return writeEach(
    files.map(({ kind }) => kind),
    source,
    async (content, at) => {
      const { output } = files[at] as CaptionFile;
      await output.write(fillWith(content));
      if (journal !== undefined) recordCaptions(journal, output.name);
      return output.name;
    },
  );
};

/** Removes captions of an earlier film beside a new one; gives the names of those that somebody else wrote or changed. */
export const removeStale = (video: string, written: readonly string[], journal: string): readonly string[] =>
  Object.values(KINDS)
    .map(({ ending }) => captionPath(video, ending))
    .filter((path) => !written.includes(path) && hasContent(path))
    .filter((path) => {
      if (!isWrittenHere(journal, path)) return true;
      rmSync(path, { force: true });
      return false;
    });

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
