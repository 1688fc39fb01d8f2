/** What to do about what the system refused. */

/** The files and folders that a message of the system quotes. */
const pathIn = (text: string): string | undefined =>
  /'([^']+)'/.exec(text)?.[1] ?? /(?:^|\s)(\/[^\s:']+)/.exec(text)?.[1];

const STEPS: readonly (readonly [code: RegExp, next: (path: string | undefined) => string])[] = [
  [
    /\b(ENOSPC|EDQUOT)\b/,
    (path) => (path === undefined ? 'free some space on the disk' : `free some space on the disk of ${path}`),
  ],
  [/\bEFBIG\b/, () => 'raise the limit of the size of files (ulimit -f)'],
  [/\bEROFS\b/, (path) => `have ${path ?? 'the file system'} mounted so that it can be written`],
  [
    /\b(EACCES|EPERM)\b/,
    (path) =>
      path === undefined
        ? 'let this user read and run what is installed, or install it as this user'
        : `as the owner of ${path}: chmod -R a+rX ${path}; or install it as the user who runs vid`,
  ],
  [/\b(EMFILE|ENFILE)\b/, () => 'close other programs, or raise the limit of open files (ulimit -n)'],
  [/\b(ENOMEM|EAGAIN)\b/, () => 'close other programs: memory or processes are used up'],
];

/** The next step by the code in a text; undefined where it says nothing of the system. */
export const systemNext = (text: string, path: string | undefined = pathIn(text)): string | undefined =>
  STEPS.find(([code]) => code.test(text))?.[1](path);
