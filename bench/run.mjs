// Runs every benchmark of this folder, or those named: `npm run bench -- webhook-verify`. They measure what `npm run build` made.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = new URL('./', import.meta.url);
const notBenchmarks = [
  'run.mjs',
  'against.mjs',
  'harness.mjs',
  'processor-time.mjs',
  'bare-server.mjs',
  'plan-brief.mjs',
  'raw-load.mjs',
  'sdk-job-server.mjs',
  'sdk-waits.mjs',
];
const all = readdirSync(here).filter((name) => name.endsWith('.mjs') && !notBenchmarks.includes(name));
const asked = process.argv.slice(2).map((name) => `${name}.mjs`);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${all.map((name) => name.replace('.mjs', '')).join(', ')}`,
  );
  process.exit(2);
}
const failed = (asked.length > 0 ? asked : all).filter((name) => {
  console.log(`\n== ${name.replace('.mjs', '')}`);
  return (
    spawnSync(process.execPath, ['--expose-gc', fileURLToPath(new URL(name, here))], { stdio: 'inherit' }).status !== 0
  );
});
process.exit(failed.length === 0 ? 0 : 1);
