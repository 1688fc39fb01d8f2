/** The command's entry: answers `--version`, also as JSON, before anything is loaded, and leaves the rest to the program. */
import { endWithReader } from './end-with-reader';
import { leaveDeadTerminal } from './leave-dead-terminal';
import { versionDocument } from './version-document';

endWithReader();
leaveDeadTerminal();
const flags = process.argv.slice(2);
const isVersion = (flag: string): boolean => flag === '--version' || flag === '-V';
if (flags.some(isVersion) && flags.every((flag) => isVersion(flag) || flag === '--json')) {
  const document = versionDocument();
  const isJson = flags.includes('--json');
  process.stdout.write(`${isJson ? JSON.stringify(document, null, 2) : document.version}\n`);
} else void import('./program');
