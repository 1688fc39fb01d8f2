/** The program that works on very many samples, with memory of its own for each piece of work. */
import { programOf, type WasmMemory } from '../program-of';
import { SAMPLES } from './samples-program';

type Numbers<Length extends number, Taken extends number[] = []> = Taken['length'] extends Length
  ? Taken
  : Numbers<Length, [...Taken, number]>;

/** What the assembled module exports; see samples.wat, which says what each is given. Lists are named by the byte at which they begin. */
interface Program {
  readonly memory: WasmMemory;
  readonly add: (...numbers: Numbers<9>) => void;
  readonly resample: (...numbers: Numbers<7>) => void;
  readonly saw: (...numbers: Numbers<6>) => void;
  readonly energies: (...numbers: Numbers<6>) => void;
  readonly combs: (...numbers: Numbers<10>) => void;
  readonly blur: (...numbers: Numbers<4>) => void;
}

/** Samples that may be touched behind the end of a list. */
const BEYOND = 4;

const start = programOf<Program>(SAMPLES);

export interface SampleProgram extends Omit<Program, 'memory'> {
  /** Lists of zeros, as many samples long as was asked for. */
  readonly lists: readonly Float32Array[];
}

export function sampleProgram(lengths: readonly number[]): SampleProgram {
  const places: number[] = [];
  let end = 0;
  for (const length of lengths) {
    places.push(end);
    end += (length + BEYOND) * Float32Array.BYTES_PER_ELEMENT;
  }
  const { memory, ...work } = start(end);
  return { ...work, lists: places.map((place, at) => new Float32Array(memory.buffer, place, lengths[at])) };
}
