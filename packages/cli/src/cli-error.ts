import type { Problem } from '@vid/sdk/contract';
import type { ExitCode } from './exit-codes';

/** An error that is reported as two lines, what happened and what to do next, and ends the command with its code. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;
  readonly next: string | undefined;
  readonly problems: readonly Problem[];
  /** Members that a script can branch on, such as job_id. */
  readonly facts: Readonly<Record<string, unknown>>;

  /** By name: each file of the built command has a copy of this class. */
  static is(this: void, error: unknown): error is CliError {
    return error instanceof Error && error.name === 'CliError';
  }

  constructor(
    exitCode: ExitCode,
    message: string,
    options: {
      next?: string;
      problems?: readonly Problem[];
      facts?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.exitCode = exitCode;
    this.next = options.next;
    this.problems = options.problems ?? [];
    this.facts = options.facts ?? {};
  }
}
