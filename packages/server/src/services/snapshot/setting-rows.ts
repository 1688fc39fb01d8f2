/** The settings of a snapshot: a name and JSON that has the form of that setting. */
import * as z from 'zod';
import { policyProblems } from '../../domain/policies';
import { faultFields } from '../fault-schema';
import { count, id, jsonText, maybe, text, time } from './cells';

const SETTINGS: Readonly<Record<string, z.ZodType>> = {
  clock: z.strictObject({ offsetMs: z.number(), frozenAt: maybe(time) }),
  policies: z
    .record(z.string(), z.string())
    .refine((policies) => policyProblems(policies).length === 0, { error: 'names no policy, or no value of one' }),
  paused: z.boolean(),
  faults: z.array(z.strictObject({ id, ...faultFields, draws: count.optional() })).max(100),
  seeded: z.boolean(),
  idsPosition: count,
};

export const settings = z.strictObject({ name: z.string(), value: text }).superRefine(({ name, value }, context) => {
  const schema = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['name'], message });
  if (schema === undefined) return refuse('is no setting of this version');
  for (const { message } of jsonText(schema).safeParse(value).error?.issues ?? []) refuse(`${name}: ${message}`);
});
