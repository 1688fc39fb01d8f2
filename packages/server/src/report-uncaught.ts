import { createHideSecrets } from './domain/hide-secrets';

/** What ends the process is printed like everything else: a stack may quote what was being handled. */
export const reportUncaught = (argv: readonly string[]): void => {
  process.on('uncaughtException', (error) => {
    const token = argv.map(
      (text, index, all) => text.split('--admin-token=')[1] ?? (all[index - 1] === '--admin-token' ? text : ''),
    );
    process.stderr.write(`${createHideSecrets(token).text(String(error.stack ?? error))}\n`);
    process.exit(1);
  });
};
