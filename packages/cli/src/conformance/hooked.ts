/** A webhook whose deliveries are received here. */
import type { SubscribableEvent } from '@vid/sdk/contract';
import { createdHook } from './hook-calls';
import type { Box } from './inbox';
import type { Account, Stage } from './stage';

export interface Hooked {
  readonly account: Account;
  readonly box: Box;
  readonly id: string | number;
  readonly secret: string;
}

/** Registers a box for an event, in a new account unless one is given. */
export const hooked = async (
  stage: Stage,
  event: SubscribableEvent,
  answer?: Box['answer'],
  account?: Account,
): Promise<Hooked> => {
  const box = stage.box(answer);
  const owner = account ?? (await stage.account());
  const { id, secret } = await createdHook(stage, owner, { event, webhook_url: box.url });
  return { account: owner, box, id, secret };
};
