/**
 * A run of checks against a service: with an admin API its clock stands still meanwhile, and goes on at the end; webhooks that
 * were made are deleted. Requests and deliveries come through what is given, a socket or not.
 */
import type { Admin } from './admin';
import type { Check, Need } from './check';
import type { Transport } from './exchange';
import type { Inbox } from './inbox';
import { createMadeHooks } from './made-hooks';
import { findOpening, receiverProblem } from './opening';
import { type CheckResult, type RunOptions, runChecks } from './run-checks';
import { makeSecrets } from './secrets';
import { type Opening, openStage } from './stage';

export interface Service {
  readonly base: string;
  readonly transport: Transport;
  readonly admin?: Admin | undefined;
  readonly inbox: Inbox;
  /** The user's key. */
  readonly key?: string | undefined;
  readonly spend?: boolean;
  /** Where the service delivers to, where that is known. */
  readonly opening?: Opening;
}

export interface JudgeOptions extends Pick<RunOptions, 'onResult' | 'onGone'> {
  readonly signal: AbortSignal;
  readonly note?: (text: string) => void;
}

const NO_ADMIN = 'it needs the admin API of a local server: --admin URL';
const NO_SPENDING =
  'it spends credits, or could: allow that with --spend, or name the admin API of a local server with --admin';

const stays = (left: number): string =>
  left === 1
    ? 'One webhook of this run could not be deleted and stays.'
    : `${left} webhooks of this run could not be deleted and stay.`;

/** Stops the clock, and gives what lets it go on. */
const stopClock = async (admin: Admin): Promise<() => Promise<unknown>> => {
  const { frozen } = await admin.call('GET', 'clock');
  if (frozen === true) return async () => undefined;
  await admin.call('POST', 'clock', { freeze: true });
  return () => admin.call('POST', 'clock', { freeze: false });
};

export const judgeService = async (
  checks: readonly Check[],
  service: Service,
  { signal, note = () => undefined, ...told }: JudgeOptions,
): Promise<readonly CheckResult[]> => {
  const { base, transport, admin, inbox, key, spend = false, opening } = service;
  const secrets = makeSecrets();
  if (key !== undefined) secrets.hide(key, '$VID_API_KEY');
  let current: AbortSignal | undefined = signal;
  const hooks = createMadeHooks();
  const stage = openStage({
    base,
    transport,
    admin,
    inbox,
    key,
    spend,
    note,
    signal: () => current,
    secrets,
    deleteAtEnd: hooks.add,
    opening: opening === undefined ? findOpening : async () => opening,
  });
  const lacks = async (need: Need): Promise<string | undefined> => {
    if (need === 'admin') return admin === undefined ? NO_ADMIN : undefined;
    if (need === 'spend') return admin === undefined && !spend ? NO_SPENDING : undefined;
    return receiverProblem(stage);
  };
  const goOn = admin === undefined ? async () => undefined : await stopClock(admin);
  try {
    return await runChecks(checks, stage, { lacks, signal, ...told });
  } finally {
    current = undefined;
    const left = await hooks.deleteAll();
    if (left > 0) note(stays(left));
    // A clock that can't be started again is not worth the result.
    await goOn().catch(() => undefined);
  }
};
