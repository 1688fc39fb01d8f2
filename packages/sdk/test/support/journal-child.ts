/** A process of its own that writes into a journal, told by its arguments; it is killed from outside or ends by itself. */
import { writeSync } from 'node:fs';
import { FileJournal } from '../../src/journal/file-journal';

const [path = '', mode = '', name = ''] = process.argv.slice(2);
const journal = new FileJournal({ path });
const intent = (key: string) => ({ scope: 's', key, bodyHash: 'h', at: Date.now(), scenes: 1, label: name });
const accepted = (key: string) => ({ job_id: `job-${key}` }) as never;

/** Synchronous, so that a line is out before the process can be killed. */
const say = (line: string): void => void writeSync(1, `${line}\n`);

const fill = async (): Promise<void> => {
  for (let index = 0; ; index += 1) {
    const key = `${name}-${index}`;
    await journal.begin(intent(key));
    say(`began ${key}`);
    await journal.finish('s', key, { state: 'accepted', accepted: accepted(key) });
    say(`finished ${key}`);
  }
};

const race = async (): Promise<void> => {
  for (let index = 0; index < 60; index += 1) {
    const known = await journal.begin(intent(`shared-${index}`));
    if (known === undefined) say(`won ${index}`);
  }
};

await (mode === 'fill' ? fill() : race());
