/** Refuses music and recordings that a film could not have, when the server starts: a film would show it too late. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from './config-error';
import { MAX_MEDIA_BYTES } from './domain/request-problems';

/** How files of sound begin: at which byte, with what. */
const BEGINNINGS: readonly (readonly [at: number, text: string])[] = [
  [0, 'RIFF'],
  [0, 'riff'],
  [0, 'FORM'],
  [0, 'fLaC'],
  [0, 'OggS'],
  [0, 'ID3'],
  [0, 'caff'],
  [0, '\x1aE\xdf\xa3'],
  [4, 'ftyp'],
];
/** Eleven bits that are all set begin a frame of MP3 or AAC. */
const isFrame = (bytes: Buffer): boolean => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;

const beginningOf = (path: string): Buffer => {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(16);
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
};

const NEXT = 'Name a WAV, MP3, M4A, OGG or FLAC file.';

const isSound = (path: string): boolean => {
  const bytes = beginningOf(path);
  return isFrame(bytes) || BEGINNINGS.some(([at, text]) => bytes.toString('latin1', at, at + text.length) === text);
};

/** Its absolute path. @throws {ConfigError} it is not there, is too large, or is no sound */
export const checkMusic = (file: string | undefined): string | undefined => {
  if (file === undefined) return undefined;
  const path = resolve(file);
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts?.isFile() !== true) throw new ConfigError(`The music ${path} is not there. ${NEXT}`);
  const most = MAX_MEDIA_BYTES.video;
  if (facts.size > most) throw new ConfigError(`The music ${path} is larger than ${most / 1024 ** 2} MB. ${NEXT}`);
  if (!isSound(path)) throw new ConfigError(`The music ${path} is no sound file. ${NEXT}`);
  return path;
};

/** The same path; one that is not there is told by whoever reads it. @throws {ConfigError} it is no sound */
export const checkRecording = (file: string | undefined): string | undefined => {
  const isFile = file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  if (isFile && !isSound(file)) throw new ConfigError(`The recording ${file} is no sound file. ${NEXT}`);
  return file;
};
