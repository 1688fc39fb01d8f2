/** One picture of a caller's clip, put where its film shows the clip. Colours are as they are in the file. */
import type { FootageFilm } from '../footage/footage-film';
import type { JudgedClip } from '../footage/judge-clip';
import { clipInput } from '../output/clip-input';
import { rawOutput } from '../output/encoder';
import { type FfmpegOptions, runFfmpeg } from '../output/ffmpeg-process';

/** Tells whether there is a picture at that second. */
export async function showClipFrame(
  tools: Pick<FfmpegOptions, 'ffmpeg' | 'signal' | 'stallMs'>,
  { picture, crop }: FootageFilm,
  { path, judged, at }: { readonly path: string; readonly judged: JudgedClip; readonly at: number },
): Promise<boolean> {
  const { width, height } = picture;
  const pixels = Buffer.alloc(width * height * 4);
  let filled = 0;
  const part = `crop=w=iw*${crop.width.toFixed(5)}:h=ih*${crop.height.toFixed(5)}:x=iw*${crop.x.toFixed(5)}:y=ih*${crop.y.toFixed(5)}`;
  const size = `scale=${width}:${height}:flags=bicubic:in_color_matrix=${judged.matrix}`;
  await runFfmpeg({
    ...tools,
    task: 'looking into a clip',
    args: [
      ...['-ss', at.toFixed(3), ...clipInput(path), '-map', '0:v:0', '-vf', `${part},${size}`],
      ...['-frames:v', '1', ...rawOutput('rgba'), 'pipe:1'],
    ],
    onOutput: async (bytes) => {
      filled += bytes.copy(pixels, filled);
    },
  });
  if (filled < pixels.length) return false;
  const context = picture.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  return true;
}
