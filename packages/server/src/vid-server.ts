/** The bin `vid-server`. */
import { leaveSoon } from './leave-soon';
import { reportUncaught } from './report-uncaught';
import { runVidServer } from './run-vid-server';

reportUncaught(process.argv);
process.exitCode = await runVidServer(process.argv.slice(2), { leave: leaveSoon });
