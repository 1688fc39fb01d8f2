import { canAsk, confirm } from './ask';
import { EXIT } from './exit-codes';
import type { Io } from './io';

/** The flag that answers. */
export const YES_FLAG = ['--yes', 'do not ask'] as const;

/**
 * Whether a person at a terminal wants what can't be taken back, told in `loss`; elsewhere whoever wrote the command does.
 * Where nobody wants it, that is said, and the command ends with 2.
 */
export const isWanted = async (io: Io, yes: boolean | undefined, loss: string): Promise<boolean> => {
  if (yes === true || io.json || !canAsk() || (await confirm(`${loss} Go on?`))) return true;
  io.note('Nothing was done.');
  process.exitCode = EXIT.usage;
  return false;
};
