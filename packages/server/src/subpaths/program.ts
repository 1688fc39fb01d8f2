/** The command `vid-server` for programs that offer it under a name of their own. */
import { POLICIES } from '../domain/policies';
import { leaveSoon } from '../leave-soon';
import { runVidServer } from '../run-vid-server';
import { FLAGS } from '../server-flags/flags';

/** One flag of the command; without a `value` it is a switch. */
export interface ServerFlag {
  readonly name: string;
  readonly value: string | undefined;
  readonly multiple: boolean;
  readonly about: string;
}

/** Every flag, for programs that read them themselves. */
export const SERVER_FLAGS: readonly ServerFlag[] = Object.entries(FLAGS).map(([name, flag]) => ({
  name,
  value: 'value' in flag ? flag.value : undefined,
  multiple: 'multiple' in flag,
  about: flag.about,
}));

/** Every policy with its values, the default first. */
export const SERVER_POLICIES: readonly { readonly name: string; readonly values: readonly string[] }[] = Object.entries(
  POLICIES,
).map(([name, { values }]) => ({ name, values }));

/** How a program runs it: under which name, who is told why the code is not 0, and what ends it as a signal does. */
export interface ProgramRun {
  readonly name: string;
  readonly complain: (message: string) => void;
  readonly ended?: AbortSignal | undefined;
}

/** Runs the server until a signal ends it, or with `--background` until it answers, and resolves with the exit code. */
export const runServer = (argv: readonly string[], run: ProgramRun): Promise<number> =>
  runVidServer(argv, { ...run, leave: leaveSoon });
