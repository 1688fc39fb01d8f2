import type { ExitCode } from './exit-codes';

/** What is told about an error. */
export interface ErrorReport {
  readonly exitCode: ExitCode;
  readonly message: string;
  readonly next?: string | undefined;
  /** Members that a script can branch on: code, status, job_id, idempotency_key, charged, problems. */
  readonly facts: Readonly<Record<string, unknown>>;
}
