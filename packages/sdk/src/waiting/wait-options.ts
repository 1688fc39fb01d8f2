import { checkNumber } from '../call/check-number';
import type { OptionNames } from '../options/check-options';

/** How a job is waited for. */
export interface WaitOptions {
  /** Stops the waiting, not the job. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the whole wait, with one last look at its end. Default 65 minutes: a render may take about an hour. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds until the first look; each further one waits half as long again. Default 1,000. */
  readonly firstPollMs?: number | undefined;
  /** Milliseconds between looks at most, give or take a fifth. Default 10,000. */
  readonly pollIntervalMs?: number | undefined;
}

/** How a client waits where a call says nothing else. */
export type WaitDefaults = Omit<WaitOptions, 'signal'>;

/** The names of its members. */
export const WAIT_NAMES: OptionNames<WaitDefaults> = { timeoutMs: true, firstPollMs: true, pollIntervalMs: true };

/** The names of the options of a wait. */
export const WAIT_OPTIONS: OptionNames<WaitOptions> = { ...WAIT_NAMES, signal: 'signal' };

export type WaitPlan = { readonly [Name in keyof WaitDefaults]-?: number };

export const DEFAULT_WAIT: WaitPlan = { timeoutMs: 65 * 60_000, firstPollMs: 1_000, pollIntervalMs: 10_000 };

/** The options with their defaults; `within` names the option that they are members of. */
export const waitPlan = (options: WaitDefaults, defaults: WaitPlan = DEFAULT_WAIT, within = ''): WaitPlan => {
  const pick = (name: keyof WaitPlan): number => {
    const { [name]: value = defaults[name] } = options;
    return checkNumber(`${within}${name}`, value);
  };
  return {
    timeoutMs: pick('timeoutMs'),
    firstPollMs: pick('firstPollMs'),
    pollIntervalMs: Math.max(1, pick('pollIntervalMs')),
  };
};
