/** `vid init`: writes what a project needs to render and to receive deliveries, for the framework that it finds. */
import { canParseUrl } from '@vid/sdk/contract';
import { type Command, Option } from 'commander';
import { canAsk, confirm } from '../ask';
import { breakCommand } from '../break-command';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { widthOf } from '../fit-text';
import { hangText } from '../hang-text';
import { findProject, type Project } from '../init/find-project';
import { FRAMEWORK_NAMES, FRAMEWORKS, type Framework } from '../init/framework';
import { nextSteps, type Step } from '../init/next-steps';
import { type PlannedFile, planFiles } from '../init/plan-files';
import { receiverOf } from '../init/receiver';
import { writeFiles } from '../init/write-files';
import { perhapsMeant } from '../meant-address';
import { DEFAULT_URL } from '../server/server-url';
import { openSession, type Session } from '../session';
import { shownPath } from '../shown-path';

interface InitFlags {
  readonly framework?: Framework;
  readonly yes?: boolean;
  readonly force?: boolean;
}

const EXAMPLES = `Examples:
  $ vid init
  $ vid init --yes --json
  $ vid init --framework express --yes
`;

/** Below the path of a file. */
const INDENT = ' '.repeat(13);
const LANGUAGES = { typescript: 'TypeScript', esm: 'JavaScript, ES modules', cjs: 'JavaScript, CommonJS' } as const;
const DONE = { create: 'created', replace: 'replaced', extend: 'extended', keep: 'kept' } as const;

/** The host of the service in force; whatever else an address may hold is no matter of a shared file. */
const baseUrlOf = ({ settings: { baseUrl } }: Session): string => {
  if (baseUrl === undefined) return DEFAULT_URL;
  const url = canParseUrl(baseUrl.value) ? new URL(baseUrl.value) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '')
    return url.origin;
  throw new CliError(EXIT.usage, `The base URL from ${baseUrl.source} is none that may be written down.`, {
    next: `${perhapsMeant(baseUrl.value)}Give the root of a host without a name or a password, like --base-url https://api.example.com.`,
  });
};

const found = ({ framework, dialect, folder, others }: Project): string => {
  const also = others.length === 0 ? '' : ` Also there: ${others.join(', ')} (--framework).`;
  const place = shownPath(folder) || 'this folder';
  if (framework === 'none')
    return `No package.json is in ${place} or above, so no receiver is written; --framework node writes one.`;
  return `This is ${FRAMEWORK_NAMES[framework]}, ${LANGUAGES[dialect]}, in ${place}.${also}`;
};

const listed = (files: readonly PlannedFile[], columns: number | undefined = process.stderr.columns): string => {
  const widest = Math.max(...files.map(({ path }) => widthOf(path)));
  return files
    .map(({ path, about, action }) => {
      const first = `  ${action.padEnd('replace'.length)}  ${path}`;
      const told = action === 'keep' ? 'is there already; --force replaces it' : about;
      const beside = `${first}${' '.repeat(widest - widthOf(path))}  ${told}`;
      if (!columns || widthOf(beside) <= columns) return beside;
      return `${first}\n${hangText(told, columns, INDENT, INDENT)}`;
    })
    .join('\n');
};

/** Below a step. */
const LINE = ' '.repeat(5);

/** What is too long for a line: a command goes on in the next as a shell takes it, and a line of code stays as it is. */
const stepLines = (line: string, columns: number): readonly string[] =>
  line.startsWith('vid ') ? breakCommand(line, columns - LINE.length) : [line];

const stepsText = (steps: readonly Step[], columns: number | undefined = process.stdout.columns): string =>
  steps
    .map(({ about, lines }, at) =>
      [
        hangText(`${about}:`, columns, `${at + 1}. `, '   '),
        ...lines.flatMap((line) => stepLines(line, columns || Number.POSITIVE_INFINITY)).map((line) => LINE + line),
      ].join('\n'),
    )
    .join('\n');

/** Whether the files may be written: by --yes, or because a person says so. */
const isAgreed = async (
  { io }: Session,
  { yes = false }: InitFlags,
  files: readonly PlannedFile[],
): Promise<boolean> => {
  if (yes) return true;
  if (!io.json && canAsk()) return confirm('Write them?');
  const paths = files.map(({ path }) => path).join(', ');
  throw new CliError(EXIT.usage, `Nobody can be asked whether to write ${paths}.`, {
    next: 'Agree with `vid init --yes`. Nothing was written.',
  });
};

const run = async (command: Command, flags: InitFlags): Promise<void> => {
  // A profile that the project names may be stored later.
  const session = await openSession(command, { newProfile: true });
  const { io } = session;
  const project = findProject(process.cwd(), flags.framework);
  const receiver = receiverOf(project);
  const baseUrl = baseUrlOf(session);
  const files = planFiles(project, { baseUrl, receiver, force: flags.force === true });
  const changed = files.filter(({ action }) => action !== 'keep');
  io.note(`${hangText(found(project), process.stderr.columns, '', '')}\n${listed(files)}`);
  if (changed.length > 0) {
    if (!(await isAgreed(session, flags, changed))) {
      io.note('Nothing was written.');
      process.exitCode = EXIT.usage;
      return;
    }
    await writeFiles(project.folder, files);
  } else io.note('Everything is there already.');
  const steps = nextSteps(project, receiver, baseUrl);
  io.data(
    {
      framework: project.framework,
      language: project.dialect,
      folder: project.folder,
      files: files.map(({ path, action }) => ({ path, action: DONE[action] })),
      next: steps,
    },
    `${changed.map(({ path, action }) => `${DONE[action]} ${path}\n`).join('')}\nNext:\n${stepsText(steps)}`.trimStart(),
  );
};

export const define = (command: Command): void => {
  command
    .addHelpText('before', EXAMPLES)
    .description(
      'Write vid.config.json, .env.example and a receiver of deliveries for the framework of this project; nothing that is there is touched',
    )
    .addOption(new Option('--framework <name>', 'the framework, instead of the one found').choices(FRAMEWORKS))
    .option('--yes', 'write without asking')
    .option('--force', 'replace files that are there already')
    .action((flags: InitFlags) => run(command, flags));
};
