/** What a fault says: for which requests, and what happens to them. */
import * as z from 'zod';
import { MAX_PATTERN } from '../domain/path-pattern';
import { bounded, DEPTH } from './bounded-json';

const BODY = { characters: 1024 * 1024, depth: DEPTH };
/** What bytes and rates are bounded by: more than any answer has. */
const MAX_BYTES = 10 ** 12;
const bytes = z.int().min(0).max(MAX_BYTES);
/** Ten years. */
const MAX_SKEW = 10 * 365 * 86_400;
const HEADER_VALUE = /^[\t\x20-\x7e]{1,500}$/;
const FRAMING: readonly string[] = ['content-length', 'transfer-encoding', 'connection'];
/** Effects that a dropped connection leaves something of. */
const BESIDE_DROP: readonly string[] = ['drop', 'delay_ms', 'status', 'body'];
const NAMES = /^[^.]+(?:\.[^.]+)*$/;
const NO_MEMBER = /(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/;
const MAX_PATH = 200;
/** Refused here and not as a schema of keys, whose own words a problem of a record would hide. */
const members = bounded(z.record(z.string(), z.unknown()), BODY).superRefine((given, context) => {
  for (const path of Object.keys(given)) {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (path.length > MAX_PATH) refuse(`must not have more than ${MAX_PATH} characters`);
    else if (!NAMES.test(path)) refuse('must be names with dots between');
    else if (NO_MEMBER.test(path)) refuse('names no member of an answer');
  }
});

const EFFECTS = {
  status: z.int().min(200).max(599).optional(),
  body: bounded(z.unknown(), BODY).optional(),
  delay_ms: z.number().min(0).max(600_000).optional(),
  drop: z.enum(['before', 'after']).optional(),
  set: members.optional(),
  malformed: z.boolean().optional(),
  content_type: z.string().regex(HEADER_VALUE, 'must be the value of a header').optional(),
  date_skew_seconds: z.number().min(-MAX_SKEW).max(MAX_SKEW).optional(),
  duplicate_header: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be the name of a header')
    .refine((name) => !FRAMING.includes(name.toLowerCase()), {
      error: 'frames the body, and is refused by Node when it comes twice',
    })
    .optional(),
  truncate_at: bytes.optional(),
  reset_at: bytes.optional(),
  bytes_per_second: z.number().min(1).max(MAX_BYTES).optional(),
  slice: z.int().min(1).max(MAX_BYTES).optional(),
};

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
  effect: z.strictObject(EFFECTS).superRefine((effect, context) => {
    const given = Object.entries(effect).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (given.length === 0) return refuse(`send at least one of ${Object.keys(EFFECTS).join(', ')}`);
    const idle = given.filter((name) => !BESIDE_DROP.includes(name));
    if (effect.drop !== undefined && idle.length > 0)
      refuse(`${idle.join(', ')} can't be together with drop, which leaves no answer to change`);
    if (effect.truncate_at !== undefined && effect.reset_at !== undefined)
      refuse("truncate_at and reset_at can't be together: a connection ends once");
  }),
  times: z.int().min(1).optional(),
  probability: z.number().min(0).max(1).optional(),
};
