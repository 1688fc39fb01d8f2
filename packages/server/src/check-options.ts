/** Refuses options of `createServer()` that a program misspelt or gave as something else; tests are seldom type-checked. */
import { S3_LINKS } from './adapters/s3/s3-place';
import { ConfigError } from './config-error';
import { MAX_WORKERS } from './default-workers';
import { nearestName, notAmong } from './nearest-name';
import type { ServerOptions } from './options';
import { CAPTION_CHOICES } from './render/captions/caption-names';
import { ROLES } from './shared-options';

/** What is wrong with a value, as the end of a sentence. */
type Check = (value: unknown) => string | undefined;

const ofType =
  (type: 'string' | 'boolean' | 'function'): Check =>
  (value) =>
    typeof value === type ? undefined : `must be a ${type}, not ${shown(value)}`;

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? JSON.stringify(value)
    : typeof value;

const whole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
      ? undefined
      : `must be a whole number from ${min} to ${max}, not ${shown(value)}`;

const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value)
      ? undefined
      : `${notAmong(String(value), values)}, not ${shown(value)}`;

const isObject: Check = (value) =>
  typeof value === 'object' && value !== null ? undefined : `can't be ${shown(value)}`;
const textOrObject: Check = (value) => (typeof value === 'string' ? undefined : isObject(value));
const flag = ofType('boolean');
const text = ofType('string');
const taker = ofType('function');

const CHECKS: { readonly [Name in keyof Required<ServerOptions>]: Check } = {
  memory: flag,
  dataDir: text,
  config: textOrObject,
  artifacts: text,
  s3Endpoint: text,
  s3PathStyle: flag,
  s3Links: oneOf(...S3_LINKS),
  publicUrl: text,
  renderer: oneOf('ffmpeg', 'instant'),
  filmScripts: oneOf('scenes', 'shots'),
  artwork: text,
  music: text,
  voiceFile: text,
  captionStyle: oneOf(...CAPTION_CHOICES),
  planner: textOrObject,
  allowPrivateNetwork: flag,
  adminToken: text,
  studio: flag,
  traces: flag,
  policy: isObject,
  seed: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  startTime: text,
  replay: text,
  logLevel: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  json: flag,
  host: text,
  port: whole(0, 65_535),
  database: text,
  secretKey: text,
  role: oneOf(...ROLES),
  leaseSeconds: whole(1, 3600),
  workers: whole(1, MAX_WORKERS),
  shutdownSeconds: whole(0, 3600),
  deliver: taker,
  localFiles: flag,
  logTo: taker,
};
const NAMES = Object.keys(CHECKS);

const problemOf = (name: string, value: unknown): string | undefined => {
  if (Object.hasOwn(CHECKS, name)) {
    const wrong = value === undefined ? undefined : CHECKS[name as keyof ServerOptions](value);
    return wrong === undefined ? undefined : `${name} ${wrong}`;
  }
  const meant = nearestName(name, NAMES);
  return `there is no option ${name}${meant === undefined ? '' : ` (did you mean ${meant}?)`}`;
};

/** @throws {ConfigError} names every option that can't be taken */
export const checkOptions = (options: ServerOptions): ServerOptions => {
  const wrong = isObject(options);
  if (wrong !== undefined) throw new ConfigError(`The options of createServer() ${wrong}.`);
  const problems = Object.entries(options).flatMap(([name, value]) => problemOf(name, value) ?? []);
  if (problems.length === 0) return options;
  throw new ConfigError(`These options of createServer() can't be used: ${problems.join('; ')}.`);
};
