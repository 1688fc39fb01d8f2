import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringTools } from '../bring-tools.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const nodeFolder = fileURLToPath(new URL('../node-matrix', import.meta.url));
const modules = join(folder, 'node_modules');

const answers = (binary, args) => existsSync(binary) && spawnSync(binary, [...args, '--version']).status === 0;

/** The binary of this system among the packages of a scope. */
const binaryIn = (scope, names) => {
  const packages = existsSync(join(modules, scope)) ? readdirSync(join(modules, scope)) : [];
  return packages
    .flatMap((each) => names.map((name) => join(modules, scope, each, name)))
    .find((binary) => answers(binary, []));
};

/** Other versions of Node than the one that runs this, by their major version. */
const otherNodes = () => {
  const { dependencies } = JSON.parse(readFileSync(join(nodeFolder, 'package.json'), 'utf8'));
  return Object.entries(dependencies)
    .filter(([, spec]) => spec.startsWith('npm:node-'))
    .map(([name, spec]) => [spec.split('@').at(-1).split('.')[0], join(nodeFolder, 'node_modules', name, 'bin/node')])
    .filter(([major, binary]) => !process.versions.node.startsWith(`${major}.`) && answers(binary, []));
};

/** Brings all tools. Each is a path; undefined where it can't be had. */
export const findTools = () => {
  bringTools(folder);
  bringTools(nodeFolder);
  const has = (name) => (existsSync(join(modules, name)) ? join(modules, name) : undefined);
  return {
    nodes: Object.fromEntries([[process.versions.node.split('.')[0], process.execPath], ...otherNodes()]),
    bun: binaryIn('@oven', ['bin/bun', 'bin/bun.exe']),
    deno: binaryIn('@deno', ['deno', 'deno.exe']),
    pnpm: binaryIn('@pnpm', ['pnpm', 'pnpm.exe']),
    yarn: has('@yarnpkg/cli-dist/bin/yarn.js'),
    miniflare: has('miniflare'),
    next: has('next'),
    bundlers: has('vite') && has('webpack'),
  };
};
