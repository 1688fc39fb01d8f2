/** Every delivery of the exam, in the order of the report. */
import { CliError } from '../../cli-error';
import { EXIT } from '../../exit-codes';
import { AFTER_FORGERY_ENTRIES } from './entries/after-forgery';
import { ALLOWED_ENTRIES } from './entries/allowed';
import { CONTRADICTING_ENTRIES } from './entries/contradicting';
import { FORGED_ENTRIES } from './entries/forged';
import { GOOD_ENTRIES, rotationEntries } from './entries/good';
import { ODD_ENTRIES } from './entries/odd';
import { REPEATED_ENTRIES } from './entries/repeated';
import { UNSIGNED_ENTRIES } from './entries/unsigned';
import type { ExamEntry } from './exam-entry';

/** The exam of a receiver that knows so many secrets. */
export const listEntries = (secrets: number): readonly ExamEntry[] => [
  ...GOOD_ENTRIES,
  ...ALLOWED_ENTRIES,
  ...rotationEntries(secrets),
  ...REPEATED_ENTRIES,
  ...FORGED_ENTRIES,
  ...UNSIGNED_ENTRIES,
  ...AFTER_FORGERY_ENTRIES,
  ...CONTRADICTING_ENTRIES,
  ...ODD_ENTRIES,
];

const readPattern = (only: string): RegExp => {
  try {
    return new RegExp(only);
  } catch (cause) {
    throw new CliError(EXIT.usage, `--only is no regular expression: ${(cause as Error).message}.`, {
      next: 'Write a part of a name, such as --only signature, or several: --only "old|early".',
      cause,
    });
  }
};

/** Those whose name `--only` finds. */
export const chooseEntries = (entries: readonly ExamEntry[], only: string | undefined): readonly ExamEntry[] => {
  if (only === undefined) return entries;
  const pattern = readPattern(only);
  const chosen = entries.filter(({ name }) => pattern.test(name));
  if (chosen.length > 0) return chosen;
  throw new CliError(EXIT.usage, `--only ${only} finds no delivery of the exam.`, {
    next: `The names are ${entries.map(({ name }) => name).join(', ')}.`,
  });
};
