/** `vid __complete`: what the scripts of `vid completion` call; prints one candidate a line, and nothing when anything fails. */
import type { Command } from 'commander';
import type { CommandModule, LoadCommand } from '../command-module';
import { joinBashWords } from '../completion/bash-words';
import { complete } from '../completion/complete';
import { EMPTY_WORD } from '../completion/scripts';
import { valuesAt } from '../completion/values';
import { writeAnswer } from '../human-output';
import { addStartFlags, isStart } from '../server/start';
import { openSession } from '../session';
import { inOneLine } from '../terminal-text';

const candidates = async (
  command: Command,
  load: LoadCommand,
  { shell, pieces }: { readonly shell: string; readonly pieces: readonly string[] },
): Promise<readonly string[]> => {
  const whole = pieces.map((piece) => (piece === EMPTY_WORD ? '' : piece));
  const { words, kept } = shell === 'bash' ? joinBashWords(pieces) : { words: whole, kept: 0 };
  const session = await openSession(command);
  const found = await complete(command.parent ?? command, words, {
    async load(named) {
      if (isStart(named)) return addStartFlags(named);
      if (named.parent !== command.parent) return;
      (await load(named.name()))?.define(named, load);
    },
    values: (place) => valuesAt(session, place),
  });
  return found.map(({ value, about }) =>
    shell === 'bash' ? value.slice(kept) : [value, inOneLine(about ?? '')].filter((part) => part !== '').join('\t'),
  );
};

export const define: CommandModule['define'] = (command, load = async () => undefined) => {
  command
    .argument('<shell>')
    .argument('[words...]')
    .helpOption(false)
    .action(async (shell: string, words: readonly string[]) => {
      const lines = await candidates(command, load, { shell, pieces: words }).catch(() => []);
      if (lines.length > 0) writeAnswer(`${lines.join('\n')}\n`);
    });
};
