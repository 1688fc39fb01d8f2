// Waits for many jobs at once in a process of its own, and tells its parent what that took.
import { VidClient } from '@vid/sdk';

const [url, waits, intervalMs, intervals] = process.argv.slice(2).map((text, at) => (at === 0 ? text : Number(text)));
const megabytes = () => process.memoryUsage().rss / 1024 / 1024;

const vid = new VidClient({ apiKey: 'emp_local_dev', baseUrl: url });
// What a first call takes is not what waiting takes.
for (let at = 0; at < 50; at += 1) await vid.jobs.retrieve('job_1');
globalThis.gc();
const before = megabytes();
const cpu = process.cpuUsage();

const stop = new AbortController();
const options = { signal: stop.signal, firstPollMs: intervalMs, pollIntervalMs: intervalMs };
const endings = Array.from({ length: waits }, (_, index) =>
  vid.jobs.wait(`job_${index}`, options).then(
    () => 'a video',
    (error) => error.name,
  ),
);
let peak = 0;
const sampling = setInterval(() => {
  peak = Math.max(peak, megabytes());
}, 25);
await new Promise((resolve) => setTimeout(resolve, intervalMs * intervals));
clearInterval(sampling);
const { user, system } = process.cpuUsage(cpu);
stop.abort();
const ends = [...new Set(await Promise.all(endings))];
process.send({ megabytes: peak - before, cpu: user + system, ends });
await vid.close();
process.disconnect();
