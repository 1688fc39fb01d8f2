/** The command `vid-server` for programs that offer it under a name of their own. */
import { runVidServer } from '../run-vid-server';

/** Runs the server until a signal ends it; sets the exit code of this process. */
export const runServer = async (argv: readonly string[], name = 'vid-server'): Promise<void> => {
  process.exitCode = await runVidServer(argv, name);
};
