/** How a listener finds again what it, or one that ended without tidying up, has registered: by the description. */
import { hostname } from 'node:os';
import type { Hook } from '@vid/sdk';
import { LIMITS } from '@vid/sdk/contract';
import { processLives } from '../process-lives';

/** Who registered a webhook. */
export interface Mark {
  readonly pid: number;
  readonly host: string;
}

export const ownMark = (): Mark => ({ pid: process.pid, host: hostname() });

/** The description of a webhook that a listener registers. */
export const writeMark = ({ pid, host }: Mark): string =>
  `vid webhook listen (process ${pid} on ${host})`.slice(0, LIMITS.hookDescription.max);

const readMark = ({ description }: Hook): Mark | undefined => {
  const [, pid, host] = /^vid webhook listen \(process (\d+) on (.+)\)$/.exec(description ?? '') ?? [];
  return pid === undefined || host === undefined ? undefined : { pid: Number(pid), host };
};

/** Whose a webhook is: of a listener that has ended, of one that runs, of one on another machine, or of no listener. */
export type Owner = 'ended' | 'running' | 'elsewhere' | 'other';

/** `alone` tells that no other process of this machine can receive at the webhook's address. */
export const ownerOf = (hook: Hook, { alone }: { readonly alone: boolean }): Owner => {
  const mark = readMark(hook);
  if (mark === undefined) return 'other';
  const own = ownMark();
  if (mark.host !== own.host) return 'elsewhere';
  return alone || !processLives(mark.pid) ? 'ended' : 'running';
};

/** Whether nobody receives at this webhook any more. */
export const isLeftBehind = (hook: Hook): boolean => {
  const mark = readMark(hook);
  return mark !== undefined && mark.host === ownMark().host && !processLives(mark.pid);
};
