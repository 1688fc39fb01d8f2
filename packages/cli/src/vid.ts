/** The command's entry: answers `--version` before anything is loaded, and leaves the rest to the program. */
import { endWithReader } from './end-with-reader';
import { leaveDeadTerminal } from './leave-dead-terminal';

declare const __VERSION__: string;

endWithReader();
leaveDeadTerminal();
const [first, ...rest] = process.argv.slice(2);
if (rest.length === 0 && (first === '--version' || first === '-V')) process.stdout.write(`${__VERSION__}\n`);
else void import('./program');
