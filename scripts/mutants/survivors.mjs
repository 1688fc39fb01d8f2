// The committed lists of survivors: one file an area, one entry a mutant that no test notices, with the reason why none
// should. An entry is known by its code rather than its line number, so that it outlives changes elsewhere in the file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const fileOf = (area) => new URL(`survivors/${area}.json`, import.meta.url);
const identity = ({ file, line, from, to }) => JSON.stringify([file, line, from, to]);

const readSurvivors = (area) => (existsSync(fileOf(area)) ? JSON.parse(readFileSync(fileOf(area), 'utf8')) : []);

/** One entry for all mutants that read alike, with their number. */
const gather = (mutants) => {
  const entries = new Map();
  for (const { file, line, from, to } of mutants) {
    const entry = { file, line, from, to, times: 0, reason: '' };
    const key = identity(entry);
    if (!entries.has(key)) entries.set(key, entry);
    entries.get(key).times += 1;
  }
  return [...entries.values()];
};

/**
 * Writes what survived in one file into the area's list, and returns the list. A reason is kept while its mutant survives
 * as often as it did; entries of other files stay as they are, while those files exist.
 */
export const updateSurvivors = (area, judgedFile, survivors) => {
  const before = readSurvivors(area);
  const reasons = new Map(before.map((entry) => [identity(entry), entry]));
  const found = gather(survivors).map((entry) => {
    const known = reasons.get(identity(entry));
    return known !== undefined && entry.times <= known.times ? { ...entry, reason: known.reason } : entry;
  });
  const untouched = before.filter(
    ({ file }) => file !== judgedFile && existsSync(new URL(`../../${file}`, import.meta.url)),
  );
  const after = [...untouched, ...found].sort((a, b) => (identity(a) < identity(b) ? -1 : 1));
  mkdirSync(new URL('survivors/', import.meta.url), { recursive: true });
  writeFileSync(fileOf(area), `${JSON.stringify(after, null, 2)}\n`);
  return after;
};
