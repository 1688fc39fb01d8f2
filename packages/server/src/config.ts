/** Reads the config file. It is checked as a whole, and every problem is named at once. */
import { readFileSync } from 'node:fs';
import { validate } from '@vid/sdk/contract';
import { ConfigError } from './config-error';
import { configSchema, type ServerConfig } from './config-schema';
import { STATE_LIMITS } from './http/body-limits';
import { beyondLimits } from './http/json-reader';
import { nearestName } from './nearest-name';
import { policyMistakes } from './policy-mistakes';

/** Where every member is told; a server alone, without the command line, has the page. */
const WHERE_TOLD = 'Every member is told in docs/server-config.md, and in short by `vid help server-config`.';

/** Checks a configuration. */
const checkConfig = (config: unknown, source: string): ServerConfig => {
  const checked = validate(configSchema, config, { nearest: nearestName });
  const problems = checked.ok ? policyMistakes(checked.value.policies ?? {}) : checked.problems;
  if (checked.ok && problems.length === 0) return checked.value;
  const list = problems.map(({ path, message }) => `  ${path}: ${message}`).join('\n');
  throw new ConfigError(`The configuration in ${source} can't be used:\n${list}\n${WHERE_TOLD}`);
};

/** Where JSON breaks off; what stands there may be a secret, and is not told. */
const placeIn = (text: string, complaint: string): string => {
  const [, position] = /position (\d+)/u.exec(complaint) ?? [];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` at line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
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
    throw new ConfigError(
      `The config file ${path} is not valid JSON${placeIn(bytes.toString('utf8'), (error as Error).message)}. Mend the file.`,
    );
  }
};

/** Checks a configuration, which may be the path of its file. */
export const loadConfig = (config: unknown): ServerConfig =>
  typeof config === 'string' ? readConfigFile(config) : checkConfig(config, 'the config option');
