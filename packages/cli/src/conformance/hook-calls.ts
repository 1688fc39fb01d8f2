/** Calls about webhooks; what they make goes again at the end of the run. */
import type { Exchange, Members } from './exchange';
import { membersOf } from './exchange';
import { granted, insist } from './judge';
import type { Account, Stage } from './stage';

/** Sends a creation, whatever comes of it. */
export const createHook = async (stage: Stage, account: Account, body: Members): Promise<Exchange> => {
  const exchange = await account.call('createHook', { body });
  const { hook, secret } = membersOf(exchange.json);
  if (typeof secret === 'string') stage.secrets.hide(secret, '[secret]');
  const { id } = membersOf(hook);
  if (typeof id === 'string' || typeof id === 'number') stage.deleteAtEnd(account, id);
  return exchange;
};

export interface CreatedHook {
  readonly exchange: Exchange;
  readonly hook: Members;
  readonly id: string | number;
  readonly secret: string;
}

/** A hook that must be created. */
export const createdHook = async (stage: Stage, account: Account, body: Members): Promise<CreatedHook> => {
  const exchange = await createHook(stage, account, body);
  const { hook, secret } = granted(exchange, 201);
  return { exchange, hook: membersOf(hook), id: membersOf(hook)['id'] as string, secret: String(secret) };
};

/** The hooks of an account, as they are listed. */
export const hooksOf = async (account: Account): Promise<readonly Members[]> => {
  const exchange = await account.call('listHooks');
  const { hooks } = granted(exchange);
  insist(Array.isArray(hooks), 'hooks, a list', exchange.text, exchange);
  return (hooks as readonly unknown[]).map(membersOf);
};

/** That an answer, and the objects within it, tell the secret of a hook no more. */
export const insistUntold = (exchange: Exchange, told: string, objects: readonly unknown[]): void => {
  const isTold =
    exchange.text.includes(told) || objects.some((object) => (membersOf(object)['secret'] ?? null) !== null);
  insist(!isTold, 'no secret', 'a secret', exchange);
};
