// Two API processes and four workers on one PostgreSQL, killed, frozen, cut off and without their database at times:
// `npm run soak -- many [renders] [seed] [every how many is a film whose scenes the workers share]`. What must hold of every render is checked at the end.
import { runMany } from './many/run-many.mjs';
import { numbers } from './numbers.mjs';
import { startServer } from './server-process.mjs';

const [renders, seed, filmEvery] = numbers(5000, 1, 10);
const result = await runMany({
  start: startServer,
  renders,
  filmEvery,
  seed,
  tell: (line) => console.log(line),
});
const { failures, jobs, accepted, films, shared, kills, terminated, untold, freezes, cuts, spared, repeated, seconds } =
  result;
const { name, dead, live } = result.mostDead;
if (films >= 50 && shared === 0) failures.push(`none of ${films} films was made by more than one worker`);
console.log(
  `${jobs} renders (seed ${seed}) in ${seconds.toFixed(0)} s, ${accepted} of them told at once, ${films} of those films, at least ${shared} made by several workers: ${kills} kills, ${terminated} ends in order (${untold} renders left to their lease), ${freezes} freezes, ${cuts} times connections cut, ${spared} times a worker spared whose render had lost two; ${repeated} events came more than once; the most dead rows were ${dead} of ${name}, beside ${live} that lived`,
);
for (const failure of failures.slice(0, 20)) console.error(`wrong: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);
