import { basename } from 'node:path';

/** The names of env files, for people. */
export const ENV_NAMES = '.env, .env.local or prod.env';

/** By its name, as tools that read env files know them. */
export const isEnvFile = (file: string): boolean => /^\.env(\.|$)|\.env$/.test(basename(file));
