/**
 * The pictures of a user's own folder: SVG, PNG and WebP files named by a keyword (`flat-white.png`), and in
 * `artwork.json` more words for them, in any language: `{ "FILE": ["keyword", …] }`. What can't be used is named in a note.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Picture } from './picture';
import { safeSvg } from './svg/safe-svg';
import { wholeProblem } from './whole-picture';

export interface OwnPictures {
  readonly pictures: readonly Picture[];
  /** The words of each picture, as they were written. */
  readonly words: readonly (readonly string[])[];
  readonly notes: readonly string[];
}

const TYPES = { '.svg': 'svg', '.png': 'png', '.webp': 'webp' } as const;
const KEYWORDS = 'artwork.json';
const MOST_FILES = 1000;
const MOST_BYTES = 30 * 1024 ** 2;
/** What is decoded whole beside all the rest of a render. */
const MOST_PIXELS = 16_000_000;
/** Types that are drawn, whatever the name of the file says. */
const DRAWN: ReadonlySet<string | undefined> = new Set(['png', 'webp', 'jpg', 'gif']);

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
/** What is no picture at all has no more of a reason. */
const isOfNoType = (error: unknown): boolean => /unsupported file type/i.test(reason(error));

/** The picture of a file, or a problem as the end of a sentence about it. */
const readPicture = (path: string, file: string): Picture | { readonly problem: string } => {
  const ending = extname(file).toLowerCase() as keyof typeof TYPES;
  const name = file.slice(0, file.length - ending.length);
  const type = TYPES[ending];
  try {
    if (statSync(path).size > MOST_BYTES) return { problem: `is larger than ${MOST_BYTES / 1024 ** 2} MB` };
    const bytes = readFileSync(path);
    if (type === 'svg' && bytes.length > 0) {
      const svg = safeSvg(bytes);
      return 'problem' in svg ? svg : { name, set: 'own', type, bytes: (pixels) => Buffer.from(svg.document(pixels)) };
    }
    if (bytes.length === 0) return { problem: 'is empty (0 bytes)' };
    const { type: drawn, width, height } = imageSize(bytes);
    if (!DRAWN.has(drawn)) return { problem: `is ${drawn ?? 'something else'}, whatever its name says` };
    if (width * height > MOST_PIXELS)
      return {
        problem: `is too large to draw (${width}×${height}; at most ${MOST_PIXELS / 1_000_000} megapixels)`,
      };
    const cut = wholeProblem(bytes);
    if (cut !== undefined) return { problem: cut };
    return { name, set: 'own', type, bytes: () => readFileSync(path) };
  } catch (error) {
    return { problem: `is no picture that can be read${isOfNoType(error) ? '' : ` (${reason(error)})`}` };
  }
};

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** Words by file; a mistake in the list costs what it is about, not the rest. */
const readKeywords = (
  folder: string,
  files: readonly string[],
  notes: string[],
): ReadonlyMap<string, readonly string[]> => {
  const path = join(folder, KEYWORDS);
  try {
    const list = JSON.parse(readFileSync(path, 'utf8')) as unknown;
    if (typeof list !== 'object' || list === null || Array.isArray(list)) throw new Error('it is no object of files');
    const given = Object.entries(list);
    for (const [file, words] of given) {
      if (!files.includes(file)) notes.push(`${path} names ${file}, which is no picture in that folder.`);
      else if (!isWords(words)) notes.push(`${path} must give ${file} a list of words.`);
    }
    return new Map(given.filter((entry): entry is [string, readonly string[]] => isWords(entry[1])));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') notes.push(`${path} can't be used: ${reason(error)}.`);
    return new Map();
  }
};

export function ownPictures(folder: string): OwnPictures {
  const notes: string[] = [];
  let files: string[] = [];
  try {
    files = readdirSync(folder)
      // Hidden files are not the user's pictures: systems keep notes of theirs beside each file in some.
      .filter((file) => !file.startsWith('.') && extname(file).toLowerCase() in TYPES)
      .sort();
    if (files.length === 0)
      notes.push(`The artwork folder ${folder} holds no SVG, PNG or WebP; the built-in pictures are used.`);
  } catch (error) {
    notes.push(`The artwork folder ${folder} can't be read (${reason(error)}); the built-in pictures are used.`);
  }
  if (files.length > MOST_FILES)
    notes.push(`Of ${files.length} pictures in ${folder} the first ${MOST_FILES} are used.`);
  const used = files.slice(0, MOST_FILES);
  const keywords = readKeywords(folder, used, notes);
  const found = used.flatMap((file) => {
    const picture = readPicture(join(folder, file), file);
    if (!('problem' in picture)) return [{ picture, words: [picture.name, ...(keywords.get(file) ?? [])] }];
    notes.push(`${join(folder, file)} ${picture.problem}; it is not used.`);
    return [];
  });
  return { pictures: found.map(({ picture }) => picture), words: found.map(({ words }) => words), notes };
}
