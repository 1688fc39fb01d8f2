// The mutants of a run in the words that a reader and a list of survivors need.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const sources = new Map();
const linesOf = (file) => {
  if (!sources.has(file)) sources.set(file, readFileSync(file, 'utf8').split('\n'));
  return sources.get(file);
};

/** The text between two positions; lines and columns count from one. */
const textBetween = (lines, { start, end }) => {
  const part = lines.slice(start.line - 1, end.line);
  part[part.length - 1] = part.at(-1).slice(0, end.column - 1);
  part[0] = part[0].slice(start.column - 1);
  return part.map((line) => line.trim()).join(' ');
};

const JUDGED = { Killed: true, Timeout: true, Survived: false, NoCoverage: false };

/** Whether time was what a test noticed: each of these should be a loop or a wait without end, never a busy machine. */
const ranOut = ({ status, statusReason = '' }) =>
  status === 'Timeout' || /timed out in|waits for what never comes|Still so after many turns/.test(statusReason);

/** Every mutant that was judged: where it is, what it changes, whether a test noticed, and whether by its time running out. */
export const readMutants = (root, results) =>
  results.flatMap(({ fileName, location, replacement, status, statusReason }) =>
    status in JUDGED
      ? [
          {
            file: relative(root, fileName).replaceAll('\\', '/'),
            line: linesOf(fileName)[location.start.line - 1].trim(),
            from: textBetween(linesOf(fileName), location),
            to: replacement.replaceAll(/\s+/g, ' '),
            caught: JUDGED[status],
            reached: status !== 'NoCoverage',
            ranOut: ranOut({ status, statusReason }),
          },
        ]
      : [],
  );
