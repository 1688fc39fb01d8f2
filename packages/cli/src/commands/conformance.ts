/** `vid conformance`: the specification as checks, against any implementation. */
import type { Command } from 'commander';
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
import { XML } from '../output/file-kind';
import { fillWith } from '../output/fill-with';
import { requireBaseUrl } from '../require-base-url';
import { openSession, type Session } from '../session';

interface ConformanceFlags extends ServiceFlags {
  readonly junit?: string;
  readonly only?: string;
  readonly force?: boolean;
}

const openJunit = async ({ junit, force }: ConformanceFlags, json: boolean): Promise<Output | undefined> =>
  junit === undefined ? undefined : checkOutput(junit, { kind: XML, force, flag: `--junit ${junit}`, ask: !json });

const tell = ({ io }: Session, report: ConformanceReport, junit: Output | undefined): void => {
  if (junit?.isStdout === true) return;
  if (io.json) io.data(report, '');
  else io.line(report, totalText(report));
};

const conformance = async (session: Session, flags: ConformanceFlags): Promise<void> => {
  const { io, settings } = session;
  const checks = chosen(CHECKS, flags.only);
  const base = new URL(requireBaseUrl(settings)).origin;
  const junit = await openJunit(flags, io.json);
  const style = await openStyle(session.flags, process.stdout);
  const leaving = detachOn({
    timeoutMs: session.timeoutMs,
    onInterrupt: () => io.note('Ending: what this run made is tidied up.'),
  });
  try {
    const service = await openService(base, settings, flags, leaving.signal);
    try {
      const isShown = !io.json && junit?.isStdout !== true;
      const results = await judgeService(checks, service, {
        signal: leaving.signal,
        note: io.note,
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
