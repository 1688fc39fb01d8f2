/**
 * A command that takes each flag once: of two values it would drop one without a word, and a paid call may hang on it. A value
 * that is none of a closed set is met with the nearest.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Argument, Command, type Option } from 'commander';
import { choiceError } from './choice-error';
import { examplesOf } from './examples';
import { helpDocument, pathOf } from './help/help-document';
import { toJson, writeAnswer } from './human-output';

/** Whether a list has only grown by what was given now. */
const hasGrown = (before: unknown, now: unknown): boolean =>
  Array.isArray(before) &&
  Array.isArray(now) &&
  now.length > before.length &&
  isDeepStrictEqual(now.slice(0, before.length), before);

/** What an alias of a shell sets and a call sets anew: nothing hangs on it. */
const LAST_COUNTS: readonly string[] = ['color'];

/** Has a flag or an argument with choices name the nearest, and leaves what is one to its own parser. */
const namingNearest = <T extends Argument | Option>(taken: T): T => {
  const { argChoices, parseArg } = taken;
  if (argChoices !== undefined)
    taken.argParser((value: string, before: unknown) => {
      if (!argChoices.includes(value)) throw choiceError(value, argChoices);
      return parseArg?.(value, before) ?? value;
    });
  return taken;
};

export class CheckedCommand extends Command {
  /** What the command line gave each flag so far; `--no-wait` speaks of what `--wait` does. */
  readonly #given = new Map<string, { readonly flag: string; readonly value: unknown }>();

  override createCommand(name?: string): CheckedCommand {
    return new CheckedCommand(name);
  }

  /** With --json the help is a document, wherever it is asked for; of a command line that is wrong it is no answer. */
  override outputHelp(context?: { readonly error: boolean } | ((text: string) => string)): void {
    const isError = typeof context === 'object' && context.error;
    if (isError || this.optsWithGlobals<{ json?: boolean }>().json !== true) return super.outputHelp(context as never);
    const path = pathOf(this).replace(/^\S+ ?/, '');
    writeAnswer(`${toJson(helpDocument(this, examplesOf(path)), 2)}\n`);
  }

  override addArgument(argument: Argument): this {
    return super.addArgument(namingNearest(argument));
  }

  override addOption(option: Option): this {
    super.addOption(namingNearest(option));
    const name = option.attributeName();
    if (LAST_COUNTS.includes(name)) return this;
    const flag = option.long ?? option.flags;
    return this.on(`option:${option.name()}`, () => {
      const value: unknown = this.getOptionValue(name);
      const before = this.#given.get(name);
      this.#given.set(name, { flag, value });
      if (before === undefined || isDeepStrictEqual(before.value, value) || hasGrown(before.value, value)) return;
      const what =
        before.flag === flag
          ? `${flag} is given twice, with different values`
          : `${before.flag} and ${flag} contradict each other`;
      this.error(`error: ${what}; nothing was sent.\n(Give one of them.)`);
    });
  }
}
