/** What use cases stand on, in memory and without doors: a store, a clock that stands still, seeded ids, a dialer. */
import { onTestFinished } from 'vitest';
import { createBase } from '../../src/compose/base';
import type { Overrides } from '../../src/compose/overrides';
import { LIFTED_LIMITS } from '../../src/domain/account';
import { settle } from '../../src/options';
import type { Dialer, DialOutcome } from '../../src/ports/dialer';
import type { Topic } from '../../src/ports/signals';
import { createAccountServices } from '../../src/services/accounts';

/** Refuses what begins with `bad:`, and posts nothing. */
export const judgingDialer: Dialer = {
  judge: (url) =>
    url.startsWith('bad:') ? { ok: false, reason: 'scheme', message: 'is bad; use another' } : { ok: true },
  judgeMedia: async (url, { accept, maxBytes }) =>
    url.includes('bad') ? { ok: false, reason: 'media', message: `no ${accept} of ${maxBytes}` } : { ok: true },
  post: async (): Promise<DialOutcome> => ({ kind: 'failed', reason: 'network', error: 'nobody there', ms: 3 }),
  download: async () => ({ kind: 'failed', reason: 'network', error: 'nobody there', ms: 3 }),
  close: async () => undefined,
};

/** One account without limits and 100 credits, and everything that use cases are given. */
export const createParts = async (options: Parameters<typeof settle>[0] = {}, overrides: Overrides = {}) => {
  const settled = { ...settle({ seed: 1, ...options }), limits: LIFTED_LIMITS };
  const base = await createBase(settled, { dialer: judgingDialer, ...overrides });
  onTestFinished(async () => {
    base.clock.close();
    await base.store.close();
    await base.media.close();
  });
  await base.clock.freeze(true);
  const woken: Topic[] = [];
  for (const topic of ['jobs', 'deliveries', 'state'] as const) base.signals.onWake(topic, () => woken.push(topic));
  const accounts = createAccountServices(base);
  const { account, apiKey } = await accounts.create({ credits: 100 });
  return { ...base, woken, accounts, apiKey, userId: account.userId };
};
export type Parts = Awaited<ReturnType<typeof createParts>>;
