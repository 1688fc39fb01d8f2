/**
 * The config file: `{ accounts, pricing, limits, policies, retention, network, render }`, all optional. It is checked as a whole, and
 * every problem is named at once.
 */
import { readFileSync } from 'node:fs';
import { API_KEY_PREFIX, validate } from '@vid/sdk/contract';
import * as z from 'zod';
import { ConfigError } from './config-error';
import { policyProblems } from './domain/policies';
import { STATE_LIMITS } from './http/body-limits';
import { beyondLimits } from './http/json-reader';
import { accountFields, limitsSchema } from './services/account-schema';

const apiKey = z.string().regex(new RegExp(`^${API_KEY_PREFIX}\\S+$`), `must begin with ${API_KEY_PREFIX}`);

const price = z.number().min(0);
/** Null keeps things for ever. */
const days = z.number().min(1).max(36_500).nullable();

const configSchema = z.strictObject({
  accounts: z
    .array(z.strictObject({ ...accountFields, api_key: apiKey.optional(), api_keys: z.array(apiKey).optional() }))
    .optional(),
  pricing: z
    .strictObject({
      rates: z.strictObject({ draft: price, standard: price, premium: price }).partial().optional(),
      scene: price.optional(),
      upscale: price.optional(),
      planning: price.optional(),
      default_scene_seconds: z.number().positive().optional(),
    })
    .optional(),
  limits: limitsSchema.optional(),
  policies: z.record(z.string(), z.string()).optional(),
  retention: z.strictObject({ events_days: days.optional(), idempotency_keys_days: days.optional() }).optional(),
  network: z.strictObject({ allow_private_network: z.boolean().optional() }).optional(),
  render: z
    .strictObject({
      renderer: z.enum(['ffmpeg', 'instant']).optional(),
      workers: z.int().min(1).max(64).optional(),
      artwork: z.string().min(1).optional(),
      planner: z.string().min(1).optional(),
    })
    .optional(),
});

/** What a config file may say. */
export type ServerConfig = z.input<typeof configSchema>;

/** Checks a configuration. */
const checkConfig = (config: unknown, source: string): ServerConfig => {
  const checked = validate(configSchema, config);
  const problems = checked.ok ? policyProblems(checked.value.policies ?? {}) : checked.problems;
  if (checked.ok && problems.length === 0) return checked.value;
  const list = problems.map(({ path, message }) => `  ${path}: ${message}`).join('\n');
  throw new ConfigError(`The configuration in ${source} can't be used:\n${list}`);
};

/** Reads a config file. */
const readConfigFile = (path: string): ServerConfig => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new ConfigError(`The config file ${path} can't be read: ${(error as Error).message}`, { cause: error });
  }
  const problem = beyondLimits(bytes, STATE_LIMITS);
  if (problem !== undefined) throw new ConfigError(`The config file ${path} can't be used: it ${problem}.`);
  try {
    return checkConfig(JSON.parse(bytes.toString('utf8')) as unknown, path);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`The config file ${path} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
};

/** Checks a configuration, which may be the path of its file. */
export const loadConfig = (config: unknown): ServerConfig =>
  typeof config === 'string' ? readConfigFile(config) : checkConfig(config, 'the config option');
