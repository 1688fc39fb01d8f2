/** What is done on a screen: an address that is typed, steps that are gone, a button that is clicked. */
import type { Beside, ReadFacts } from './read-facts';

export interface InterfaceFacts extends Beside {
  readonly address?: string;
  readonly steps: readonly string[];
  /** What the button says; undefined where nothing is to be done. */
  readonly action?: string;
}

const ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*)?$/u;
/** Characters of a button. */
const LONGEST_ACTION = 26;
/** "Book at" is no button: the address goes on with it. */
const isAction = (line: string): boolean => [...line].length <= LONGEST_ACTION && !/\s\p{L}{1,3}$/u.test(line);

export const interfaceFacts: ReadFacts<InterfaceFacts> = (lines) => {
  const address = lines.find((line) => ADDRESS.test(line.trim()));
  const rest = lines.filter((line) => line !== address);
  const [title, ...others] = rest;
  if (address !== undefined) {
    const before = lines[lines.indexOf(address) - 1] ?? rest[0];
    const action = before !== undefined && isAction(before) ? before : undefined;
    return {
      address,
      steps: [],
      said: rest.filter((line) => line !== action || rest.length === 1),
      ...(action === undefined ? {} : { action }),
    };
  }
  if (title === undefined || others.length < 2 || others.length > 5) return undefined;
  return { steps: others, said: [title] };
};
