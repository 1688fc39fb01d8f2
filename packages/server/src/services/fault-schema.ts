/** What a fault says: for which requests, and what happens to them. */
import * as z from 'zod';
import { MAX_PATTERN } from '../domain/path-pattern';
import { bounded, DEPTH } from './bounded-json';

const BODY = { characters: 1024 * 1024, depth: DEPTH };

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
  effect: z
    .strictObject({
      status: z.int().min(200).max(599).optional(),
      body: bounded(z.unknown(), BODY).optional(),
      delay_ms: z.number().min(0).max(600_000).optional(),
      drop: z.enum(['before', 'after']).optional(),
    })
    .refine((effect) => Object.values(effect).some((value) => value !== undefined), {
      error: 'send status, body, delay_ms or drop',
    }),
  times: z.int().min(1).optional(),
};
