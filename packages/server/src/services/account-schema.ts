/** The fields of an account as the config file and the admin API take them; `null` lifts a limit. */
import * as z from 'zod';

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
  render_credits: z.number().min(0).nullable().optional(),
  monthly_credits: z.number().min(0).nullable().optional(),
  storage_bytes: z.number().min(0).nullable().optional(),
  render_rate: rate.optional(),
  total_rate: rate.optional(),
  hook_rate: rate.optional(),
});

export const accountFields = {
  plan: z.string().min(1).max(80).optional(),
  credits: z.number().optional(),
  email: z.email().nullable().optional(),
  name: z.string().max(200).nullable().optional(),
  suspended: z.boolean().optional(),
  limits: limitsSchema.optional(),
};
