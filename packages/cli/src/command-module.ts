import type { Command } from 'commander';

/** Loads the module of a command by its name. */
export type LoadCommand = (name: string) => Promise<CommandModule | undefined>;

/**
 * What the module of a command exports: it gives the command its flags, subcommands, examples and action. `load` is for the
 * one that looks at all others.
 */
export interface CommandModule {
  define(command: Command, load?: LoadCommand): void;
}
