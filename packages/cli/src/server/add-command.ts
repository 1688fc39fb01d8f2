/** Adds a subcommand whose answer is printed as it came: these commands speak to developers about a server's inside. */
import type { Command } from 'commander';
import { openSession, type Session } from '../session';

/** Does the command's work and gives its answer; undefined prints what was done. */
type Act = (session: Session, command: Command) => Promise<unknown>;

/** The answer of a command that has written all that there is to write. */
export const SAID = Symbol('said');

/** The items of an answer that is nothing but a list under a name. */
const listIn = (answer: unknown): readonly unknown[] | undefined => {
  const members = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  return members.length === 1 && Array.isArray(members[0]) ? (members[0] as unknown[]) : undefined;
};

/** Adds `usage` to the parent; the caller may add flags to what comes back. */
export const addCommand = (parent: Command, usage: string, summary: string, act: Act): Command => {
  const command: Command = parent
    .command(usage)
    .summary(summary)
    .description(summary)
    .action(async () => {
      const session = await openSession(command);
      const answer = (await act(session, command)) ?? { done: true };
      if (answer === SAID) return;
      const text = JSON.stringify(answer, null, 2);
      const items = listIn(answer);
      if (items === undefined) session.io.data(answer, text);
      else session.io.list(items, text, answer as Record<string, unknown>);
    });
  return command;
};
