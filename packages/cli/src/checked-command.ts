/** A command that takes each flag once: of two values it would drop one without a word, and a paid call may hang on it. */
import { isDeepStrictEqual } from 'node:util';
import { Command, type Option } from 'commander';

/** Whether a list has only grown by what was given now. */
const hasGrown = (before: unknown, now: unknown): boolean =>
  Array.isArray(before) &&
  Array.isArray(now) &&
  now.length > before.length &&
  isDeepStrictEqual(now.slice(0, before.length), before);

/** What an alias of a shell sets and a call sets anew: nothing hangs on it. */
const LAST_COUNTS: readonly string[] = ['color'];

export class CheckedCommand extends Command {
  /** What the command line gave each flag so far; `--no-wait` speaks of what `--wait` does. */
  readonly #given = new Map<string, { readonly flag: string; readonly value: unknown }>();

  override createCommand(name?: string): CheckedCommand {
    return new CheckedCommand(name);
  }

  override addOption(option: Option): this {
    super.addOption(option);
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
