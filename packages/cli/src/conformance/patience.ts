/**
 * The user's own account has limits: what it is refused for says nothing about the service. Windows and busy slots are waited
 * for, as long as that is a minute or two; a check whose request is refused for credits is not checked.
 */
import type { ErrorCode } from '@vid/sdk/contract';
import type { Exchange } from './exchange';
import { membersOf } from './exchange';
import { NotCheckable } from './judge';

/** Seconds that a run waits for a window at most: those of a minute, and no longer ones. */
const LONGEST_WINDOW = 61;
const SLOT_SECONDS = 5;
const SLOT_LOOKS = 36;

/** What stands in the way of a check, by the code of the refusal. */
const OBSTACLES: Readonly<Partial<Record<ErrorCode, string>>> = {
  INSUFFICIENT_CREDITS: 'the account has too few credits for this check',
  NO_CREDITS: 'the account has no credits',
  ABUSE_CAP_EXCEEDED: 'the account has reached its monthly limit',
  STORAGE_FULL: "the account's library of videos is full",
  UPGRADE_REQUIRED: 'there is a problem with the plan or payment of the account',
  HOOK_LIMIT: 'the account has as many webhooks as it may; delete one',
};

/** Seconds to wait, from wherever they stand. */
export const retryAfterOf = ({ json }: Pick<Exchange, 'json'>): number | undefined => {
  const body = membersOf(json);
  const seconds = body['retryAfter'] ?? membersOf(body['details'])['retryAfter'];
  return typeof seconds === 'number' ? seconds : undefined;
};

export interface Patience {
  readonly wait: (seconds: number) => Promise<void>;
  readonly note: (text: string) => void;
}

/** Sends until the account's limits let the request pass. */
export const sendPatiently = async (send: () => Promise<Exchange>, { wait, note }: Patience): Promise<Exchange> => {
  for (let looks = 0; ; looks += 1) {
    const exchange = await send();
    const { code } = membersOf(exchange.json);
    const obstacle = OBSTACLES[code as ErrorCode];
    if (exchange.status >= 400 && obstacle !== undefined) throw new NotCheckable(obstacle);
    if (exchange.status !== 429 || looks >= SLOT_LOOKS) return exchange;
    if (code === 'CONCURRENT_LIMIT') {
      if (looks === 0) note('All render slots of the account are busy; waiting for one.');
      await wait(SLOT_SECONDS);
    } else if (code === 'RATE_LIMITED') {
      const seconds = retryAfterOf(exchange) ?? LONGEST_WINDOW;
      if (seconds > LONGEST_WINDOW)
        throw new NotCheckable(`a rate limit of the account is reached; it takes requests again in ${seconds} s`);
      note(`A rate limit of the account is reached; waiting ${seconds} s.`);
      await wait(seconds);
    } else return exchange;
  }
};
