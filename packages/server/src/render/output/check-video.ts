/** Reads a finished MP4 back and compares it with what was asked, before anybody is told that it is done. */
import { open, stat } from 'node:fs/promises';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { RenderFailure } from '../../ports/renderer';
import type { Size } from '../geometry';

export interface VideoFacts extends Size {
  readonly bytes: number;
  readonly durationSec: number;
}

/** The types of the top-level boxes of an MP4, in file order. */
export async function topLevelBoxes(path: string): Promise<string[]> {
  const file = await open(path, 'r');
  try {
    const types: string[] = [];
    const header = Buffer.alloc(16);
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(header, 0, 16, at);
      if (bytesRead < 8) return types;
      const short = header.readUInt32BE(0);
      const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
      types.push(header.toString('latin1', 4, 8));
      if (size < 8) return types;
      at += size;
    }
  } finally {
    await file.close();
  }
}

const refuse = (what: string): never => {
  throw new RenderFailure(
    'check-failed',
    `The finished video did not pass its check: ${what}. Nothing was kept; render again, and check ffmpeg with "vid doctor".`,
  );
};

/** Throws a `RenderFailure` when the file is not the video that was asked for. */
export async function checkVideo(path: string, asked: Size & { readonly seconds: number }): Promise<VideoFacts> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (video === null) return refuse('it has no picture');
    if (audio === null) return refuse('it has no sound');
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
    if (width !== asked.width || height !== asked.height)
      return refuse(`it is ${width}×${height} instead of ${asked.width}×${asked.height}`);
    const [picture, sound] = [await video.getCodec(), await audio.getCodec()];
    if (picture !== 'avc' || sound !== 'aac')
      return refuse(`its codecs are ${picture} and ${sound} instead of avc and aac`);
    const durationSec = await video.computeDuration();
    if (Math.abs(durationSec - asked.seconds) > 0.1)
      return refuse(`it lasts ${durationSec.toFixed(2)} s instead of ${asked.seconds.toFixed(2)} s`);
    const boxes = await topLevelBoxes(path);
    if (boxes.indexOf('moov') > boxes.indexOf('mdat'))
      return refuse('its index stands behind the media, so that it would not play while loading');
    return { bytes: (await stat(path)).size, durationSec, width, height };
  } finally {
    input.dispose();
  }
}
