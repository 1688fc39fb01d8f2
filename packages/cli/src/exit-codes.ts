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
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
