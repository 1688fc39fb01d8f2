/** What the running command was to do, for "Nothing was sent": one that sends nothing says what it did not do instead. */
import { processWide } from './process-wide';

/** By the command's name; the others send something. */
const DEEDS: Readonly<Record<string, string>> = {
  catalog: 'written',
  doctor: 'written',
  init: 'written',
  exec: 'run',
};
const RENDERING: readonly string[] = ['render', 'batch'];

const current = processWide('deed', (): { deed?: string | undefined } => ({}));

/** Takes down what a command line is to do. */
export const setDeed = (argv: readonly string[]): void => {
  const name = argv.find((word) => Object.hasOwn(DEEDS, word) || RENDERING.includes(word)) ?? '';
  current.deed = RENDERING.includes(name) && argv.includes('--local') ? 'rendered' : DEEDS[name];
};

/** A sentence about what was not done, in the words of this command. */
export const withDeed = (text: string): string =>
  current.deed === undefined ? text : text.replaceAll(/(?<=\b[Nn]othing was )sent\b/g, current.deed);
