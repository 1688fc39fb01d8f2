/** Speaks the sounds of a text by a model of Piper, in the speech process. It is told no chance, so that it says the same each time. */
import type { Speech } from '../../ports/narrator';
import { ONNX_PACKAGE, type PiperVoice } from './piper-voices';

export interface PiperOrder {
  readonly voice: Pick<PiperVoice, 'model' | 'sampleRate' | 'speakers'>;
  /** One list for each sentence. */
  readonly sounds: readonly (readonly number[])[];
  /** How long sounds last. */
  readonly length: number;
}

export interface Onnx {
  readonly Tensor: new (type: string, data: BigInt64Array | Float32Array, dims: readonly number[]) => unknown;
  readonly InferenceSession: { create(path: string, options: object): Promise<Session> };
}

interface Session {
  run(feeds: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, { readonly data: unknown }>>>;
}

/** Between sentences. */
const PAUSE_SECONDS = 0.25;
/** Of how a sound is said, and how long: none. */
const CHANCE = 0;

const load = async (): Promise<Onnx> => {
  // Named in a variable: nothing that bundles or reads imports takes it for a part of this package.
  const name = ONNX_PACKAGE;
  return ((await import(name)) as { readonly default: Onnx }).default;
};

const sessions = new Map<string, Promise<Session>>();

const sessionOf = (onnx: Onnx, model: string): Promise<Session> => {
  const known = sessions.get(model) ?? onnx.InferenceSession.create(model, { logSeverityLevel: 3 });
  sessions.set(model, known);
  return known;
};

export async function speakPiper({ voice, sounds, length }: PiperOrder, loading = load): Promise<Speech> {
  const onnx = await loading();
  const session = await sessionOf(onnx, voice.model);
  const whole = (values: readonly number[]): BigInt64Array => BigInt64Array.from(values, (value) => BigInt(value));
  const parts: Float32Array[] = [];
  for (const sentence of sounds) {
    const { Tensor } = onnx;
    const answer = await session.run({
      input: new Tensor('int64', whole(sentence), [1, sentence.length]),
      input_lengths: new Tensor('int64', whole([sentence.length]), [1]),
      scales: new Tensor('float32', Float32Array.from([CHANCE, length, CHANCE]), [3]),
      ...(voice.speakers > 1 ? { sid: new Tensor('int64', whole([0]), [1]) } : {}),
    });
    const data = Object.values(answer)[0]?.data;
    if (!(data instanceof Float32Array)) throw new Error('its model gave no sound');
    if (parts.length > 0) parts.push(new Float32Array(Math.round(PAUSE_SECONDS * voice.sampleRate)));
    parts.push(data);
  }
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, sampleRate: voice.sampleRate };
}
