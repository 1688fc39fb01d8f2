/** `--save`: a file that grows by a line with each delivery; an earlier capture is continued. */
import { openSync, truncateSync } from 'node:fs';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { appendWhole } from '../output/append-whole';
import { checkOutput } from '../output/check-output';
import type { FileKind } from '../output/file-kind';
import { findTarget, readHead } from '../output/find-target';
import { unwrittenError } from '../output/unwritten';

const CAPTURE: FileKind = {
  name: 'a capture of deliveries',
  begins: (head) => /^\{[^\n]*"(headers|body_base64|received_at)"/.test(head.toString('latin1')),
};

export interface CaptureFile {
  add(this: void, line: unknown): void;
}

/** Opens it. `force` begins anew; so does a yes to a file of another kind, which is refused otherwise. */
export const openCapture = async (
  file: string,
  { force, ask }: { readonly force: boolean | undefined; readonly ask: boolean },
): Promise<CaptureFile> => {
  await checkOutput(file, { kind: CAPTURE, force, flag: `--save ${file}`, ask });
  const target = findTarget(file);
  if (target.kind === 'stdout')
    throw new CliError(EXIT.usage, '--save needs a file beside stdout.', { next: 'On stdout, use --json.' });
  try {
    const isFile = target.kind === 'file' && target.stats !== undefined;
    if (isFile && (force === true || !CAPTURE.begins(readHead(target.path)))) truncateSync(target.path);
    // Deliveries hold links to videos: a file that is made for them is its owner's alone.
    const handle = openSync(target.path, 'a', 0o600);
    return {
      add(line) {
        try {
          appendWhole(handle, `${JSON.stringify(line)}\n`);
        } catch (cause) {
          throw unwrittenError(`--save ${file}`, file, cause);
        }
      },
    };
  } catch (cause) {
    throw unwrittenError(`--save ${file}`, file, cause);
  }
};
