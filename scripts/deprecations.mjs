// Loaded before everything else in each process of the matrix: writes down every deprecation that Node tells, but for those
// listed here, one a line, into the file that VID_DEPRECATIONS names.
import { appendFileSync } from 'node:fs';

/** Warnings that come from dependencies: the code, a part of the path that is to blame, and why it may stay. */
const EXCEPTIONS = [];

process.on('warning', ({ name, code, message, stack = '' }) => {
  const file = process.env.VID_DEPRECATIONS;
  if (file === undefined || !/^(Pending)?DeprecationWarning$/.test(name)) return;
  if (EXCEPTIONS.some((known) => known.code === code && stack.includes(known.path))) return;
  const from = stack.split('\n').find((line) => /^\s+at /.test(line) && !/node:/.test(line));
  appendFileSync(file, `${code}: ${message} (${(from ?? 'Node itself').trim()})\n`);
});
