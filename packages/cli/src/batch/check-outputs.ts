/** Where the videos of a batch go. */
import { join } from 'node:path';
import { checkOutput, type Output } from '../output/check-output';
import type { FileKind } from '../output/file-kind';
import type { Session } from '../session';
import { type BatchLine, fileName, lineName } from './batch-line';

/** Makes sure that no video takes the place of something else; gives where that of each line goes, by its identity. */
export const checkOutputs = async (
  { io }: Session,
  lines: readonly BatchLine[],
  {
    folder,
    force,
    films: kind,
  }: { readonly folder: string; readonly force: boolean | undefined; readonly films: FileKind },
): Promise<ReadonlyMap<string, Output>> => {
  const outputs = new Map<string, Output>();
  for (const line of lines) {
    const file = join(folder, fileName(line));
    const flag = `The file ${file} of ${lineName(line)}`;
    outputs.set(line.identity, await checkOutput(file, { kind, flag, force, ask: !io.json }));
  }
  return outputs;
};
