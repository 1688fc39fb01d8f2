/** What kind of project a folder is in, so that what is written fits: its framework, its language, where its sources are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '../json-file';
import { findPackages } from '../project-packages';
import type { Dialect, Framework } from './framework';

export interface Project {
  /** The folder of its `package.json`, or the working folder. */
  readonly folder: string;
  readonly framework: Framework;
  /** Other frameworks that it depends on. */
  readonly others: readonly Framework[];
  readonly dialect: Dialect;
  /** Whether a file beside is imported with its ending. */
  readonly isModule: boolean;
  /** Whether it runs on Cloudflare Workers. */
  readonly isWorker: boolean;
  /** Whether its sources are in `src`. */
  readonly hasSrc: boolean;
  readonly packages: readonly string[];
  /** The command that adds packages. */
  readonly install: string;
}

/** By package, the one that runs others first: Nest brings Express, and so may Next. */
const BY_PACKAGE: readonly (readonly [name: string, framework: Framework])[] = [
  ['next', 'next'],
  ['@nestjs/core', 'nest'],
  ['hono', 'hono'],
  ['fastify', 'fastify'],
  ['koa', 'koa'],
  ['express', 'express'],
];

const WRANGLER = ['wrangler.toml', 'wrangler.json', 'wrangler.jsonc'];

const LOCKFILES: readonly (readonly [file: string, install: string])[] = [
  ['pnpm-lock.yaml', 'pnpm add'],
  ['yarn.lock', 'yarn add'],
  ['bun.lock', 'bun add'],
  ['bun.lockb', 'bun add'],
];

/** A project that has both routers takes webhooks where its newer routes are. */
const nextRouter = (has: (path: string) => boolean): Framework =>
  !has('app') && !has('src/app') && (has('pages') || has('src/pages')) ? 'next-pages' : 'next';

/** Looks at the project of a folder; `asked` overrides what is found. A `package.json` that can't be read is an error. */
export const findProject = (from: string, asked?: Framework): Project => {
  const found = findPackages(from, readJsonFile);
  const folder = found?.folder ?? from;
  const names = found?.names ?? [];
  const has = (path: string): boolean => existsSync(join(folder, path));
  const isWorker = names.includes('wrangler') || WRANGLER.some(has);
  const known = BY_PACKAGE.filter(([name]) => names.includes(name)).map(([, framework]) =>
    framework === 'next' ? nextRouter(has) : framework,
  );
  // Nest on another platform than Express is served by the adapter of that platform.
  const served = names.includes('@nestjs/platform-fastify') ? known.filter((one) => one !== 'nest') : known;
  const platform: readonly Framework[] = names.includes('@nestjs/platform-fastify') ? ['fastify'] : [];
  const plain: Framework = isWorker ? 'workers' : found === undefined ? 'none' : 'node';
  const [first = plain, ...others] = [...new Set([...platform, ...served])];
  const isTypeScript = has('tsconfig.json') || names.includes('typescript');
  const isModule = found === undefined || found.isModule;
  return {
    folder,
    framework: asked ?? first,
    others: asked === undefined ? others : [],
    dialect: isTypeScript ? 'typescript' : isModule || isWorker ? 'esm' : 'cjs',
    isModule,
    isWorker: isWorker || asked === 'workers',
    hasSrc: has('src'),
    packages: names,
    install: LOCKFILES.find(([file]) => has(file))?.[1] ?? 'npm install',
  };
};
