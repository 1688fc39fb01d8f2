/** `--captions`: files beside the video with what is spoken in it, and when. */
import type { Buffer } from 'node:buffer';
import type { LocalService } from './local-service';
import { checkOutput, type Output } from './output/check-output';
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
  readonly ending: string;
  readonly output: Output;
}

/** Judges where the files go before anything is rendered; `video` is the name of the video's file. */
export const checkCaptions = async (
  kinds: readonly CaptionKind[],
  video: string,
  rules: { readonly force?: boolean | undefined; readonly ask: boolean },
): Promise<readonly CaptionFile[]> => {
  const files: CaptionFile[] = [];
  for (const name of kinds) {
    const { ending, kind } = KINDS[name];
    const path = `${video.replace(/\.mp4$/i, '')}.${ending}`;
    files.push({ ending, output: await checkOutput(path, { kind, ...rules, flag: `--captions ${path}` }) });
  }
  return files;
};

/** Writes them; the names of those that were written, none where nobody speaks. */
export const writeCaptions = async (
  files: readonly CaptionFile[],
  service: Pick<LocalService, 'captions'>,
  videoUrl: string,
): Promise<readonly string[]> => {
  const written: string[] = [];
  for (const { ending, output } of files) {
    const content = await service.captions(videoUrl, ending);
    if (content === undefined) continue;
    await output.write(fillWith(content));
    written.push(output.name);
  }
  return written;
};
