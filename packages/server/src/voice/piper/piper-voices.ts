/**
 * Piper's voices in a folder of the user's (`VID_PIPER_VOICES`): each a model, `en_GB-alba-medium.onnx`, with what is known of it
 * beside, `en_GB-alba-medium.onnx.json`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { primaryOf } from '../primary-of';

export interface PiperVoice {
  /** As a request names it: the file's name without its ending. */
  readonly name: string;
  /** A language tag. */
  readonly language: string;
  /** Path of the model. */
  readonly model: string;
  readonly sampleRate: number;
  /** eSpeak's voice that tells its sounds. */
  readonly espeak: string;
  /** How long sounds last, as the voice likes it. */
  readonly length: number;
  /** Numbers of the model for each sign of a sound. */
  readonly ids: Readonly<Record<string, readonly number[]>>;
  /** Several: the first speaks. */
  readonly speakers: number;
}

/** What Piper's speech is made with, which is no part of these packages. */
export const ONNX_PACKAGE = 'onnxruntime-node';

const MODEL = '.onnx';
const RATE = 22_050;

const memberOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    value,
  );
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;

const idsOf = (value: unknown): PiperVoice['ids'] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, number[]] => Array.isArray(entry[1]) && entry[1].every((id) => Number.isInteger(id)),
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

/** Undefined where it is none of a voice that is read by its sounds. */
const readVoice = (folder: string, file: string): PiperVoice | undefined => {
  const model = join(folder, file);
  let known: unknown;
  try {
    known = JSON.parse(readFileSync(`${model}.json`, 'utf8'));
  } catch {
    return undefined;
  }
  const espeak = textOf(memberOf(known, 'espeak', 'voice'));
  const ids = idsOf(memberOf(known, 'phoneme_id_map'));
  if (espeak === undefined || ids === undefined) return undefined;
  return {
    ...{ name: file.slice(0, -MODEL.length), model, espeak, ids },
    language: (textOf(memberOf(known, 'language', 'code')) ?? espeak).replace('_', '-'),
    sampleRate: numberOf(memberOf(known, 'audio', 'sample_rate')) ?? RATE,
    length: numberOf(memberOf(known, 'inference', 'length_scale')) ?? 1,
    speakers: numberOf(memberOf(known, 'num_speakers')) ?? 1,
  };
};

/** In the order of their names; none where the folder is not there. */
export const piperVoices = (folder: string | undefined): readonly PiperVoice[] => {
  if (folder === undefined || !existsSync(folder)) return [];
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(MODEL))
      .sort()
      .flatMap((file) => readVoice(folder, file) ?? []);
  } catch {
    return [];
  }
};

/** The voice for a language: the one that is named, else one of its region, else the first. */
export const piperVoiceFor = (
  { language, preset }: { readonly language: string; readonly preset?: string | undefined },
  folder: string | undefined,
): PiperVoice | undefined => {
  const own = piperVoices(folder).filter((voice) => primaryOf(voice.language) === primaryOf(language));
  const regional = own.find((voice) => voice.language.toLowerCase() === language.toLowerCase());
  return own.find(({ name }) => name === preset) ?? regional ?? own[0];
};
