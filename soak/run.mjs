// Runs one of the long runs of this folder: `npm run soak` (the crash run), `npm run soak -- growth`, `npm run soak -- hostile`,
// `npm run soak -- gallery` (every film of the gallery, watched as it is decoded), `npm run soak -- fuzz [RUNS]` (random input
// for the verification of webhooks),
// `npm run soak -- tables [minutes | all]` (every case of the tables that the tests try in turns),
// `npm run soak -- many` (many processes on one PostgreSQL, killed and frozen), `npm run soak -- conformance` (every check under every policy, and against every defect).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUNS = ['conformance', 'crash', 'fuzz', 'gallery', 'growth', 'hostile', 'many', 'tables'];
const [asked, ...rest] = process.argv.slice(2);
const [run, argv] = RUNS.includes(asked) ? [asked, rest] : ['crash', process.argv.slice(2)];
const script = fileURLToPath(new URL(`${run}.mjs`, import.meta.url));
process.exit(spawnSync(process.execPath, [script, ...argv], { stdio: 'inherit' }).status ?? 1);
