/** How a listener finds again what it, or one that ended without tidying up, has registered: by the description. */
import { hostname } from 'node:os';
import type { Hook } from '@vid/sdk';
import { LIMITS } from '@vid/sdk/contract';
import { machineId } from '../machine-id';
import { processLives } from '../process-lives';

/** Who registered a webhook. */
export interface Mark {
  readonly pid: number;
  readonly host: string;
  /** Undefined where nothing tells; such a one is no other, and not this one either. */
  readonly machine: string | undefined;
}

export const ownMark = (): Mark => ({ pid: process.pid, host: hostname(), machine: machineId() });

/** The description of a webhook that a listener registers. */
export const writeMark = ({ pid, host, machine }: Mark): string => {
  const end = machine === undefined ? ')' : `, ${machine})`;
  return `vid webhook listen (process ${pid} on ${host}`.slice(0, LIMITS.hookDescription.max - end.length) + end;
};

const readMark = ({ description }: Hook): Mark | undefined => {
  const [, pid, host, machine] =
    /^vid webhook listen \(process (\d+) on (.+?)(?:, ([0-9a-f]{12}))?\)$/.exec(description ?? '') ?? [];
  return pid === undefined || host === undefined ? undefined : { pid: Number(pid), host, machine };
};

/** Whether its process would be seen here by its number. A machine that can't be told is never taken for this one. */
const isHere = ({ host, machine }: Mark): boolean => {
  const own = ownMark();
  return machine !== undefined && machine === own.machine && host === own.host;
};

/** Whose a webhook is: of a listener that has ended, of one that runs, of one that can't be seen from here, or of no listener. */
export type Owner = 'ended' | 'running' | 'elsewhere' | 'other';

/** `alone` tells that no other process of this machine can receive at the webhook's address. */
export const ownerOf = (hook: Hook, { alone }: { readonly alone: boolean }): Owner => {
  const mark = readMark(hook);
  if (mark === undefined) return 'other';
  if (!isHere(mark)) return 'elsewhere';
  return alone || !processLives(mark.pid) ? 'ended' : 'running';
};

/** Whether nobody receives at this webhook any more. */
export const isLeftBehind = (hook: Hook): boolean => {
  const mark = readMark(hook);
  return mark !== undefined && isHere(mark) && !processLives(mark.pid);
};
