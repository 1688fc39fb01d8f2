/** Runs the `vid` program: the command line that it was given, and what was wrong with it. */
import { type Command, CommanderError } from 'commander';
import { buildProgram } from './build-program';
import { CODES, EXIT } from './exit-codes';
import { toJson, writeNote } from './human-output';

const complaints: string[] = [];

/** The command that a command line was meant for, as far as its words name one. */
const meant = (program: Command, argv: readonly string[]): string => {
  let command = program;
  const path = [program.name()];
  for (const word of argv.filter((part) => !part.startsWith('-'))) {
    const next = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
    if (next === undefined) break;
    command = next;
    path.push(next.name());
  }
  return path.join(' ');
};

/** Tells what was wrong with the command line. */
const complain = (error: CommanderError, program: Command, argv: readonly string[]): number => {
  if (error.exitCode === 0) return EXIT.done;
  const [message = error.message, guess] = complaints
    .join('')
    .trim()
    .replace(/^error: /, '')
    .split('\n');
  const help = `See \`${meant(program, argv)} --help\`.`;
  const next = guess === undefined ? help : `${guess.replace(/^\(|\)$/g, '')} ${help}`;
  const document = { error: { code: CODES[EXIT.usage], message, next, exit_code: EXIT.usage } };
  writeNote(argv.includes('--json') ? `${toJson(document)}\n` : `error: ${message}\n  → ${next}\n`);
  return EXIT.usage;
};

/** Runs the program and gives its exit code. */
const run = async (argv: readonly string[]): Promise<number> => {
  const program = buildProgram((complaint) => complaints.push(complaint));
  try {
    if (argv.length === 0) {
      writeNote(program.helpInformation({ error: true }));
      return EXIT.usage;
    }
    await program.parseAsync([...argv], { from: 'user' });
    return typeof process.exitCode === 'number' ? process.exitCode : EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return complain(error, program, argv);
    const { reportError } = await import('./report-error.js');
    return reportError(error, program.opts());
  }
};

void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
