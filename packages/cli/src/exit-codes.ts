/** What each exit code means; scripts branch on them, so a number never changes its meaning. */
export const EXIT = {
  done: 0,
  unexpected: 1,
  usage: 2,
  authentication: 3,
  payment: 4,
  notFound: 5,
  limited: 6,
  renderFailed: 7,
  network: 8,
  stillRunning: 9,
  outcomeUnknown: 10,
  verificationFailed: 11,
  checkFailed: 12,
  /** `vid exec`: what shells say of a command that can't be run, and of one that isn't there. */
  commandNotExecutable: 126,
  commandNotFound: 127,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const upper = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The `code` of an error that brings none of its own, by its exit code: USAGE, NOT_FOUND, STILL_RUNNING and so on. */
export const CODES = Object.fromEntries(Object.entries(EXIT).map(([name, code]) => [code, upper(name)])) as Readonly<
  Record<ExitCode, string>
>;
