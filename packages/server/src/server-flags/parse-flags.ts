/** The texts that a command line gives its flags. */
import { parseArgs } from 'node:util';
import { ConfigError } from '../config-error';
import { FLAGS, type Flag } from './flags';

export type FlagTexts = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

const flagNamed = (name: string): Flag | undefined =>
  (Object.entries(FLAGS) as [string, Flag][]).find(([one]) => one === name)?.[1];

/** A number below zero that follows a flag is its value, and no flag of its own: whether it may be one is told with what may. */
const withNumbers = (argv: readonly string[]): string[] => {
  const args: string[] = [];
  for (const arg of argv) {
    const last = args.at(-1) ?? '';
    if (/^-\.?\d/.test(arg) && flagNamed(/^--(.*)$/.exec(last)?.[1] ?? '')?.type === 'string')
      args[args.length - 1] = `${last}=${arg}`;
    else args.push(arg);
  }
  return args;
};

/** What Node says of a flag, in one sentence. */
const complaint = ({ message, code }: NodeJS.ErrnoException): string => {
  const [, name = ''] = /^Option '(?:-\w, )?--([a-z\d-]+)/.exec(message) ?? [];
  const flag = flagNamed(name);
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' || flag === undefined) return `${message.split('. ')[0]}.`;
  if (flag.value === undefined) return `--${name} takes no value.`;
  return `--${name} takes a value: --${name} ${flag.value}, or --${name}=${flag.value} where it begins with a dash.`;
};

/** @throws {ConfigError} a flag is unknown, or lacks its value */
export const parseFlags = (argv: readonly string[]): FlagTexts => {
  try {
    return parseArgs({ args: withNumbers(argv), options: FLAGS as never, strict: true, allowPositionals: false })
      .values;
  } catch (error) {
    throw new ConfigError(`${complaint(error as Error)} --help lists the flags.`);
  }
};
