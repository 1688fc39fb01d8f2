/** The end of a batch before that of its lines. */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { Leaving } from '../interruption';
import { systemWords } from '../system-error';
import type { BatchLine } from './batch-line';
import { plural } from './plural';
import type { BatchSummary } from './run-batch';

/** Why a run ended before its lines did. */
export const detached = (
  lines: readonly BatchLine[],
  { results }: BatchSummary,
  { leaving: { broken, timedOut }, local }: { readonly leaving: Leaving; readonly local: boolean },
): CliError => {
  const running = results.filter(({ status }) => status === 'running').length;
  const unsent = lines.length - results.length;
  const why = timedOut
    ? { code: EXIT.stillRunning, what: 'The time that --timeout allows is over' }
    : broken === undefined
      ? { code: EXIT.interrupted, what: 'Interrupted' }
      : { code: EXIT.unexpected, what: `stdout can't be written (${systemWords(broken)})` };
  const parts = [
    plural(results.length - running, 'line has ended', 'lines have ended'),
    ...(local ? [] : [plural(running, 'job goes on', 'jobs go on')]),
    local ? `${unsent} are not rendered` : `${unsent} were not sent`,
  ];
  return new CliError(why.code, `${why.what}: ${parts.join(', ')}.`, {
    next: 'Run the same command again to go on; nothing is rendered twice.',
  });
};
