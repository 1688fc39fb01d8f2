/**
 * `--record`: a file that grows by a line with each exchange, so that whoever is killed loses none that had ended. An earlier
 * cassette stays until the first exchange of this one.
 */
import { closeSync, constants, openSync } from 'node:fs';
import type { CassetteExchange, CassetteHeader } from '@vid/server';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { appendWhole } from '../output/append-whole';
import { checkOutput } from '../output/check-output';
import { CASSETTE } from '../output/file-kind';
import { findTarget } from '../output/find-target';
import { unwrittenError } from '../output/unwritten';

/** An empty file, to which each line is added at its end. */
const ANEW = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_APPEND;

export interface CassetteFile {
  /** Whether an earlier one is there. */
  readonly replaces: boolean;
  begin(this: void, header: CassetteHeader): void;
  add(this: void, line: CassetteExchange): void;
  close(this: void): void;
}

export const openCassetteFile = async (
  file: string,
  { force, ask }: { readonly force: boolean | undefined; readonly ask: boolean },
): Promise<CassetteFile> => {
  await checkOutput(file, { kind: CASSETTE, force, flag: `--record ${file}`, ask });
  const target = findTarget(file);
  if (target.kind === 'stdout')
    throw new CliError(EXIT.usage, '--record needs a file beside stdout.', { next: 'Name a file.' });
  const replaces = target.kind === 'file' && target.stats !== undefined && target.stats.size > 0;
  let handle: number | undefined;
  let first = '';

  const write = (text: string): void => {
    try {
      // Placeholders hide what is known as secret; what a film is about is still its owner's alone.
      handle ??= openSync(target.path, target.kind === 'file' ? ANEW : 'a', 0o600);
      appendWhole(handle, text);
    } catch (cause) {
      throw unwrittenError(`--record ${file}`, file, cause);
    }
  };

  return {
    replaces,
    begin(header) {
      first = `${JSON.stringify(header)}\n`;
      if (replaces) return;
      write(first);
      first = '';
    },
    add(line) {
      write(`${first}${JSON.stringify(line)}\n`);
      first = '';
    },
    close() {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
    },
  };
};
