/** Looks at what an installation has for renders, without rendering. */

export { temporaryFolderProblem } from '../adapters/disk/temporary-folder';
export { type FfmpegFinding, type FfmpegSearch, findFfmpeg } from '../adapters/ffmpeg';
export { type FontFinding, findFonts } from '../render/text/font-packages';
