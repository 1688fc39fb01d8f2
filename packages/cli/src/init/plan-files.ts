/** What `vid init` would do to each file of a project; nothing is written here. */
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { shellQuoted } from '../shell-quoted';
import type { Project } from './find-project';
import { ignoreLines } from './git-ignore';
import type { Receiver } from './receiver';

export interface PlannedFile {
  /** Below the project's folder. */
  readonly path: string;
  /** What it is for. */
  readonly about: string;
  readonly text: string;
  /** `keep`: it is there already. `extend`: lines are added to it. */
  readonly action: 'create' | 'replace' | 'extend' | 'keep';
}

interface Wishes {
  readonly baseUrl: string;
  readonly receiver: Receiver | undefined;
  readonly force: boolean;
}

const ENV_EXAMPLE = `# Copy this file to .env and fill in what you need. .env is never committed, this file is.

# The key of the account that pays. The command line takes the one that \`vid login\` stored, too.
# VID_API_KEY=

# Where the service is: the root of its host. vid.config.json says it for the command line.
# VID_BASE_URL=

# The secret of the webhook, which creating it returned. \`vid webhook listen --secret-to .env\` writes one for development.
# VID_WEBHOOK_SECRET=
`;

/** Also a link to nothing counts: what it stands for is not known here. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** What stands in `.gitignore`; git itself follows no link there. */
const readLines = (path: string): string => {
  try {
    // It is written anew as UTF-8: what is something else would be spoilt.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (cause) {
    const isLink = lstatSync(path).isSymbolicLink();
    const why = isLink
      ? `it is a symbolic link to ${readlinkSync(path)}, which is not there`
      : (cause as Error).message;
    throw new CliError(EXIT.unexpected, `.gitignore can't be extended: ${why}. Nothing was changed.`, {
      next: isLink
        ? `Remove the link (rm ${shellQuoted(path)}), or put a file where it leads.`
        : `Make ${path} a file that can be read.`,
      cause,
    });
  }
};

/** Lines behind the last one, with its kind of line break. */
const withLines = (text: string, lines: readonly string[]): string => {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const gap = text === '' || text.endsWith('\n') ? '' : end;
  return `${text}${gap}${lines.map((line) => `${line}${end}`).join('')}`;
};

export const planFiles = ({ folder }: Project, { baseUrl, receiver, force }: Wishes): readonly PlannedFile[] => {
  const file = (path: string, about: string, text: string): PlannedFile => {
    const action = isThere(join(folder, path)) ? (force ? 'replace' : 'keep') : 'create';
    return { path, about, text, action };
  };
  const example = file('.env.example', 'the variables that the project needs, without values', ENV_EXAMPLE);
  const lines = ignoreLines(folder, { example: example.action !== 'keep' });
  const ignore = join(folder, '.gitignore');
  const before = lines.length > 0 && isThere(ignore) ? readLines(ignore) : '';
  return [
    file(
      'vid.config.json',
      `the service that \`vid\` talks to: ${baseUrl}`,
      `${JSON.stringify({ baseUrl }, null, 2)}\n`,
    ),
    example,
    ...(lines.length === 0
      ? []
      : [
          {
            path: '.gitignore',
            about: `gets ${lines.join(' and ')}`,
            text: withLines(before, lines),
            action: isThere(ignore) ? 'extend' : 'create',
          } as const,
        ]),
    ...(receiver === undefined ? [] : [file(receiver.path, 'receives deliveries', receiver.text)]),
  ];
};
