/** The process of a server in the background: it tells who started it how that went, and has no terminal. */
import { logIn } from './adapters/running/run-file';
import { leaveSoon } from './leave-soon';
import { reportUncaught } from './report-uncaught';
import { runVidServer } from './run-vid-server';
import { readFlags } from './server-flags';
import type { FromBackground } from './server-run';

/** Says one thing; whoever started it may be gone by now. */
const tell = (message: FromBackground): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });

process.title = 'vid-server';
reportUncaught(process.argv);
const argv = process.argv.slice(2);
const asked = readFlags(argv);
const complaints: string[] = [];
const code = await runVidServer(argv, {
  leave: leaveSoon,
  complain: (message) => {
    complaints.push(message);
    process.stderr.write(`vid-server: ${message}\n`);
  },
  inBackground: {
    log: logIn(asked === 'help' ? '.' : asked.folder),
    ready: async (ready) => {
      await tell({ ready });
      process.disconnect?.();
    },
  },
});
if (complaints.length > 0 && process.connected) await tell({ failed: { code, message: complaints.join('\n') } });
if (process.connected) process.disconnect();
process.exitCode = code;
