/**
 * What answers come to, by the delivery rules of the specification: a 2xx is a delivery; a 5xx, a 429, a timeout or a network
 * error is sent again; any other 4xx is final. A refusal that is answered 5xx is therefore none: it asks for the forgery again, and
 * a receiver that fails where it should refuse does so for good deliveries, too, once something is wrong with its secret.
 */
import { TIME_LIMITS } from '@vid/sdk/contract';
import { isAccepted, isRepeated } from '../sent';
import { saidBy } from '../sent-text';
import type { Wanted } from './exam-entry';
import type { Finding } from './finding';
import type { Sending } from './send-exam';
import type { Posted } from './shot';

const AGAIN = `the service sends it again, ${TIME_LIMITS.deliveryAttempts} times in all`;

/** Seconds that nobody's clock is off without being wrong. */
const CLOCK_SECONDS = 5;

const clockOf = ({ aheadSeconds = 0 }: Posted): string =>
  Math.abs(aheadSeconds) < CLOCK_SECONDS
    ? ''
    : ` Its clock, by its Date header, is ${Math.abs(aheadSeconds)} s ${aheadSeconds > 0 ? 'ahead of' : 'behind'} ours.`;

/** What is odd about an answer, to be told beside what is wrong with it. */
const beside = (answer: Posted): string => {
  if (answer.outcome !== 'answered') return '';
  return `${saidIn(answer)}${clockOf(answer)}`;
};

const saidIn = (answer: Posted & { readonly outcome: 'answered' }): string => {
  const [said] = saidBy(answer);
  const isPage = answer.contentType?.includes('html') === true;
  if (isAccepted(answer))
    return isPage ? ' It answered with a page (text/html): is that the path of the receiver?' : '';
  return said === undefined ? '' : ` It says: ${said}`;
};

const remark = (why: string): Finding => ({ kind: 'remark', why });

/** What is wrong with one answer. */
const findingOf = (wants: Wanted, answer: Posted, about: string): Finding | undefined => {
  const more = beside(answer);
  if (answer.outcome === 'late')
    return wants === 'free'
      ? remark(`No answer within ${answer.afterMs / 1000} s.`)
      : { kind: 'late', why: `No answer within ${answer.afterMs / 1000} s: ${AGAIN}.` };
  if (answer.outcome === 'unreachable')
    return wants === 'free'
      ? remark(`The connection broke: ${answer.why}.`)
      : { kind: 'broken', why: `The connection broke: ${answer.why}; ${AGAIN}.` };
  const { status } = answer;
  if (wants === 'free')
    return status >= 400 && status < 500 ? undefined : remark(`Sent: ${about}. Answered ${status}.${more}`);
  if (status >= 300 && status < 400)
    return {
      kind: 'redirected',
      why: `Answered ${status}: the service follows no redirect, so the delivery has failed.`,
    };
  if (isAccepted(answer)) {
    if (wants === 'refused') return { kind: 'forgery-accepted', why: `Accepted: ${about}.${more}` };
    return wants === 'rather-refused' ? remark(`Accepted: ${about}.`) : undefined;
  }
  if (isRepeated(answer))
    return wants === 'one-taken' ? undefined : { kind: 'asked-again', why: `Answered ${status}: ${AGAIN}.${more}` };
  if (wants === 'taken' || wants === 'one-taken')
    return { kind: 'good-refused', why: `Refused with ${status}, which is final: the delivery is lost.${more}` };
  return undefined;
};

const slowest = (answers: readonly Posted[]): Posted | undefined => answers.toSorted((a, b) => b.ms - a.ms)[0];

interface Judged {
  readonly finding: Finding | undefined;
  readonly answer: Posted | undefined;
}

type Stopped = readonly [answer: Posted | undefined, why: string];

const notTaken = (answers: readonly Posted[], about: string): Stopped => {
  const answer = answers.find((each) => !isAccepted(each));
  const why = answer === undefined ? '' : (findingOf('taken', answer, about)?.why ?? '');
  return [answer, `Not sent, for the one before it was not taken. ${why}`];
};

const notRefused = (answers: readonly Posted[]): Stopped => {
  const answer = answers.find((each) => isAccepted(each) || each.outcome === 'late');
  return [
    answer,
    `Not sent, for the forgery before it was ${answer?.outcome === 'late' ? 'not answered' : 'accepted'}.`,
  ];
};

/** The first that is wrong, of the last round where all were sent. */
export const answerFinding = ({ entry: { wants, about }, plan, rounds }: Sending): Judged => {
  const last = rounds.at(-1) ?? [];
  if (rounds.length < plan.rounds.length) {
    const [answer, why] = plan.before === 'refused' ? notRefused(last) : notTaken(last, about);
    return { answer, finding: { kind: 'not-sent', why: answer === undefined ? 'It was interrupted.' : why } };
  }
  for (const answer of last) {
    const finding = findingOf(wants, answer, answer.about ?? about);
    if (finding !== undefined) return { answer, finding };
  }
  if (wants === 'one-taken' && !last.some(isAccepted))
    return { answer: last[0], finding: { kind: 'asked-again', why: `None of them was taken: ${AGAIN}.` } };
  return { answer: slowest(last), finding: undefined };
};
