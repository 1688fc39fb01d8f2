// Every render that ended has its video, and films of one plan are the same bytes, whoever made their scenes and whoever died.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `rows`: the jobs with what is recorded of their videos; `films`: the jobs of one plan. Sentences about what does not hold. */
export const checkFilms = (rows, folder, films) => {
  const failures = [];
  const hashes = new Map();
  for (const { job_id: id, video } of rows) {
    // Of a render without one another sentence tells.
    if (video === null) continue;
    const { name, bytes } = JSON.parse(video);
    const path = join(folder, 'videos', `${name ?? id}.mp4`);
    if (!existsSync(path)) {
      failures.push(`the video of ${id} is not there`);
      continue;
    }
    const file = readFileSync(path);
    if (file.length !== bytes) failures.push(`the video of ${id} has ${file.length} bytes, ${bytes} are recorded`);
    hashes.set(id, createHash('sha256').update(file).digest('hex'));
  }
  const different = new Set(films.flatMap((id) => hashes.get(id) ?? []));
  if (different.size > 1) failures.push(`${films.length} films of one plan came as ${different.size} different files`);
  return failures;
};
