import { ERROR_NEXT, type ErrorCategory } from '../contract';

/** What to do about an error of a category. */
export const NEXT_OF_CATEGORY: Readonly<Record<ErrorCategory, string>> = {
  validation: 'Correct what was sent; the same is refused again.',
  authentication: 'Check the API key (apiKey or VID_API_KEY).',
  plan: ERROR_NEXT.PLAN_UPGRADE_REQUIRED,
  suspended: ERROR_NEXT.ACCOUNT_SUSPENDED,
  payment: "Check the account's credits and plan.",
  cost: ERROR_NEXT.REQUEST_COST_TOO_HIGH,
  duplicate: ERROR_NEXT.DUPLICATE_REQUEST,
  rate: ERROR_NEXT.RATE_LIMITED,
  concurrency: ERROR_NEXT.CONCURRENT_LIMIT,
  planning: ERROR_NEXT.PLAN_FAILED,
  forbidden: 'Use the API key of the account that started the job.',
  'not-found': 'Check the id, and that the API key belongs to the account that made it.',
  limit: ERROR_NEXT.HOOK_LIMIT,
  server: 'Send it again a little later.',
};
