// Two API processes and four workers on one PostgreSQL, killed, frozen, cut off and without their database at times:
// `npm run soak -- many [renders] [seed] [one in so many is a film that workers share]`. What must hold of every render is checked at the end.
import { runMany } from './many/run-many.mjs';
import { startServer } from './server-process.mjs';

const renders = Number(process.argv[2] ?? 5000);
const seed = Number(process.argv[3] ?? 1);
const filmEvery = Number(process.argv[4] ?? 0);
const { failures, jobs, accepted, kills, freezes, cuts, repeated, seconds } = await runMany({
  start: startServer,
  renders,
  filmEvery,
  seed,
  tell: (line) => console.log(line),
});
console.log(
  `${jobs} renders (seed ${seed}) in ${seconds.toFixed(0)} s, ${accepted} of them told at once: ${kills} kills, ${freezes} freezes, ${cuts} times connections cut; ${repeated} events came more than once`,
);
for (const failure of failures.slice(0, 20)) console.error(`wrong: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);
