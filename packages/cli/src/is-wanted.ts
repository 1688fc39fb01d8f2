import { canAsk, confirm } from './ask';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import type { Io } from './io';

/** The flag that answers. */
export const YES_FLAG = ['--yes', 'do not ask'] as const;

/**
 * Whether a person at a terminal wants what can't be taken back, told in `loss`; elsewhere whoever wrote the command does.
 * --json asks nobody, and is no answer.
 * Where nobody wants it, that is said, and the command ends with 2.
 */
export const isWanted = async (io: Io, yes: boolean | undefined, loss: string): Promise<boolean> => {
  if (yes === true || !canAsk()) return true;
  if (io.json)
    throw new CliError(EXIT.usage, `${loss} With --json nobody is asked.`, {
      next: 'Say yes with --yes, or leave --json out. Nothing was done.',
    });
  if (await confirm(`${loss} Go on?`)) return true;
  io.note('Nothing was done.');
  process.exitCode = EXIT.usage;
  return false;
};
