/** Whether something failed because there is no room left on a disk, or none that this user may have. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && CODES.includes(error.code);
