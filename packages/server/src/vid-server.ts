/** The bin `vid-server`. */
import { createHideSecrets } from './domain/hide-secrets';
import { runVidServer } from './run-vid-server';

// What ends the process is printed like everything else: a stack may quote what was being handled.
process.on('uncaughtException', (error) => {
  const token = process.argv.map(
    (text, index, all) => text.split('--admin-token=')[1] ?? (all[index - 1] === '--admin-token' ? text : ''),
  );
  process.stderr.write(`${createHideSecrets(token).text(String(error.stack ?? error))}\n`);
  process.exit(1);
});

process.exitCode = await runVidServer(process.argv.slice(2));
