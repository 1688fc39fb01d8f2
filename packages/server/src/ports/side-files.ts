/** What may lie beside a video under the same name. Not every renderer makes it, and no video fails for want of it. */

/** As endings: a JPEG of its strongest picture, what it shows when (a `FilmScript` as JSON), and when its words are spoken. */
export const SIDE_FILES = { poster: '.jpg', script: '.film.json', words: '.words.json' } as const;
export type SideFile = keyof typeof SIDE_FILES;

/** The path of a side file, beside that of its video. */
export const besideVideo = (videoPath: string, file: SideFile): string =>
  `${videoPath.replace(/\.mp4$/i, '')}${SIDE_FILES[file]}`;
