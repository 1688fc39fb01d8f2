/** The fields of an account as the config file and the admin API take them; `null` lifts a limit. */
import * as z from 'zod';
import { MAX_CREDITS } from '../domain/ledger';

/** Beyond what anybody has or spends, and exact. */
const amount = z.number().min(0).max(Number.MAX_SAFE_INTEGER);

/** Prices are whole credits. Fractions would buy nothing, and would leave their rounding errors in balances. */
export const credits = z.number().refine(Number.isInteger, { error: 'must be whole credits, as all prices are' });

const rate = z
  .strictObject({
    minute: z.int().min(0).nullable().optional(),
    hour: z.int().min(0).nullable().optional(),
    day: z.int().min(0).nullable().optional(),
  })
  .nullable();

/** Limits of an account; those that are left out are the server's. */
export const limitsSchema = z.strictObject({
  concurrent_renders: z.int().min(0).nullable().optional(),
  render_credits: amount.nullable().optional(),
  monthly_credits: amount.nullable().optional(),
  storage_bytes: amount.nullable().optional(),
  render_rate: rate.optional(),
  total_rate: rate.optional(),
  hook_rate: rate.optional(),
});

export const accountFields = {
  plan: z.string().min(1).max(80).optional(),
  credits: credits.min(-MAX_CREDITS).max(MAX_CREDITS).optional(),
  email: z.email().max(320).nullable().optional(),
  name: z.string().max(200).nullable().optional(),
  suspended: z.boolean().optional(),
  limits: limitsSchema.optional(),
};
