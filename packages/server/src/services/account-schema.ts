/** The fields of an account as the config file and the admin API take them; `null` lifts a limit. */
import { API_PLAN } from '@vid/sdk/contract';
import * as z from 'zod';
import { MAX_CREDITS } from '../domain/ledger';

/** Beyond what anybody has or spends, and exact. */
const amount = z.number().min(0).max(Number.MAX_SAFE_INTEGER);

/** Prices are whole credits. Fractions would buy nothing, and would leave their rounding errors in balances. */
export const credits = z.number().refine(Number.isInteger, { error: 'must be whole credits, as all prices are' });

const window = (of: string) =>
  z
    .int()
    .min(0)
    .nullable()
    .optional()
    .meta({ description: `So many in ${of} at most`, unit: 'requests' });

const rate = z.strictObject({ minute: window('a minute'), hour: window('an hour'), day: window('a day') }).nullable();

/** Limits of an account; those that are left out are the server's. */
export const limitsSchema = z.strictObject({
  concurrent_renders: z
    .int()
    .min(0)
    .nullable()
    .optional()
    .meta({ description: 'Renders under way at the same time', unit: 'renders' }),
  render_credits: amount
    .nullable()
    .optional()
    .meta({ description: 'What one render may cost at most', unit: 'credits' }),
  monthly_credits: amount
    .nullable()
    .optional()
    .meta({ description: 'What may be spent in a month (UTC)', unit: 'credits' }),
  storage_bytes: amount.nullable().optional().meta({
    description: 'What all finished videos may take together; one that is being made counts when it is done',
    unit: 'bytes',
  }),
  render_rate: rate.optional().meta({ description: 'How often a render may be asked for' }),
  total_rate: rate
    .optional()
    .meta({ description: 'How often renders may begin, those that are started in the application too' }),
  hook_rate: rate.optional().meta({ description: 'How often a webhook may be created' }),
});

export const accountFields = {
  plan: z
    .string()
    .min(1)
    .max(80)
    .optional()
    .meta({ description: `The plan; the API belongs to ${API_PLAN} alone`, default: API_PLAN }),
  credits: credits
    .min(-MAX_CREDITS)
    .max(MAX_CREDITS)
    .optional()
    .meta({ description: 'The balance that it begins with, in whole credits', unit: 'credits', default: 0 }),
  email: z.email().max(320).nullable().optional().meta({ description: 'The address that the account shows' }),
  name: z.string().max(200).nullable().optional().meta({ description: 'The name that the account shows' }),
  suspended: z.boolean().optional().meta({ description: 'Whether every call is refused', default: false }),
  limits: limitsSchema.optional().meta({ description: 'Limits of this account; others are those of the server' }),
};
