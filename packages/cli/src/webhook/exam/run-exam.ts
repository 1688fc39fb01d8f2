/** `vid webhook exam` at work: notice, exam, probe, verdicts, report. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { TIME_LIMITS } from '@vid/sdk/contract';
import { canAsk } from '../../ask';
import { CliError } from '../../cli-error';
import { EXIT } from '../../exit-codes';
import { onInterrupt } from '../../interruption';
import { isOwnMachine } from '../../is-own-machine';
import { isWanted } from '../../is-wanted';
import type { Session } from '../../session';
import { shownAddress } from '../../shown-address';
import { openSpinner } from '../../spinner';
import { checkReceiver } from '../receiver-address';
import { readSecrets } from '../secret';
import type { ExamEntry } from './exam-entry';
import { countsOf, examMembers, examText } from './exam-text';
import { idPrefix } from './examiner';
import { judgeExam } from './judge';
import { chooseEntries, listEntries } from './list-entries';
import { type Acted, readProbe, settledProbe } from './probe';
import { type ExamSending, type Sending, sendExam } from './send-exam';

export interface ExamFlags {
  readonly to: string;
  readonly secretFile?: string;
  readonly probe?: string;
  readonly only?: string;
  readonly yes?: boolean;
}

const LIMIT_MS = TIME_LIMITS.deliveryAttemptSeconds * 1000;
/** Between two pieces of a slow body, and between two looks at the probe. */
const PAUSE_MS = 100;

const withProgress = async (
  { io }: Session,
  entries: readonly ExamEntry[],
  sending: ExamSending,
): Promise<readonly Sending[]> => {
  if (!io.interactive) return sendExam(entries, sending);
  const spinner = await openSpinner(io, 'examining');
  const onSent = (done: number): void => {
    spinner.text = `${done} of ${entries.length} answered`;
  };
  return sendExam(entries, { ...sending, onSent }).finally(() => spinner.stop());
};

/** What was acted on, or why nobody can be asked any more. */
const actedOn = async (
  probe: string | undefined,
  sendings: readonly Sending[],
  signal: AbortSignal,
): Promise<{ readonly acted?: Acted; readonly problem?: Error }> => {
  if (probe === undefined) return {};
  const settling = { probe, limitMs: LIMIT_MS, settleMs: LIMIT_MS / 2, pause: () => pause(PAUSE_MS), signal };
  return settledProbe(sendings, settling).then(
    (acted) => ({ acted }),
    (problem: Error) => ({ problem }),
  );
};

const interrupted = (run: string): CliError =>
  new CliError(EXIT.interrupted, 'Interrupted; nothing is judged.', {
    next: `What the receiver had accepted it may have acted on: look for ${idPrefix(run)}.`,
  });

/** Tells what will happen; a person is asked where the receiver is elsewhere. */
const isAgreed = async ({ io }: Session, { to, yes }: ExamFlags, notice: string): Promise<boolean> => {
  if (!isOwnMachine(to) && yes !== true && canAsk())
    return isWanted(io, yes, `${shownAddress(to)} is not on this machine. ${notice}`);
  io.note(notice);
  return true;
};

export const runExam = async (session: Session, flags: ExamFlags): Promise<void> => {
  const { to, probe, only } = flags;
  const { io } = session;
  checkReceiver(to, '--to');
  if (probe !== undefined) checkReceiver(probe, '--probe');
  const secrets = await readSecrets(flags.secretFile);
  const entries = chooseEntries(listEntries(secrets.length), only);
  const shown = shownAddress(to);
  const run = randomBytes(4).toString('hex');
  const notice = `The exam sends signed test deliveries to ${shown}, and whatever the receiver accepts it acts on. Ids begin with ${idPrefix(run)}.`;
  if (!(await isAgreed(session, flags, notice))) return;
  const { signal, release } = onInterrupt();
  try {
    if (probe !== undefined) await readProbe({ probe, limitMs: LIMIT_MS, signal });
    const sendings = await withProgress(session, entries, {
      to,
      run,
      secrets,
      now: Date.now,
      limitMs: LIMIT_MS,
      pause: () => pause(PAUSE_MS),
      signal,
    });
    const { acted, problem } = signal.aborted ? {} : await actedOn(probe, sendings, signal);
    if (signal.aborted) throw interrupted(run);
    const examined = judgeExam(sendings, acted);
    const layout = { style: io.style, columns: process.stdout.columns || Number.POSITIVE_INFINITY };
    io.data(examMembers(shown, examined), examText(examined, { ...layout, isProbed: acted !== undefined }));
    const { failed } = countsOf(examined);
    if (failed > 0) process.exitCode = EXIT.checkFailed;
    if (problem === undefined) return;
    if (failed === 0) throw problem;
    io.note(`${problem.message} So what was acted on is not judged.`);
  } catch (error) {
    throw signal.aborted ? interrupted(run) : error;
  } finally {
    release();
  }
};
