// Finds the command that the README shows first under a heading, so that what is told is what is run.
import { readFileSync } from 'node:fs';

/** The first code block below `## heading`; it must be one line. */
export const readmeCommand = (heading) => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const block = section?.match(/^```[a-z]*\n([\s\S]*?)\n```$/m)?.[1];
  if (block === undefined || block.includes('\n'))
    throw new Error(`README.md has no one-line code block under "## ${heading}".`);
  return block;
};
