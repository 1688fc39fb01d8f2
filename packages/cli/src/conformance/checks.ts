/** Every check, in the order in which they run: what moves the clock far comes last. */
import type { Check } from './check';
import { ACCEPTED } from './checks/accepted';
import { ACCOUNT } from './checks/account';
import { AUTHENTICATION } from './checks/authentication';
import { DELIVERIES } from './checks/deliveries';
import { ERROR_SHAPES } from './checks/errors';
import { EVENTS } from './checks/events';
import { HOOK_CHANGES } from './checks/hook-changes';
import { HOOKS } from './checks/hooks';
import { IDEMPOTENCY } from './checks/idempotency';
import { CREDITS, JOBS } from './checks/jobs';
import { RATES } from './checks/limits';
import { MESSAGES } from './checks/messages';
import { PINGS } from './checks/pings';
import { REFUSALS } from './checks/refusals';
import { RULES } from './checks/rules';
import { VALIDATION } from './checks/validation';

export const CHECKS: readonly Check[] = [
  ...AUTHENTICATION,
  ...ACCOUNT,
  ...ERROR_SHAPES,
  ...EVENTS,
  ...HOOKS,
  ...HOOK_CHANGES,
  ...PINGS,
  ...VALIDATION,
  ...ACCEPTED,
  ...RULES,
  ...REFUSALS,
  ...CREDITS,
  ...IDEMPOTENCY,
  ...DELIVERIES,
  ...MESSAGES,
  ...JOBS,
  ...RATES,
];
