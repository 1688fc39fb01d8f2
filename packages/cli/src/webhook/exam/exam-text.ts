/** An exam as people read it: a line a delivery, what to do below those that failed, the report card, and how many there were. */
import { widthOf } from '../../fit-text';
import type { Style } from '../../io';
import { inOneLine } from '../../terminal-text';
import { wrapText } from '../../wrap-text';
import type { FindingKind } from './finding';
import type { Examined } from './judge';
import { type CardLine, likelyCause, reportCard } from './report-card';

const INDENT = '  ';
/** Columns that a text needs at least. */
const LEAST = 20;

interface Layout {
  readonly style: Style;
  /** Of the terminal; a pipe has any number. */
  readonly columns: number;
}

/** A text below a line, broken between words; a sign stands before its first one. */
const below = (text: string, columns: number, sign = ''): readonly string[] => {
  const width = sign === '' ? 0 : widthOf(sign) + 1;
  const lines = wrapText(inOneLine(text), Math.max(LEAST, columns - INDENT.length - width), { whole: true });
  return lines.map((line, at) => `${INDENT}${at === 0 && sign !== '' ? `${sign} ` : ' '.repeat(width)}${line}`);
};

const MARKS = { passed: '✓', failed: '✗', note: '–', good: '✓', bad: '✗', unknown: '–' } as const;

const paint = (verdict: keyof typeof MARKS, { green, red, dim }: Style): ((text: string) => string) =>
  verdict === 'passed' || verdict === 'good' ? green : verdict === 'failed' || verdict === 'bad' ? red : dim;

/** Whether what it is about was never sent: an answer is one to what came before. */
const isUnsent = ({ findings: [first] }: Examined): boolean => first?.kind === 'not-sent';

/** The outcome without its reason, which stands below. */
const outcome = (each: Examined): string => {
  const { answer } = each;
  if (answer === undefined || isUnsent(each)) return 'not sent';
  if (answer.outcome === 'late') return 'no answer';
  if (answer.outcome === 'unreachable') return 'no connection';
  return `${answer.status} in ${answer.ms} ms`;
};

const SEE_LOG =
  'See in its log why it failed: an error that nobody caught, perhaps. What is refused is answered 4xx, also where verification throws, as webhookHandler of @vid/webhook-verify does.';

/** What to do about a failure of the way, whichever delivery it was; of good ones the entry says more. */
const onTheWay = (kind: FindingKind, isGood: boolean): string | undefined => {
  if (kind === 'late')
    return isGood ? 'Answer first and do slow work later: answerAfterMs of @vid/webhook-verify, or a queue.' : SEE_LOG;
  if (kind === 'broken') return SEE_LOG;
  if (kind === 'asked-again') return isGood ? undefined : SEE_LOG;
  if (kind === 'redirected')
    return 'Give the service, and --to, the address that the redirect leads to; many a framework redirects for a slash at the end.';
  return undefined;
};

const mendOf = ({ findings: [finding], entry }: Examined): string | undefined => {
  if (finding === undefined || finding.kind === 'not-sent') return undefined;
  return onTheWay(finding.kind, entry.wants === 'taken' || entry.wants === 'one-taken') ?? entry.mend;
};

const SHOWN = 3;

/** All that was found, as one text. */
const whyOf = ({ findings }: Examined): string => {
  const more = findings.length - SHOWN;
  const shown = findings.slice(0, SHOWN).map(({ why }) => why);
  return [...shown, ...(more > 0 ? [`And ${more} more like it.`] : [])].join(' ');
};

/** The columns of a name, which give way to the longest outcome in a narrow terminal. */
const nameColumns = (examined: readonly Examined[], columns: number): number => {
  const outcomes = Math.max(...examined.map((each) => outcome(each).length));
  const names = Math.max(...examined.map(({ entry }) => entry.name.length));
  return Math.max(0, Math.min(names, columns - 2 * INDENT.length - outcomes));
};

/** Mark, name and outcome in one line, or the outcome below where there is no room. */
const firstLines = (each: Examined, width: number, { style, columns }: Layout): readonly string[] => {
  const { entry, verdict } = each;
  const text = outcome(each);
  const mark = isUnsent(each) ? '?' : MARKS[verdict];
  const named = `${paint(verdict, style)(mark)} ${entry.name.padEnd(width)}`;
  const taken = 2 * INDENT.length + Math.max(width, entry.name.length) + text.length;
  return taken <= columns ? [`${named}${INDENT}${style.dim(text)}`] : [named.trimEnd(), `${INDENT}${style.dim(text)}`];
};

const deliveryLines = (examined: readonly Examined[], layout: Layout): readonly string[] => {
  const width = nameColumns(examined, layout.columns);
  const told = new Set<string>();
  return examined.flatMap((each) => {
    const { wants } = each.entry;
    const lines = firstLines(each, width, layout);
    if (each.findings.length === 0) return lines;
    const mend = mendOf(each);
    const isTold = mend === undefined || told.has(mend);
    if (mend !== undefined) told.add(mend);
    const isAdvised = !isTold && (each.verdict === 'failed' || wants === 'free' || wants === 'rather-refused');
    return [...lines, ...below(whyOf(each), layout.columns), ...(isAdvised ? below(mend, layout.columns, '→') : [])];
  });
};

const cardLines = (card: readonly CardLine[], { style, columns }: Layout): readonly string[] =>
  card.flatMap(({ verdict, text }) => {
    const [first = '', ...others] = below(text, columns, MARKS[verdict]);
    return [first.replace(MARKS[verdict], paint(verdict, style)), ...others];
  });

export const countsOf = (examined: readonly Examined[]): Readonly<Record<Examined['verdict'], number>> => {
  const count = (wanted: Examined['verdict']): number => examined.filter(({ verdict }) => verdict === wanted).length;
  return { passed: count('passed'), failed: count('failed'), note: count('note') };
};

export const examText = (
  examined: readonly Examined[],
  { isProbed, ...layout }: Layout & { readonly isProbed: boolean },
): string => {
  const { passed, failed, note } = countsOf(examined);
  const cause = likelyCause(examined);
  const notes = note === 0 ? '' : `, ${note} ${note === 1 ? 'note' : 'notes'}`;
  return [
    ...deliveryLines(examined, layout),
    '',
    layout.style.bold('Report card'),
    ...cardLines(reportCard(examined, isProbed), layout),
    ...(cause === undefined ? [] : ['', ...below(cause, layout.columns).map((line) => line.slice(INDENT.length))]),
    '',
    `${passed} passed, ${failed} failed${notes}`,
  ].join('\n');
};

/** The same for programs. */
export const examMembers = (to: string, examined: readonly Examined[]): object => {
  const { passed, failed } = countsOf(examined);
  return {
    to,
    passed,
    failed,
    deliveries: examined.map((each) => ({
      name: each.entry.name,
      sent_at: each.sentAt,
      status: !isUnsent(each) && each.answer?.outcome === 'answered' ? each.answer.status : null,
      ms: isUnsent(each) ? null : (each.answer?.ms ?? null),
      verdict: each.verdict,
      ...(each.findings.length === 0 ? {} : { why: whyOf(each) }),
    })),
  };
};
