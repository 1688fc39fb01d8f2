/** The command `vid-server` for programs that offer it under a name of their own. */
import { POLICIES } from '../domain/policies';
import { FLAGS, runVidServer } from '../run-vid-server';

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

/** Runs the server until a signal ends it, and resolves with the exit code; `complain` is told why it is not 0. */
export const runServer = (
  argv: readonly string[],
  name: string,
  complain: (message: string) => void,
): Promise<number> => runVidServer(argv, name, complain);
