import { VidClient, type VidClientOptions } from '@vid/sdk';
import { HastyClock } from './manual-clock';

/**
 * A client of a scripted server whose waits take no time; keys are key-1, key-2 and so on. Its account has a name, so that
 * nothing is asked before a render.
 */
export const makeClient = (baseUrl: string, options: VidClientOptions = {}) => {
  const clock = new HastyClock();
  let keys = 0;
  const newKey = (): string => {
    keys += 1;
    return `key-${keys}`;
  };
  const vid = new VidClient({
    apiKey: 'emp_test',
    baseUrl,
    journalScope: 's',
    ...options,
    ports: { clock, random: () => 0.5, newKey, ...options.ports },
  });
  return { vid, clock };
};

/** What a promise is rejected with; fails the test when it resolves. */
export const rejection = async (promise: PromiseLike<unknown>): Promise<Record<string, unknown> & Error> => {
  const outcome = await Promise.resolve(promise).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome) return outcome.error as Record<string, unknown> & Error;
  throw new Error(`Resolved to ${JSON.stringify(outcome.value)} instead of rejecting`);
};
