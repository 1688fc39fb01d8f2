/** The bodies that the admin API takes. */
import { EVENT_NAMES, validate } from '@vid/sdk/contract';
import * as z from 'zod';
import { MAX_CREDITS } from '../domain/ledger';
import { nearestName } from '../nearest-name';
import { accountFields, credits } from '../services/account-schema';
import { bounded, DEPTH } from '../services/bounded-json';
import { faultFields } from '../services/fault-schema';
import { invalidInput } from './admin-error';
import { isMembers } from './snapshot-shape';

/** Of an event's payload: with what stands around it, receivers that take a mebibyte take it. */
const PAYLOAD = { characters: 256 * 1024, depth: DEPTH };
const id = z.string().min(1).max(200);

export const accountInput = z.strictObject(accountFields);
export type AccountInput = z.input<typeof accountInput>;

export const creditsInput = z.strictObject({ amount: credits.positive().max(MAX_CREDITS) });
export const appRendersInput = z.strictObject({ count: z.int().min(1).max(1000), hold: z.boolean().optional() });
export const failInput = z.strictObject({ reason: z.string().min(1).max(1000).optional() });
export const pauseInput = z.strictObject({ paused: z.boolean() });
export const policiesInput = z.record(z.string(), z.unknown());
export const eventInput = z.strictObject({
  user_id: id,
  event: z.enum(EVENT_NAMES),
  payload: bounded(z.record(z.string(), z.unknown()), PAYLOAD).optional(),
});
export type EventInput = z.input<typeof eventInput>;

/** A hundred years: further than anybody needs, and near enough for dates to stay dates. */
const MAX_ADVANCE_SECONDS = 100 * 366 * 24 * 3600;
export const clockInput = z
  .strictObject({
    advance_seconds: z.number().min(0).max(MAX_ADVANCE_SECONDS).optional(),
    freeze: z.boolean().optional(),
  })
  .refine(({ advance_seconds: advance, freeze }) => advance !== undefined || freeze !== undefined, {
    error: 'send advance_seconds or freeze',
  });
export type ClockInput = z.input<typeof clockInput>;

export const faultInput = z.strictObject(faultFields);
export type FaultInput = z.input<typeof faultInput>;

/** As many members as there may be: they are judged in turns, not here. */
const members = z.custom<Readonly<Record<string, unknown>>>(isMembers, {
  error: ({ input }) => (input === undefined ? 'is required' : 'must be an object'),
});

export const snapshotInput = z.object({
  format: z.literal('vid-snapshot'),
  version: z.int().min(1),
  store: z.object({ version: z.int().min(1), tables: members }),
  videos: members,
  media: members.default({}),
  missing: z.array(id).max(500_000).default([]),
});

/** Checks a body; every problem is named. */
export const read = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const checked = validate(schema, body, { nearest: nearestName });
  if (checked.ok) return checked.value;
  throw invalidInput(checked.problems);
};
