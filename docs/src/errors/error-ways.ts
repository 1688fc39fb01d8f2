/** Every error of the specification with the ways to it: the table of docs/errors.md, each way run by its test. */
import { ACCOUNT_ERRORS } from './account-errors';
import type { ErrorRow, ErrorRowName } from './error-row';
import { LIMIT_ERRORS } from './limit-errors';
import { OTHER_ERRORS } from './other-errors';
import { RENDER_ERRORS } from './render-errors';

/** A row that the contract knows and nobody has written down does not compile. */
export const ERROR_ROWS: Readonly<Record<ErrorRowName, ErrorRow>> = {
  ...ACCOUNT_ERRORS,
  ...RENDER_ERRORS,
  ...LIMIT_ERRORS,
  ...OTHER_ERRORS,
};
