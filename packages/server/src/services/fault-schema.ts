/** What a fault says: for which requests, and what happens to them, as the effects themselves tell what they take. */
import * as z from 'zod';
import { MAX_PATTERN } from '../domain/path-pattern';
import type { Takes } from '../faults/effect';
import { BESIDE_DROP, EFFECT_NAMES, EFFECTS, type Effect, type EffectName, ENDS } from '../faults/effects';
import { bounded, DEPTH } from './bounded-json';

const BODY = { characters: 1024 * 1024, depth: DEPTH };

/** A record's own words about a key would hide what is wrong with it, so keys are judged beside it. */
const membersSchema = (problem: (path: string) => string | undefined) =>
  bounded(z.record(z.string(), z.unknown()), BODY).superRefine((given, context) => {
    for (const path of Object.keys(given)) {
      const message = problem(path);
      if (message !== undefined) context.addIssue({ code: 'custom', path: [path], message });
    }
  });

const schemaOf = (takes: Takes): z.ZodType => {
  if (takes.kind === 'integer') return z.int().min(takes.min).max(takes.max);
  if (takes.kind === 'number') return z.number().min(takes.min).max(takes.max);
  if (takes.kind === 'choice') return z.enum(takes.values);
  if (takes.kind === 'flag') return z.boolean();
  if (takes.kind === 'members') return membersSchema(takes.problem);
  if (takes.kind === 'json') return bounded(z.unknown(), BODY);
  return z.string().superRefine((text, context) => {
    const message = takes.problem(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
};

const effectFields = Object.fromEntries(
  EFFECT_NAMES.map((name) => [name, schemaOf(EFFECTS[name].takes).optional()]),
) as { [Name in EffectName]: z.ZodOptional<z.ZodType<Exclude<Effect[Name], undefined>>> };

export const faultFields = {
  match: z
    .strictObject({
      method: z
        .string()
        .regex(/^[a-z]{1,20}$/i, 'must be the name of an HTTP method')
        .optional(),
      path: z.string().min(1).max(MAX_PATTERN).optional(),
      user_id: z.string().min(1).max(200).optional(),
    })
    .optional(),
  effect: z.strictObject(effectFields).superRefine((effect, context) => {
    const given = EFFECT_NAMES.filter((name) => effect[name] !== undefined);
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (given.length === 0) return refuse(`send at least one of ${EFFECT_NAMES.join(', ')}`);
    const idle = given.filter((name) => !BESIDE_DROP.includes(name));
    if (given.includes('drop') && idle.length > 0)
      refuse(`${idle.join(', ')} can't be together with drop, which leaves no answer to change`);
    if (ENDS.every((name) => given.includes(name)))
      refuse(`${ENDS.join(' and ')} can't be together: a connection ends once`);
  }),
  times: z.int().min(1).optional(),
  probability: z.number().min(0).max(1).optional(),
};
