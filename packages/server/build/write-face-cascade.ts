/** The cascade that finds faces: its numbers alone, as `FaceCascade` has them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { FaceCascade } from '../src/artwork/face-cascade';
import { fileOf } from './packages';

interface Source {
  readonly size: readonly [number, number];
  readonly complexClassifiers: readonly {
    readonly threshold: number;
    readonly simpleClassifiers: readonly {
      readonly features: readonly (readonly number[])[];
      readonly threshold: number;
      readonly left_val: number;
      readonly right_val: number;
    }[];
  }[];
}

/** The package brings it as a script that hangs it on its own module. */
function read(): Source {
  const jsfeat: { haar: { frontalface?: Source } } = { haar: {} };
  runInContext(readFileSync(fileOf('cascade', 'cascades/frontalface.js'), 'utf8'), createContext({ jsfeat }));
  if (jsfeat.haar.frontalface === undefined) throw new Error('The package jsfeat has no cascade of faces any more.');
  return jsfeat.haar.frontalface;
}

export function writeFaceCascade(folder: string): void {
  const { size, complexClassifiers } = read();
  const cascade: FaceCascade = {
    side: size[0],
    stages: complexClassifiers.map(({ threshold, simpleClassifiers }) => ({
      threshold,
      stumps: simpleClassifiers.map((stump) => [
        ...[stump.threshold, stump.left_val, stump.right_val].map((value) => Number(value.toPrecision(7))),
        ...stump.features.flat(),
      ]),
    })),
  };
  writeFileSync(join(folder, 'face-cascade.json'), JSON.stringify(cascade));
}
