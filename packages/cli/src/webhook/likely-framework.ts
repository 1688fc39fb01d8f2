/** The framework of the project that a command runs in, for advice that fits; null when nothing tells. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WebhookVerificationError } from '@vid/sdk';

type Framework = NonNullable<Parameters<WebhookVerificationError['explain']>[0]>['framework'];

/** By package, the one that runs others first: Nest brings Express, and so may Next. */
const FRAMEWORKS: readonly (readonly [string, Framework])[] = [
  ['next', 'next'],
  ['@nestjs/core', 'nest'],
  ['fastify', 'fastify'],
  ['koa', 'koa'],
  ['hono', 'hono'],
  ['express', 'express'],
  ['aws-lambda', 'lambda'],
  ['@types/aws-lambda', 'lambda'],
  ['wrangler', 'fetch'],
];

/** Looks into the nearest `package.json`, in this folder or above it. */
export const likelyFramework = (from = process.cwd()): Framework => {
  const path = join(from, 'package.json');
  if (existsSync(path)) return frameworkOf(path);
  return dirname(from) === from ? null : likelyFramework(dirname(from));
};

const frameworkOf = (path: string): Framework => {
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>;
    const names = Object.keys({ ...devDependencies, ...dependencies });
    return FRAMEWORKS.find(([name]) => names.includes(name))?.[1] ?? null;
  } catch {
    return null;
  }
};
