/** What to do about what the system refused, by what it says: here the text of an error is often all that is known. */
import { stepOfCode } from '../system-error';

/** The files and folders that a message of the system quotes. */
const pathIn = (text: string): string | undefined =>
  /'([^']+)'/.exec(text)?.[1] ?? /(?:^|\s)(\/[^\s:']+)/.exec(text)?.[1];

/** What is refused here is what was installed, so that reading it is what is wanted. */
const rights = (path: string | undefined): string =>
  path === undefined
    ? 'let this user read and run what is installed, or install it as this user'
    : `as the owner of ${path}: chmod -R a+rX ${path}; or install it as the user who runs vid`;

const CODES = /\b(ENOSPC|EDQUOT|EFBIG|EROFS|EIO|EACCES|EPERM|EMFILE|ENFILE|ENOMEM|EAGAIN|ELOOP)\b/;

/** The next step by the code in a text; undefined where it says nothing of the system. */
export const systemNext = (text: string, path: string | undefined = pathIn(text)): string | undefined => {
  const [code] = CODES.exec(text) ?? [];
  if (code === undefined) return undefined;
  if (code === 'EACCES' || code === 'EPERM') return rights(path);
  if (code === 'ENOMEM' || code === 'EAGAIN') return 'close other programs: memory or processes are used up';
  return stepOfCode(code, path);
};
