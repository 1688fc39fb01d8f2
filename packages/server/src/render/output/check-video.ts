/** Reads a finished MP4 back and compares it with what was asked, before anybody is told that it is done. */
import { open, stat } from 'node:fs/promises';
import type { InputAudioTrack, InputVideoTrack } from 'mediabunny';
import { RenderFailure } from '../../ports/renderer';
import type { Size } from '../geometry';
import { SAMPLE_RATE } from '../music/sample-rate';
import { FPS } from './frame-size';

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

export interface AskedVideo extends Size {
  readonly seconds: number;
  /** Pictures of a video that was encoded here; with it, the encoding is checked too. */
  readonly frames?: number;
}

/** What mediabunny tells; its own type is one of browsers. */
interface ColourTags {
  readonly primaries?: string | null;
  readonly transfer?: string | null;
  readonly matrix?: string | null;
  readonly fullRange?: boolean | null;
}

async function checkEncoding(video: InputVideoTrack, audio: InputAudioTrack, frames: number): Promise<void> {
  const profile = await video.getCodecParameterString();
  // High is 4:2:0 with 8 bits by definition, which is what every player takes.
  if (profile?.startsWith('avc1.64') !== true) refuse(`its picture is coded as ${profile} instead of H.264 High`);
  const { primaries, transfer, matrix, fullRange } = (await video.getColorSpace()) as ColourTags;
  if ([primaries, transfer, matrix].some((tag) => tag !== 'bt709') || fullRange !== false)
    refuse(`its colours are tagged ${primaries}, ${transfer}, ${matrix} instead of BT.709 in limited range`);
  const { packetCount, averagePacketRate } = await video.computePacketStats();
  if (packetCount !== frames) refuse(`it has ${packetCount} pictures instead of ${frames}`);
  if (Math.abs(averagePacketRate - FPS) > 0.1)
    refuse(`it shows ${averagePacketRate.toFixed(2)} pictures a second instead of ${FPS}`);
  const [rate, channels] = [await audio.getSampleRate(), await audio.getNumberOfChannels()];
  if (rate !== SAMPLE_RATE || channels !== 2)
    refuse(`its sound has ${channels} channels at ${rate} Hz instead of 2 at ${SAMPLE_RATE}`);
}

/** Loads what reads videos: it is large, so that it is not done before something can be drawn meanwhile. */
export const warmUp = async (): Promise<void> => {
  await import('mediabunny');
};

/** Throws a `RenderFailure` when the file is not the video that was asked for. */
export async function checkVideo(path: string, asked: AskedVideo): Promise<VideoFacts> {
  const { ALL_FORMATS, FilePathSource, Input } = await import('mediabunny');
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
    if (asked.frames !== undefined) await checkEncoding(video, audio, asked.frames);
    const boxes = await topLevelBoxes(path);
    if (boxes.indexOf('moov') > boxes.indexOf('mdat'))
      return refuse('its index stands behind the media, so that it would not play while loading');
    return { bytes: (await stat(path)).size, durationSec, width, height };
  } catch (error) {
    if (error instanceof RenderFailure) throw error;
    return refuse(`it cannot be read (${error instanceof Error ? error.message : String(error)})`);
  } finally {
    input.dispose();
  }
}
