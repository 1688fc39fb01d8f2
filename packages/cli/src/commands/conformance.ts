/** `vid conformance`: the specification as checks, against any implementation. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { CHECKS } from '../conformance/checks';
import { chosen } from '../conformance/chosen';
import { judgeService } from '../conformance/judge-service';
import { toJunit } from '../conformance/junit';
import { openService, type ServiceFlags } from '../conformance/open-service';
import { type ConformanceReport, resultText, toReport, totalText } from '../conformance/report';
import { outOfTime } from '../deadline';
import { EXIT } from '../exit-codes';
import { detachOn } from '../interruption';
import { openStyle } from '../io';
import { checkOutput, FORCE_FLAG, type Output } from '../output/check-output';
import { JUNIT } from '../output/file-kind';
import { fillWith } from '../output/fill-with';
import { requireBaseUrl } from '../require-base-url';
import { openSession, type Session } from '../session';
import { shownAddress } from '../shown-address';
import { inOneLine } from '../terminal-text';

interface ConformanceFlags extends ServiceFlags {
  readonly junit?: string;
  readonly only?: string;
  readonly force?: boolean;
}

const openJunit = async ({ junit, force }: ConformanceFlags, json: boolean): Promise<Output | undefined> =>
  junit === undefined ? undefined : checkOutput(junit, { kind: JUNIT, force, flag: `--junit ${junit}`, ask: !json });

const tell = ({ io }: Session, report: ConformanceReport, junit: Output | undefined): void => {
  if (junit?.isStdout === true) return;
  if (io.json) io.data(report, '');
  else io.line(report, totalText(report));
};

const NO_BASE_URL =
  'Name the service that is judged with --base-url or VID_BASE_URL: a local one starts with `vid server start --allow-private-network`.';

/** What is tidied up at the end of a run, and what can't be. */
const endingText = ({ admin, spend }: ConformanceFlags): string => {
  const deleted = 'Ending: the webhooks that this run made are deleted';
  if (admin !== undefined)
    return `${deleted}; its accounts, named conformance, and their renders stay until \`vid server reset\`.`;
  return spend === true ? `${deleted}; its renders stay in your account.` : `${deleted}.`;
};

const goneError = (base: string, why: string, { not_checked: count }: ConformanceReport): CliError =>
  new CliError(EXIT.network, `${shownAddress(base)} was gone in the middle of the run: ${inOneLine(why)}.`, {
    next: `See that it runs, and start again; ${count} of the checks were not made. What was found until then is reported.`,
  });

const conformance = async (session: Session, flags: ConformanceFlags): Promise<void> => {
  const { io, settings } = session;
  const checks = chosen(CHECKS, flags.only);
  const base = new URL(requireBaseUrl(settings, NO_BASE_URL)).origin;
  const junit = await openJunit(flags, io.json);
  const style = await openStyle(session.flags, process.stdout);
  const leaving = detachOn({
    timeoutMs: session.timeoutMs,
    onInterrupt: () => io.note(endingText(flags)),
  });
  try {
    const service = await openService(base, settings, flags, { signal: leaving.signal, note: io.note });
    let gone: string | undefined;
    try {
      const isShown = !io.json && junit?.isStdout !== true;
      const results = await judgeService(checks, service, {
        signal: leaving.signal,
        note: io.note,
        onGone: (why) => {
          gone = why;
        },
        onResult: (result, check) => {
          if (isShown) io.line(result, resultText(result, check, style));
        },
      });
      if (leaving.timedOut) throw outOfTime(session.flags);
      if (leaving.broken !== undefined) throw leaving.broken;
      if (leaving.signal.aborted) {
        process.exitCode = EXIT.interrupted;
        return;
      }
      const report = toReport(base, results);
      tell(session, report, junit);
      await junit?.write(fillWith(toJunit(report)));
      if (gone !== undefined) throw goneError(base, gone, report);
      if (report.failed > 0) process.exitCode = EXIT.checkFailed;
    } finally {
      await service.close();
    }
  } catch (error) {
    if (leaving.timedOut) throw outOfTime(session.flags);
    if (!leaving.signal.aborted || leaving.broken !== undefined) throw error;
    process.exitCode = EXIT.interrupted;
  } finally {
    leaving.release();
  }
};

export const define = (command: Command): void => {
  command
    .addHelpText(
      'before',
      [
        'Examples:',
        '  $ vid conformance --base-url http://127.0.0.1:4600 --admin http://127.0.0.1:4600/_admin',
        '  $ vid conformance --base-url https://api.example.com --api-key-file key.txt',
        "  $ vid conformance --base-url http://127.0.0.1:8080 --only '^hook-' --json",
        '  $ vid conformance --base-url https://staging.example.com --spend --junit report.xml',
        '',
      ].join('\n'),
    )
    .option('--spend', 'also send what spends credits of the account, or could')
    .option(
      '--admin <url>',
      "the local server's admin API: checks states that the wire alone can't reach, in accounts of its own",
    )
    .option('--junit <file>', 'also write the result as JUnit XML')
    .option('--only <regex>', 'run only the checks whose name matches')
    .option(...FORCE_FLAG)
    .action(async () => {
      const session = await openSession(command, { keepsTime: true });
      await conformance(session, command.opts<ConformanceFlags>());
    });
};
