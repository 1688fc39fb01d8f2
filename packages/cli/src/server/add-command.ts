/** Adds a subcommand that asks a local server: its answer is JSON with --json, and a text for people otherwise. */
import type { Command } from 'commander';
import { isWanted, YES_FLAG } from '../is-wanted';
import { openSession, type Session } from '../session';
import { type AnswerText, anyText } from './answer-text';
import { takeDataFolder } from './data-folder';

/** Does the command's work and gives its answer; undefined is `{ done: true }`. */
type Act = (session: Session, command: Command) => Promise<unknown>;

/** The answer of a command that has written all that there is to write. */
export const SAID = Symbol('said');

/** The items of an answer that is nothing but a list under a name. */
const listIn = (answer: unknown): readonly unknown[] | undefined => {
  const members = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  return members.length === 1 && Array.isArray(members[0]) ? (members[0] as unknown[]) : undefined;
};

interface AnswerOptions {
  /** What an answer lists beside other members; a list under a name alone is found without. */
  readonly items?: (answer: unknown) => readonly unknown[] | undefined;
  /** The answer for people. */
  readonly text?: AnswerText;
  /** What is lost: a person is asked before, unless --yes is given. */
  readonly loses?: string;
  /** The command keeps to its deadline by itself. */
  readonly keepsTime?: boolean;
}

/** Adds `usage` to the parent; the caller may add flags to what comes back. */
export const addCommand = (
  parent: Command,
  usage: string,
  summary: string,
  act: Act,
  { text: inText = anyText, items: itemsIn = listIn, loses, keepsTime = false }: AnswerOptions = {},
): Command => {
  const command: Command = parent
    .command(usage)
    .summary(summary)
    .description(summary)
    .action(async () => {
      const session = await openSession(command, { keepsTime });
      const { yes } = command.opts<{ yes?: boolean }>();
      if (loses !== undefined && !(await isWanted(session.io, yes, loses))) return;
      const done = await act(session, command);
      const answer = done ?? { done: true };
      if (answer === SAID) return;
      const text = inText(answer);
      const items = itemsIn(answer) ?? listIn(answer);
      if (items === undefined) session.io.say(answer, text);
      else session.io.list(items, text, answer as Record<string, unknown>);
    });
  if (loses !== undefined) command.option(...YES_FLAG);
  return takeDataFolder(command);
};
