import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { inOnePiece } from '../terminal-text';
import type { Check } from './check';

/** The checks whose names fit `--only`. */
export const chosen = (checks: readonly Check[], only: string | undefined): readonly Check[] => {
  if (only === undefined) return checks;
  let pattern: RegExp;
  try {
    pattern = new RegExp(only);
  } catch (cause) {
    throw new CliError(
      EXIT.usage,
      `--only ${inOnePiece(only)} is no regular expression: ${(cause as Error).message}.`,
      {
        next: "Write part of a check's name, such as --only '^hook-'. Nothing was sent.",
        cause,
      },
    );
  }
  const found = checks.filter(({ name }) => pattern.test(name));
  if (found.length > 0) return found;
  throw new CliError(EXIT.usage, `No check has a name like ${inOnePiece(only)}.`, {
    next: 'See the names in docs/conformance.md, or in a run without --only. Nothing was sent.',
  });
};
