/** `vid doctor`: tries each part that renders and deliveries need, here and at the service, and says what to do next. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { readTimeout } from '../command-time';
import { endAfter, outOfTime } from '../deadline';
import { DOSSIER, dossier } from '../doctor/dossier';
import { type Examination, examine } from '../doctor/examine';
import type { Finding } from '../doctor/finding';
import { findingText } from '../doctor/finding-text';
import { hideSecretsIn, rememberSecrets } from '../doctor/hide';
import { EXIT } from '../exit-codes';
import { hangText } from '../hang-text';
import { whenWritten } from '../human-output';
import { type Io, openIo, openStyle } from '../io';
import { journalPath } from '../journal-path';
import { checkOutput, FORCE_FLAG, type Output } from '../output/check-output';
import { fillWith } from '../output/fill-with';
import { profilesPath } from '../profiles';
import type { GlobalFlags } from '../settings';
import { openSpinner } from '../spinner';
import { timeLimit } from '../time-limit';

declare const __VERSION__: string;

interface DoctorFlags {
  readonly report?: string | true;
  readonly force?: boolean;
}

const EXAMPLES = `Examples:
  $ vid doctor
  $ vid doctor --json | jq '.findings[] | select(.state == "problem")'
  $ vid doctor --report vid-report.md
`;

/** The report's name when none is given. */
const REPORT_FILE = 'vid-report.md';

/** Where the report goes; a disk that is full keeps nobody from hearing why, so that is told at the end. */
const reportTarget = async ({ report, force }: DoctorFlags, io: Io): Promise<Output | CliError | undefined> => {
  if (report === undefined) return undefined;
  const name = report === true ? REPORT_FILE : report;
  try {
    return await checkOutput(name, { kind: DOSSIER, force, flag: `--report ${name}`, ask: !io.json });
  } catch (error) {
    if (CliError.is(error) && /\b(ENOSPC|EDQUOT)\b/.test(error.message)) return error;
    throw error;
  }
};

const hidden = ({ name, state, detail, next }: Finding): Finding => ({
  name,
  state,
  detail: hideSecretsIn(detail),
  ...(next === undefined ? {} : { next: hideSecretsIn(next) }),
});

const rendersOf = async (io: Io, { settings }: Examination) => {
  if (settings === undefined) return undefined;
  // Reading a journal makes the file.
  if (!existsSync(journalPath(settings))) return [];
  const { listRenders } = await import('../render-list');
  return listRenders(io, settings).catch(() => undefined);
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const summary = (findings: readonly Finding[], reported: boolean): string | undefined => {
  const problems = findings.filter(({ state }) => state === 'problem').length;
  const warnings = findings.filter(({ state }) => state === 'warning').length;
  if (problems === 0) return undefined;
  const advice = reported ? '' : ' `vid doctor --report` writes all of it down for an issue, without secrets.';
  return `${counted(problems, 'problem')}, ${counted(warnings, 'warning')}.${advice}`;
};

/** Writes the report; the error where that fails, since the findings are still to be told. */
const writeReport = async (target: Output, text: string): Promise<CliError | undefined> => {
  try {
    await target.write(fillWith(text, 0o600));
    return undefined;
  } catch (error) {
    if (!CliError.is(error) || target.isStdout) throw error;
    return error;
  }
};

const run = async (command: Command, own: DoctorFlags): Promise<void> => {
  const flags = command.optsWithGlobals<GlobalFlags>();
  const io = await openIo(flags);
  const timeoutMs = flags.timeout === undefined ? undefined : readTimeout(flags.timeout);
  const deadline = timeoutMs === undefined ? undefined : timeLimit(timeoutMs);
  const answered = timeoutMs === undefined ? undefined : endAfter(timeoutMs, flags);
  const target = await reportTarget(own, io);
  answered?.();
  const spinner = io.interactive ? await openSpinner(io, 'trying each part…') : undefined;
  const examination = await examine(flags, deadline).finally(() => spinner?.stop());
  const { settings, serverVersion, hangs } = examination;
  const files = settings === undefined ? [] : [profilesPath(settings.configDir.value), settings.projectFile ?? ''];
  rememberSecrets(files);
  const findings = examination.findings.map(hidden);
  let failure = deadline?.aborted === true ? outOfTime(flags) : undefined;
  let written: Output | undefined;
  if (CliError.is(target)) failure ??= target;
  else if (target !== undefined) {
    const facts = { at: new Date(), version: __VERSION__, serverVersion, findings, settings, env: process.env };
    const unwritten = await writeReport(target, dossier({ ...facts, renders: await rendersOf(io, examination) }));
    failure ??= unwritten;
    if (unwritten === undefined) written = target;
  }
  if (written?.isStdout !== true) {
    const style = await openStyle(flags, process.stdout);
    const text = findings.map((finding) => findingText(finding, style)).join('\n');
    io.list(findings, text, { findings, ...(written === undefined ? {} : { report: written.name }) });
    if (written !== undefined) io.note(`The report is in ${written.name}. Read it before you send it.`);
  }
  const told = summary(findings, own.report !== undefined);
  if (told !== undefined) io.note(hangText(told, process.stderr.columns, '', '  '));
  if (failure !== undefined) {
    const { reportError } = await import('../report-error.js');
    process.exitCode = await reportError(failure, flags);
  } else if (findings.some(({ state }) => state === 'problem')) process.exitCode = EXIT.unexpected;
  // What hangs in the system would keep the process.
  if (hangs) whenWritten(() => process.exit());
};

export const define = (command: Command): void => {
  command
    .addHelpText('before', EXAMPLES)
    .description(
      'Draw a frame, encode ten, set each font, hear the sound, ask the service: each part is tried, and each ✗ says what to do next',
    )
    .option(
      '--report [file]',
      `write what was found as Markdown for an issue, without secrets (default: ${REPORT_FILE})`,
    )
    .option(...FORCE_FLAG)
    .action((own: DoctorFlags) => run(command, own));
};
