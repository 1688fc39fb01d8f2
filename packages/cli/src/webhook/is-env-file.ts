import { basename } from 'node:path';

/** By its name, as tools that read env files know them. */
export const isEnvFile = (file: string): boolean => /^\.env(\.|$)|\.env$/.test(basename(file));
