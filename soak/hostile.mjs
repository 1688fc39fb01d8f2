// Sends hostile requests to a server, one kind after another, and measures what they do to everybody else:
// `node soak/hostile.mjs [words of row names] [--server FOLDER]`, or `npm run soak -- hostile`.
//
// A row is data, in a file of `soak/hostile/`, which exports `rows`:
//   name      what is sent, in a few words
//   requests  ({ call, url }) => a list of requests that are sent at once, each with
//               body        text or bytes (made before the clock starts); left out: none
//               method, path, headers   default: POST /v1/render with JSON
//               key         'own' (the attacker's account, default), 'none', or a text that is sent as it is
//               unfinished  announces one byte more than it sends, and waits
//               pieceBytes  sends the body in HTTP chunks of so many bytes
//               pipelined   sends the request, without a body, so many times in one go and reads no answer
//   atOnce    so many are sent at once, one after the other each (default: all)
//   expect    the statuses that the answers may have; 0 is no answer
//   flags     more flags of the server
//   ends      true: measures on until the jobs that were accepted have ended
//   holdMs    how long unfinished and pipelined requests are left open (default 1500)
//   peakMb    the most memory that the server process may have taken
//   drawingMb the most memory that a process that draws for it may have taken
//   check     async ({ answers, call, url, key }) => what is wrong, or undefined; called after the measurement
//
// Every row gets a server of its own with a data folder, so that its peak memory is the row's. Beside it, another account
// asks for GET /v1/me again and again; the slowest of its answers is judged. Other programs on the machine only ever make
// answers slower, so a row that misses is measured again, three times at most, and its best run counts.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIFTED_LIMITS } from '@vid/server';
import { startProber } from './hostile-prober.mjs';
import { sendHostile } from './hostile-request.mjs';
import { call, serverIn, startServer } from './server-process.mjs';

const LIMIT_MS = 100;
const TRIES = 3;
const FINAL = ['succeeded', 'failed', 'cancelled'];

const argv = process.argv.slice(2);
const at = argv.indexOf('--server');
const bin = at < 0 ? undefined : serverIn(resolve(argv.splice(at, 2)[1]));

const folder = fileURLToPath(new URL('hostile/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
const all = (await Promise.all(files.map((name) => import(join(folder, name))))).flatMap(({ rows }) => rows);
const rows = all.filter(({ name }) => argv.every((word) => name.toLowerCase().includes(word.toLowerCase())));
if (rows.length === 0) {
  console.error(`No row is named so. There are:\n${all.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(2);
}

const pause = (ms) => new Promise((wake) => setTimeout(wake, ms));

const newKey = async (url) => {
  const made = await call(`${url}/_admin/accounts`, {
    method: 'POST',
    body: { plan: 'agency', credits: 1e9, limits: LIFTED_LIMITS },
  });
  return made.body.api_key;
};

/** Peak memory of the processes that a process starts, in MB, for as long as it is watched. */
const watchChildren = (pid) => {
  let peak = 0;
  const look = () => {
    try {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      for (const child of children) if (child !== '') peak = Math.max(peak, peakOf(child) || 0);
    } catch {
      peak = Number.NaN;
    }
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    return peak;
  };
};

/** Peak memory of a process in MB, or NaN where the system does not tell. */
const peakOf = (pid) => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
};

const jobsEnded = async (url, key, answers) => {
  for (const { status, body } of answers) {
    if (status !== 202) continue;
    for (;;) {
      const job = await call(`${url}/v1/job/${body.job_id}`, { key });
      if (job === undefined || FINAL.includes(job.body?.status)) break;
      await pause(50);
    }
  }
};

const problemsOf = async (row, server, key, answers, peakMb, drawingMb) => {
  const statuses = answers.map(({ status }) => status);
  const wrong = statuses.filter((status) => !row.expect.includes(status));
  const problems = wrong.length === 0 ? [] : [`answered ${[...new Set(wrong)]}, not ${row.expect.join(' or ')}`];
  const unreadable = answers.find(({ status, body }) => status !== 0 && status !== 204 && typeof body !== 'object');
  if (unreadable !== undefined) problems.push('an answer is not JSON');
  if (row.peakMb !== undefined && peakMb > row.peakMb) problems.push(`took more than ${row.peakMb} MB`);
  if (row.drawingMb !== undefined && drawingMb > row.drawingMb)
    problems.push(`drawing took more than ${row.drawingMb} MB`);
  const found = await row.check?.({ answers, call, url: server.url, key });
  return found === undefined ? problems : [...problems, found];
};

/** One run of a row against a server of its own. */
const measure = async (row) => {
  const data = mkdtempSync(join(tmpdir(), 'vid-hostile-'));
  const flags = ['--data-dir', data, '--renderer', 'instant', '--log-level', 'error', ...(row.flags ?? [])];
  const server = await startServer(flags, {}, bin);
  try {
    const [own, other] = [await newKey(server.url), await newKey(server.url)];
    // What loads with the first render, and is nobody's attack.
    const first = { method: 'POST', key: other, body: { scene_plan: [{ type: 'motion', prompt: 'Hello' }] } };
    await call(`${server.url}/v1/render`, first);
    const requests = await row.requests({ call, url: server.url });
    const prober = await startProber(server.url, other);
    const childrenSeen = watchChildren(server.pid);
    const began = performance.now();
    const answers = [];
    const left = requests.entries();
    const sender = async () => {
      for (const [index, one] of left) answers[index] = await sendHostile(server.url, own, one, row.holdMs);
    };
    await Promise.all(Array.from({ length: row.atOnce ?? requests.length }, sender));
    const answeredMs = performance.now() - began;
    if (row.ends) await jobsEnded(server.url, own, answers);
    const { worst } = await prober.stop();
    const peakMb = peakOf(server.pid);
    const drawingMb = childrenSeen();
    const problems = await problemsOf(row, server, own, answers, peakMb, drawingMb);
    if (worst > LIMIT_MS) problems.unshift(`another key waited ${worst.toFixed(0)} ms`);
    return {
      statuses: [...new Set(answers.map(({ status }) => status))],
      answeredMs,
      worst,
      peakMb,
      drawingMb,
      problems,
    };
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
};

const shown = [['request', 'status', 'answered in ms', 'worst GET /v1/me in ms', 'peak MB', 'drawing MB', '']];
const line = (cells) => `| ${cells.join(' | ')} |`;
console.log(line(shown[0]));
console.log(line(shown[0].map((_, column) => (column > 0 && column < 6 ? '--:' : '---'))));
let failures = 0;
for (const row of rows) {
  let best;
  for (let run = 0; run < TRIES && (best === undefined || best.problems.length > 0); run += 1) {
    const result = await measure(row).catch((error) => ({
      statuses: ['-'],
      answeredMs: Number.NaN,
      worst: Number.POSITIVE_INFINITY,
      peakMb: Number.NaN,
      drawingMb: Number.NaN,
      problems: [`failed: ${error.message}`],
    }));
    const better =
      best === undefined ||
      result.problems.length < best.problems.length ||
      (result.problems.length === best.problems.length && result.worst < best.worst);
    if (better) best = result;
  }
  const { statuses, answeredMs, worst, peakMb, drawingMb, problems } = best;
  if (problems.length > 0) failures += 1;
  const verdict = problems.length === 0 ? 'held' : `**${problems.join(', ')}**`;
  const figures = [answeredMs, worst, peakMb].map((figure) => figure.toFixed(0));
  figures.push(drawingMb > 0 ? drawingMb.toFixed(0) : '');
  console.log(line([row.name, statuses.join(', '), ...figures, verdict]));
}
console.log(
  `\n${rows.length - failures} of ${rows.length} kinds of requests held nobody else up (limit ${LIMIT_MS} ms)`,
);
process.exit(failures === 0 ? 0 : 1);
