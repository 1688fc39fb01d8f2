/** The bin `vid-server`. */
import { runVidServer } from './run-vid-server';

process.exitCode = await runVidServer(process.argv.slice(2));
