/** Where `--secret-to` puts the secret that the app verifies with, and what is common to all such places. */
import { hostname } from 'node:os';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { processLives } from '../process-lives';

export interface SecretPlace {
  /** Absolute path. */
  readonly place: string;
  write(secret: string): Promise<void>;
  /** Puts back what stood there, where there is still what was written; says what is left otherwise, and where that is. */
  restore(): Promise<void>;
}

/** A listener's process. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Whether another listener on this machine holds it. */
const isHeld = ({ pid, host }: Holder): boolean => host === hostname() && pid !== process.pid && processLives(pid);

/** One place can't hold two secrets: the second listener would break the app of the first. */
export const checkFree = (file: string, holders: readonly Holder[], mark: string): void => {
  const holder = holders.find(isHeld);
  if (holder === undefined) return;
  throw new CliError(
    EXIT.usage,
    `--secret-to ${file}: a listener that runs (process ${holder.pid}) has its secret there until it ends.`,
    {
      next: `End that one, or name another file, such as ${file}.other. Where both serve one app, sign for it with the secret that it has: --resign-secret-file. If process ${holder.pid} is no listener, ${mark}.`,
    },
  );
};
