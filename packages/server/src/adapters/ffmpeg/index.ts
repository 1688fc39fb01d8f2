/** The renderer that draws, and the search for its ffmpeg. */
export { createDescribeFilm } from './describe-film';
export { createFfmpegRenderer, type FfmpegRendererOptions } from './ffmpeg-renderer';
export { FFMPEG_PLACES, type FfmpegFinding, type FfmpegPlace, type FfmpegSearch, findFfmpeg } from './find-ffmpeg';
export { createStillDrawer } from './still-drawer';
