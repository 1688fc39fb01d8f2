// How npm and npx are started from a program. On Windows they are batch files, which only a shell runs, and a shell takes
// words apart; so their scripts are run by this Node where they are known to be.
import { basename, dirname, join } from 'node:path';

const here = { platform: process.platform, node: process.execPath, npm: process.env.npm_execpath };

/**
 * The program and arguments that run `npm` or `npx` with the given arguments, without a shell.
 * @param {'npm' | 'npx'} tool
 * @param {readonly string[]} args
 * @param {{ platform: string, node: string, npm: string | undefined }} [where]
 * @returns {[program: string, args: readonly string[]]}
 */
export const npmCommand = (tool, args, { platform, node, npm } = here) => {
  const known = npm !== undefined && basename(npm) === 'npm-cli.js' ? dirname(npm) : undefined;
  const beside = platform === 'win32' ? join(dirname(node), 'node_modules/npm/bin') : undefined;
  const folder = known ?? beside;
  return folder === undefined ? [tool, args] : [node, [join(folder, `${tool}-cli.js`), ...args]];
};
