/** A process of its own that starts one render with a journal in a file, told by its arguments; it may be killed from outside. */
import { writeSync } from 'node:fs';
import { VidClient } from '../../src/client';
import { FileJournal } from '../../src/journal/file-journal';

const [baseUrl = '', path = '', idempotencyKey = ''] = process.argv.slice(2);
const vid = new VidClient({ apiKey: 'emp_test', baseUrl, journal: new FileJournal({ path }), transport: 'http' });
const said = await vid.renders.create({ brief: 'Coffee' }, { idempotencyKey }).then(
  ({ job_id }) => `job ${job_id}`,
  (error: unknown) => `error ${(error as Error).name}`,
);
writeSync(1, `${said}\n`);
process.exit(0);
