/** What is told of each exchange: lines for people on stderr, or one JSON value a line on stdout. */
import type { Io } from '../io';
import type { Finding } from '../judge/rules';
import { quoted } from '../judge/shown';
import { inOneLine } from '../terminal-text';
import { say } from '../webhook/say';
import type { Passing } from './passing';

export interface ProxyView {
  /** `target` is the path as it may be shown. */
  show(this: void, passing: Passing, target: string, findings: readonly Finding[]): void;
  /** The closing line; gives the number of violations. */
  close(this: void): number;
}

const endOf = ({ answer, broken }: Passing): string => {
  if (broken === 'client') return 'the client left';
  if (broken === 'unreachable') return 'the service could not be reached';
  if (broken === 'reset') return 'reset by the service';
  return broken === 'closed' ? 'cut by the service' : String(answer?.status);
};

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The same fault at another exchange. */
const kindOf = ({ rule, expected, got }: Finding): string =>
  JSON.stringify([rule, expected.replaceAll(/#\d+/g, '#'), got.replaceAll(/\d+/g, '0')]);

export const openProxyView = (io: Io, { quiet }: { readonly quiet: boolean }): ProxyView => {
  let exchanges = 0;
  let violations = 0;
  let notes = 0;
  const told = new Map<string, { readonly finding: Finding; readonly number: number; more: number }>();

  const tell = (number: number, finding: Finding): void => {
    const { kind, side, rule, section, expected, got, next } = finding;
    if (kind === 'violation') violations += 1;
    else notes += 1;
    const known = told.get(kindOf(finding));
    if (known !== undefined) known.more += 1;
    else told.set(kindOf(finding), { finding, number, more: 0 });
    if (io.json || known !== undefined) return;
    const { style } = io;
    const mark = kind === 'violation' ? style.red('violation') : style.cyan('note');
    say(io, `#${number} ${mark} by the ${side}: ${rule} (${section})`);
    // Set in: whoever reads many finds the next one by its first line.
    for (const line of [`expected ${inOneLine(expected)}`, `got      ${inOneLine(got)}`, `${next}.`])
      io.note(`  ${line}`);
  };

  return {
    show(passing, shownTarget, findings) {
      exchanges += 1;
      const { number, request, answer, at, endedAt, broken } = passing;
      const target = quoted(shownTarget);
      if (io.json)
        io.record({
          event: 'exchange',
          number,
          at: new Date(at).toISOString(),
          ms: endedAt - at,
          method: request.method,
          path: target,
          status: answer?.status ?? null,
          ...(broken === undefined ? {} : { broken }),
          violations: findings.filter(({ kind }) => kind === 'violation').length,
          notes: findings.filter(({ kind }) => kind === 'note').length,
        });
      else if (!quiet)
        io.note(
          io.style.dim(`#${number} ${inOneLine(`${request.method} ${target}`)}  ${endOf(passing)}  ${endedAt - at} ms`),
        );
      for (const finding of findings) {
        tell(number, finding);
        if (!io.json) continue;
        const { kind, side, rule, section, expected, got, next } = finding;
        io.record({
          event: kind,
          exchange: number,
          method: request.method,
          path: target,
          side,
          rule,
          section,
          expected,
          got,
          next,
        });
      }
    },
    close() {
      for (const { finding, number, more } of told.values())
        if (more > 0) say(io, `${finding.rule} as in #${number}: ${plural(more, 'time')} more`);
      if (io.json) io.record({ event: 'end', exchanges, violations, notes });
      io.note(`${plural(exchanges, 'exchange')}, ${plural(violations, 'violation')}`);
      return violations;
    },
  };
};
