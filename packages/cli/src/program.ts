/** Runs the `vid` program: the command line that it was given, and what was wrong with it. */
import { CommanderError } from 'commander';
import { buildProgram } from './build-program';
import { complain } from './complain';
import { setDeed } from './deed';
import { EXIT } from './exit-codes';
import { tellRuntimeWarnings } from './tell-runtime-warnings';

/** Runs the program and gives its exit code. */
const run = async (argv: readonly string[]): Promise<number> => {
  const complaints: string[] = [];
  const program = buildProgram((complaint) => complaints.push(complaint));
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return typeof process.exitCode === 'number' ? process.exitCode : EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return complain(error, complaints, program, argv);
    const { reportError } = await import('./report-error.js');
    return reportError(error, program.opts());
  }
};

const argv = process.argv.slice(2);
setDeed(argv);
tellRuntimeWarnings({ json: argv.includes('--json') });
void run(argv).then((code) => {
  process.exitCode = code;
});
