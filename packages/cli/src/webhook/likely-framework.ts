/** The framework of the project that a command runs in, for advice that fits; null when nothing tells. */
import type { WebhookVerificationError } from '@vid/sdk';
import { findPackages } from '../project-packages';

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
  const names = findPackages(from)?.names ?? [];
  return FRAMEWORKS.find(([name]) => names.includes(name))?.[1] ?? null;
};
