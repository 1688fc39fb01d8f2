/** Turns any error into its exit code, and two lines for people or one JSON document. No stack trace without --debug. */
import { hideSecrets, rememberSecret, VidError } from '@vid/sdk';
import { describeError } from './describe-error';
import type { ErrorReport } from './error-report';
import { CODES, EXIT, type ExitCode } from './exit-codes';
import { heldSecrets } from './held-secrets';
import { toJson, writeNote } from './human-output';
import { openStyle, type Style } from './io';
import { problemText } from './problem-text';
import type { GlobalFlags } from './settings';
import { inOneLine, inOnePiece } from './terminal-text';

/** Sentences of the client have no full stop, since a program puts them into others. */
const asSentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

const lines = ({ message, next, facts }: ErrorReport, style: Style): string => {
  const problems = (facts['problems'] as readonly { path: string; message: string }[] | undefined) ?? [];
  const listed = problems.map(({ path, message: what }) => `${inOneLine(path)}: ${inOneLine(what)}`);
  // Hidden before lines are broken: half a secret would not be known as one.
  return problemText(
    { message: hideSecrets(message), listed: listed.map(hideSecrets), next: next && hideSecrets(next) },
    style,
  );
};

/** Writes to stderr, without the secrets of this process, by their values in any form. */
const write = (text: string): void => writeNote(`${hideSecrets(text)}\n`);

/** Writes the error to stderr and gives the exit code. */
export const reportError = async (error: unknown, flags: GlobalFlags): Promise<ExitCode> => {
  heldSecrets().forEach(rememberSecret);
  const report = await describeError(error);
  const debug =
    flags.debug === true && error instanceof Error
      ? { stack: error.stack, cause: error.cause instanceof Error ? error.cause.message : undefined }
      : {};
  const document = {
    error: {
      code: CODES[report.exitCode],
      message: report.message,
      ...(report.next === undefined ? {} : { next: report.next }),
      exit_code: report.exitCode,
      ...report.facts,
      ...debug,
    },
  };
  // What the service said is told in one line; only this program's own messages have several.
  const told = VidError.is(error) ? { ...report, message: asSentence(inOnePiece(report.message)) } : report;
  const text = flags.json === true ? toJson(document) : lines(told, await openStyle(flags));
  write(text);
  if (flags.debug === true && flags.json !== true && error instanceof Error) write(error.stack ?? '');
  return error === undefined ? EXIT.unexpected : report.exitCode;
};
