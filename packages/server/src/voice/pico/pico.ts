/**
 * SVOX Pico, a small synthesiser of six voices. Its package holds no voices: it speaks where their files are on this machine
 * (`pico-voices`). It tells no times.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speech, SpeechWish } from '../../ports/narrator';
import { filesOf } from './pico-voices';

interface PicoModule {
  readonly HEAPU8: Uint8Array;
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  _malloc(bytes: number): number;
  _pico_initialize(memory: number, bytes: number, system: number): number;
  _pico_loadResource(system: number, path: number, resource: number): number;
  _pico_getResourceName(system: number, resource: number, name: number): number;
  _pico_createVoiceDefinition(system: number, voice: number): number;
  _pico_addResourceToVoiceDefinition(system: number, voice: number, name: number): number;
  _pico_newEngine(system: number, voice: number, engine: number): number;
  _pico_putTextUtf8(engine: number, text: number, bytes: number, put: number): number;
  _pico_getData(engine: number, buffer: number, bytes: number, got: number, type: number): number;
}

const SAMPLE_RATE = 16_000;
/** Bytes that a voice works in. */
const MEMORY = 2_500_000;
const BUFFER = 16_384;
const NAME_BYTES = 64;
/** What `pico_getData` answers: all is said, or there is more. */
const [IDLE, BUSY] = [200, 201];
/** Louder than this it clips. */
const LEVEL = 50;

type Say = (text: string) => Float32Array;

const startVoice = async (module: PicoModule, voice: string, folder: string): Promise<Say> => {
  const view = (): DataView => new DataView(module.HEAPU8.buffer);
  const wordAt = (place: number): number => view().getUint32(place, true);
  const check = (code: number, what: string): void => {
    if (code !== 0) throw new Error(`Pico could not ${what} (${code})`);
  };
  const put = (bytes: Uint8Array): number => {
    const place = module._malloc(bytes.length + 1);
    module.HEAPU8.set(bytes, place);
    module.HEAPU8[place + bytes.length] = 0;
    return place;
  };
  const putText = (text: string): number => put(new TextEncoder().encode(text));
  const systemAt = module._malloc(4);
  check(module._pico_initialize(module._malloc(MEMORY), MEMORY, systemAt), 'start');
  const system = wordAt(systemAt);
  const definition = putText(voice);
  check(module._pico_createVoiceDefinition(system, definition), 'take the voice');
  for (const file of filesOf(voice)) {
    module.FS.writeFile(`./${file}`, await readFile(join(folder, file)));
    const [resource, name] = [module._malloc(4), module._malloc(NAME_BYTES)];
    check(module._pico_loadResource(system, putText(`./${file}`), resource), `read ${file}`);
    check(module._pico_getResourceName(system, wordAt(resource), name), `read ${file}`);
    check(module._pico_addResourceToVoiceDefinition(system, definition, name), `use ${file}`);
  }
  const engineAt = module._malloc(4);
  check(module._pico_newEngine(system, definition, engineAt), 'begin');
  const engine = wordAt(engineAt);
  const [taken, got, type, buffer] = [2, 2, 2, BUFFER].map((bytes) => module._malloc(bytes)) as [
    number,
    number,
    number,
    number,
  ];
  return (text) => {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const place = put(bytes);
    const parts: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; ) {
      check(module._pico_putTextUtf8(engine, place + at, bytes.length - at, taken), 'take the text');
      at += view().getUint16(taken, true);
      for (;;) {
        const state = module._pico_getData(engine, buffer, BUFFER, got, type);
        const length = view().getUint16(got, true);
        if (length > 0) parts.push(module.HEAPU8.slice(buffer, buffer + length));
        if (state === IDLE) break;
        if (state !== BUSY) throw new Error(`Pico could not speak (${state})`);
      }
    }
    const sound = Buffer.concat(parts);
    return Float32Array.from({ length: sound.length >> 1 }, (_, at) => sound.readInt16LE(at * 2) / 32_768);
  };
};

let loaded: Promise<PicoModule> | undefined;
const load = (): Promise<PicoModule> =>
  (loaded ??= (async () => {
    // Named in a variable: it is an optional package, which nothing that bundles may take in.
    const name = '@echogarden/svoxpico-wasm';
    const { default: init } = (await import(name)) as { readonly default: () => Promise<PicoModule> };
    return init();
  })());

const voices = new Map<string, Promise<Say>>();

export async function speakPico({ text, voice, rate }: SpeechWish, folder: string): Promise<Speech> {
  const say = await (voices.get(voice) ?? load().then((module) => startVoice(module, voice, folder)));
  voices.set(voice, Promise.resolve(say));
  const plain = text.replace(/[<>&\0]/g, ' ');
  const samples = say(`<volume level="${LEVEL}"><speed level="${Math.round(100 * rate)}">${plain}</speed></volume>`);
  if (samples.length === 0) throw new Error('Pico said nothing');
  return { samples, sampleRate: SAMPLE_RATE };
}
