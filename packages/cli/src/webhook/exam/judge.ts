/** What each delivery of an exam has come to. Pure: answers and what was acted on go in, verdicts come out. */
import { isAccepted } from '../sent';
import type { Act } from './exam-entry';
import { FINDING_KINDS, type Finding } from './finding';
import { answerFinding } from './judge-answer';
import type { Acted } from './probe';
import type { Sending } from './send-exam';
import type { Posted } from './shot';

export interface Examined extends Sending {
  readonly verdict: 'passed' | 'failed' | 'note';
  /** What matters most comes first. */
  readonly findings: readonly Finding[];
  /** The answer that the verdict goes by, or the slowest. */
  readonly answer: Posted | undefined;
}

/** The events that the receiver acts on at all. */
const eventsActedOn = (sendings: readonly Sending[], acted: Acted): ReadonlySet<string> =>
  new Set(
    sendings.flatMap(({ plan }) =>
      plan.acts.filter(({ id, times }) => times === 'once' && acted.has(id)).map(({ event }) => event),
    ),
  );

const actFinding = (
  { id, event, times, from = 0 }: Act,
  { plan, rounds }: Sending,
  acted: Acted,
  known: ReadonlySet<string>,
): Finding | undefined => {
  const count = acted.get(id) ?? 0;
  const it = plan.acts.length > 1 ? id : 'It';
  if (times === 'never' && count > 0)
    return { kind: 'acted-on-forgery', why: `${it} was acted on, and there was nothing to do for it.` };
  if (times !== 'once') return undefined;
  if (count > 1) return { kind: 'acted-twice', why: `${it} was acted on ${count} times.` };
  if (count === 1 || !rounds.slice(from).flat().some(isAccepted)) return undefined;
  // A receiver may have no use for an event; one that acts on nothing, or on its like, has lost this one.
  if (known.size === 0 || known.has(event))
    return { kind: 'lost', why: `${it} was accepted, but not acted on: the probe does not list it.` };
  return {
    kind: 'remark',
    why: `Accepted and not acted on, as no ${event} was: right where your app has no use for it.`,
  };
};

const rank = ({ kind }: Finding): number => FINDING_KINDS.indexOf(kind);

const judge = (sending: Sending, acted: Acted | undefined, known: ReadonlySet<string>): Examined => {
  const { entry, plan, rounds } = sending;
  const { finding, answer } = answerFinding(sending);
  const done =
    acted === undefined ? [] : plan.acts.map((act) => actFinding(act, sending, acted, known)).filter(isFound);
  const isUnseen =
    acted === undefined && entry.unseen !== undefined && finding === undefined && rounds.at(-1)?.some(isAccepted);
  const findings = [
    ...(finding === undefined ? [] : [finding]),
    ...done,
    ...(isUnseen === true ? [{ kind: 'remark', why: entry.unseen ?? '' } as const] : []),
  ].toSorted((a, b) => rank(a) - rank(b));
  const verdict = findings.length === 0 ? 'passed' : findings.every(isRemark) ? 'note' : 'failed';
  return { ...sending, findings, answer, verdict };
};

const isFound = (finding: Finding | undefined): finding is Finding => finding !== undefined;
const isRemark = ({ kind }: Finding): boolean => kind === 'remark';

/** `acted` is what the probe told, where there is one. */
export const judgeExam = (sendings: readonly Sending[], acted: Acted | undefined): readonly Examined[] => {
  const known = acted === undefined ? new Set<string>() : eventsActedOn(sendings, acted);
  return sendings.map((sending) => judge(sending, acted, known));
};
