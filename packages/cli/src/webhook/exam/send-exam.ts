/**
 * Sends the exam. The first delivery goes alone; then some at a time, each with its rounds in order; the burst goes when all others
 * have been answered. A receiver that hangs is not waited for again and again: from then on all go at once, so that it costs the
 * time of one answer and not that of each.
 */
import { setMaxListeners } from 'node:events';
import { CliError } from '../../cli-error';
import { EXIT } from '../../exit-codes';
import { shownAddress } from '../../shown-address';
import { isAccepted, isRepeated } from '../sent';
import { describeSent } from '../sent-text';
import type { ExamEntry, ExamPlan } from './exam-entry';
import { openExaminer } from './examiner';
import { type Gate, openGate } from './gate';
import { type Posted, type Posting, postShot, type Shot } from './shot';

/** An entry that was sent, as far as it came. */
export interface Sending {
  readonly entry: ExamEntry;
  readonly plan: ExamPlan;
  /** ISO 8601, of its last round. */
  readonly sentAt: string;
  /** The answers of each round; rounds are missing where an earlier one was not taken. */
  readonly rounds: readonly (readonly Posted[])[];
}

export interface ExamSending extends Posting {
  readonly to: string;
  readonly run: string;
  readonly secrets: readonly string[];
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly onSent?: (done: number) => void;
}

const AT_ONCE = 6;
/** The share of the limit that may pass without any answer until all others are sent at once. */
const PATIENCE = 0.1;

const unreachable = (to: string, posted: Posted): CliError =>
  new CliError(EXIT.network, `${shownAddress(to)} ${describeSent(posted)}.`, {
    next: 'Check that your receiver is running and that the URL is right.',
  });

/** Whether what comes next is sent: another delivery, this one again, or a good one after forgeries. */
const mayGoOn = ({ before }: ExamPlan, answers: readonly Posted[]): boolean =>
  answers.every((answer) => {
    if (before === 'refused') return !isAccepted(answer) && answer.outcome !== 'late';
    return isAccepted(answer) || (before === 'may-fail' && isRepeated(answer) && answer.outcome !== 'late');
  });

const postNamed = async (shot: Shot, sending: ExamSending): Promise<Posted> => {
  const posted = await postShot(sending.to, shot, sending);
  return shot.about === undefined ? posted : { ...posted, about: shot.about };
};

const sendOne = async (entry: ExamEntry, sending: ExamSending, onLate: () => void): Promise<Sending> => {
  const plan = entry.plan(openExaminer(sending, entry.name));
  const rounds: (readonly Posted[])[] = [];
  let sentAt = '';
  for (const round of plan.rounds) {
    if (sending.signal.aborted || !rounds.every((answers) => mayGoOn(plan, answers))) break;
    const shots = await round();
    sentAt = new Date(sending.now()).toISOString();
    const answers = await Promise.all(shots.map((shot) => postNamed(shot, sending)));
    if (answers.some(({ outcome }) => outcome === 'late')) onLate();
    rounds.push(answers);
  }
  return { entry, plan, sentAt, rounds };
};

/** Opens a gate when nothing has been answered for so long. */
const watchFor = (gate: Gate, ms: number): { readonly moved: () => void; readonly end: () => void } => {
  const timer = setTimeout(gate.open, ms);
  return { moved: () => void timer.refresh(), end: () => clearTimeout(timer) };
};

/** @throws CliError when there is nobody at the address */
export const sendExam = async (entries: readonly ExamEntry[], sending: ExamSending): Promise<readonly Sending[]> => {
  const [lead, ...others] = entries;
  if (lead === undefined) return [];
  setMaxListeners(0, sending.signal);
  const gate = openGate(AT_ONCE);
  const stall = watchFor(gate, sending.limitMs * PATIENCE);
  let done = 0;
  const send = (entry: ExamEntry): Promise<Sending> =>
    gate.pass(async () => {
      const sent = await sendOne(entry, sending, gate.open);
      stall.moved();
      done += 1;
      sending.onSent?.(done);
      return sent;
    });
  try {
    const first = send(lead);
    const early = await Promise.race([first, gate.opened]);
    const answer = early?.rounds[0]?.[0];
    if (answer?.connected === false) throw unreachable(sending.to, answer);

    const usual = others.filter(({ last }) => last !== true).map(send);
    await Promise.race([Promise.all([first, ...usual]), gate.opened]);
    const bursts = others.filter(({ last }) => last === true).map(send);
    const all = await Promise.all([first, ...usual, ...bursts]);
    const [one, ...answers] = all.flatMap(({ rounds }) => rounds.flat());
    if (one?.connected === false && answers.every(({ connected }) => !connected)) throw unreachable(sending.to, one);
    // As the report has them.
    return entries.flatMap((entry) => all.filter((sent) => sent.entry === entry));
  } finally {
    stall.end();
  }
};
