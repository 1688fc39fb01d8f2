/** What a refusal by the admin API of a local server means for a command: in the words of people, without calls of HTTP. */
import { fromDetail, type Problem } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT, type ExitCode } from '../exit-codes';
import { inOnePiece } from '../terminal-text';

interface Refused {
  readonly status: number;
  /** The body of the answer. */
  readonly answer: unknown;
  /** What was sent. */
  readonly sent: unknown;
  /** Method and path. */
  readonly call: string;
}

/** Calls that the server's sentences name, and the commands that make them. */
const COMMANDS: readonly (readonly [call: RegExp, command: string])[] = [
  [/\bGET \/_admin\/accounts\b/g, '`vid server credits`'],
  [/\bDELETE \/_admin\/faults\b/g, '`vid server fault clear`'],
  [/\bPOST \/_admin\/reset\b/g, '`vid server reset`'],
  [/\bGET \/_admin\/jobs\b/g, '`vid job list`'],
];

/** Characters of a value that are shown beside what is wrong with it. */
const SHOWN = 60;

const textIn = (answer: unknown, member: 'error' | 'detail'): string => {
  const value = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[member] : undefined;
  return typeof value === 'string' ? value : '';
};

const exitOf = (status: number): ExitCode => {
  if (status === 404) return EXIT.notFound;
  if (status === 401 || status === 403) return EXIT.authentication;
  return status >= 500 ? EXIT.network : EXIT.usage;
};

const nextOf = (status: number): string => {
  if (status === 404)
    return 'Check the id: `vid job list` lists jobs, `vid server credits` accounts, `vid server deliveries` deliveries, `vid hooks list` webhooks.';
  if (status === 401 || status === 403) return 'Set VID_ADMIN_TOKEN to the token that the server was started with.';
  return status >= 500 ? 'Look at what the server logged.' : 'See `vid server --help`.';
};

const valueAt = (sent: unknown, path: string): unknown => {
  const members = sent as Readonly<Record<string, unknown>> | null | undefined;
  // The name of a policy has dots of its own.
  if (typeof members !== 'object' || members === null || Object.hasOwn(members, path)) return members?.[path];
  const [first = '', ...rest] = path.split('.');
  return rest.length === 0 ? undefined : valueAt(members[first], rest.join('.'));
};

/** The same problem with the value that was sent, where that can be shown. */
const withValue = ({ path, message }: Problem, sent: unknown): Problem => {
  const value = valueAt(sent, path);
  const isShown = ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= SHOWN;
  return { path, message: isShown ? `${message}; it was ${inOnePiece(String(value))}` : message };
};

export const adminRefusal = ({ status, answer, sent, call }: Refused): CliError => {
  const [error, detail] = [textIn(answer, 'error'), textIn(answer, 'detail')];
  if (status === 400 && detail !== '') {
    const problems = fromDetail(detail.replace(/\. Nothing was changed\.$/, '')).map((one) => withValue(one, sent));
    return new CliError(EXIT.usage, 'The local server refuses that; nothing was changed.', {
      problems,
      next: nextOf(status),
    });
  }
  // A sentence tells more than the call that it answers.
  if (status < 500 && /^[A-Z].*\.$/s.test(error)) {
    const told = COMMANDS.reduce((text, [named, command]) => text.replace(named, command), error);
    return new CliError(exitOf(status), told, { next: nextOf(status) });
  }
  const said = [error, detail].filter(Boolean).join(': ').replace(/\.$/, '') || 'no message';
  return new CliError(exitOf(status), `The local server answered ${call} with ${status}: ${said}.`, {
    next: nextOf(status),
  });
};
