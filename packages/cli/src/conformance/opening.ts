/**
 * Whether a service delivers to this machine, and to private networks: a local server does when it was started so. What it
 * takes then on purpose is no mistake.
 */
import { hostname } from 'node:os';
import { isOwnMachine } from '../is-own-machine';
import type { Exchange } from './exchange';
import { createHook } from './hook-calls';
import { NotCheckable } from './judge';
import type { Opening, Stage } from './stage';

const EVENT = 'user.onboarded';
/** In a network that nobody has here, or that is nobody's business. */
const PRIVATE_URL = 'http://10.255.255.1/vid-conformance';

const takes = async (stage: Stage, url: string): Promise<boolean> => {
  const account = await stage.account();
  const { status } = await createHook(stage, account, { event: EVENT, webhook_url: url });
  return status < 300;
};

/** Asks the service, where it runs on this machine; one elsewhere has no business with addresses here. */
export const findOpening = async (stage: Stage): Promise<Opening> => {
  if (!isOwnMachine(stage.base) && new URL(stage.base).hostname !== hostname().toLowerCase()) return 'none';
  if (!(await takes(stage, stage.box().url))) return 'none';
  return (await takes(stage, PRIVATE_URL)) ? 'all' : 'loopback';
};

/** Why nothing can be received from the service; undefined when it can. */
export const receiverProblem = async (stage: Stage): Promise<string | undefined> =>
  (await stage.opening()) === 'none'
    ? 'the service does not deliver to this machine: a local server does when it is started with --allow-private-network'
    : undefined;

/** Leaves a check of a private address that was taken by a service that was opened to such. */
export const allowOpened = async (
  stage: Stage,
  { status }: Exchange,
  range: Exclude<Opening, 'none'>,
): Promise<void> => {
  if (status >= 300) return;
  const opening = await stage.opening();
  if (opening === 'all' || opening === range)
    throw new NotCheckable('the service was opened to private networks: check it once without --allow-private-network');
};
