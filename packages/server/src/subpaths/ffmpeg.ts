/** Looks for the ffmpeg that a render would use. */
export { type FfmpegFinding, type FfmpegSearch, findFfmpeg } from '../adapters/ffmpeg';
