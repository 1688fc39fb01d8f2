import { type Problem, toDetail } from '@vid/sdk/contract';

/** What the admin API can't do, in words for the person who asked. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  constructor(
    readonly kind: 'invalid' | 'not-found' | 'conflict',
    message: string,
  ) {
    super(message);
  }
}

/** What is wrong with what was sent. */
export const invalidInput = (problems: readonly Problem[]): AdminError => new AdminError('invalid', toDetail(problems));

export const unknownAccount = (userId: string): AdminError =>
  new AdminError('not-found', `There is no account ${userId}; GET /_admin/accounts lists them.`);
