/** Frameworks that `vid init` writes a receiver for; `none` has none. */
export const FRAMEWORKS = [
  'next',
  'next-pages',
  'express',
  'fastify',
  'koa',
  'hono',
  'nest',
  'workers',
  'node',
  'none',
] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** As people call them. */
export const FRAMEWORK_NAMES: Readonly<Record<Framework, string>> = {
  next: 'Next.js (app router)',
  'next-pages': 'Next.js (pages router)',
  express: 'Express',
  fastify: 'Fastify',
  koa: 'Koa',
  hono: 'Hono',
  nest: 'NestJS',
  workers: 'Cloudflare Workers',
  node: 'plain Node',
  none: 'no framework',
};

/** What the files of a project are written in. */
export type Dialect = 'typescript' | 'esm' | 'cjs';
