/** The style that `--caption-style` names. */
import type { CaptionChoice } from '@vid/server';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { nearestName } from './nearest-name';

/** Refuses what is none of the choices before anything is drawn. */
export const captionStyleOf = (
  name: string | undefined,
  choices: readonly CaptionChoice[],
): CaptionChoice | undefined => {
  const known = choices.find((choice) => choice === name);
  if (name === undefined || known !== undefined) return known;
  const meant = nearestName(name, choices);
  throw new CliError(EXIT.usage, `--caption-style takes ${choices.join(', ')}, not ${JSON.stringify(name)}.`, {
    next: meant === undefined ? '`vid catalog captions --sheet FILE.png` draws them.' : `Did you mean ${meant}?`,
  });
};
