/** A process of its own that starts one render with a journal in a file, told by its arguments; it may be killed from outside. */
import { writeSync } from 'node:fs';
import { VidClient } from '../../src/client';
import { FileJournal } from '../../src/journal/file-journal';

const [baseUrl = '', path = '', idempotencyKey = ''] = process.argv.slice(2);
const journal = new FileJournal({ path });
const begin = journal.begin.bind(journal);
journal.begin = async (intent) => {
  const known = await begin(intent);
  writeSync(1, known === undefined ? 'claimed\n' : `held ${known.state}\n`);
  return known;
};
const vid = new VidClient({ apiKey: 'emp_test', baseUrl, journal, journalScope: 's', transport: 'http' });
const said = await vid.renders.create({ brief: 'Coffee' }, { idempotencyKey }).then(
  ({ job_id }) => `job ${job_id}`,
  (error: unknown) => `error ${(error as Error).name}`,
);
writeSync(1, `${said}\n`);
process.exit(0);
