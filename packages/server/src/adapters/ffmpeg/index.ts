/** The renderer that draws, and what else draws. */
export { createDescribeFilm } from './describe-film';
export { createFfmpegRenderer, type FfmpegRendererOptions } from './ffmpeg-renderer';
export { createStillDrawer } from './still-drawer';
